import { LazyPage } from './LazyPage.ts';

/** All public pages but the home: each is a lazy chunk. */
export const lazyPages = {
  proyectos: new LazyPage(() => import('./ProyectosPage/ProyectosPage.tsx')),
  proyecto: new LazyPage(() => import('./ProyectoPage/ProyectoPage.tsx')),
  integrantes: new LazyPage(() => import('./IntegrantesPage/IntegrantesPage.tsx')),
  integrante: new LazyPage(() => import('./IntegrantePage/IntegrantePage.tsx')),
  productos: new LazyPage(() => import('./ProductosPage/ProductosPage.tsx')),
  producto: new LazyPage(() => import('./ProductoPage/ProductoPage.tsx')),
  eventos: new LazyPage(() => import('./EventosPage/EventosPage.tsx')),
  evento: new LazyPage(() => import('./EventoPage/EventoPage.tsx')),
  linea: new LazyPage(() => import('./LineaPage/LineaPage.tsx')),
  mapaDelSitio: new LazyPage(() => import('./MapaDelSitioPage/MapaDelSitioPage.tsx')),
  notFound: new LazyPage(() => import('./NotFoundPage/NotFoundPage.tsx')),
};
