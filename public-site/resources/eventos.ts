import { LazyPart } from '../components/LazyPart.ts';

export const eventos = {
  eventos: new LazyPart(() => import('../pages/EventosPage/EventosPage.tsx')),
  evento: new LazyPart(() => import('../pages/EventoPage/EventoPage.tsx')),
};
