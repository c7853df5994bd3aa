import { LazyPart } from '../components/LazyPart.ts';

export const lineas = {
  linea: new LazyPart(() => import('../pages/LineaPage/LineaPage.tsx')),
};
