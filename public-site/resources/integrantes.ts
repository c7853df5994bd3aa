import { LazyPart } from '../components/LazyPart.ts';

export const integrantes = {
  integrantes: new LazyPart(() => import('../pages/IntegrantesPage/IntegrantesPage.tsx')),
  integrante: new LazyPart(() => import('../pages/IntegrantePage/IntegrantePage.tsx')),
};
