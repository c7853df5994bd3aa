import { LazyPage } from './LazyPage.ts';

/** All public pages but the home: each is a lazy chunk. */
export const lazyPages = {
  proyectos: new LazyPage(() => import('./ProyectosPage/ProyectosPage.tsx')),
  proyecto: new LazyPage(() => import('./ProyectoPage/ProyectoPage.tsx')),
  integrantes: new LazyPage(() => import('./IntegrantesPage/IntegrantesPage.tsx')),
  integrante: new LazyPage(() => import('./IntegrantePage/IntegrantePage.tsx')),
  productos: new LazyPage(() => import('./ProductosPage/ProductosPage.tsx')),
  producto: new LazyPage(() => import('./ProductoPage/ProductoPage.tsx')),
  linea: new LazyPage(() => import('./LineaPage/LineaPage.tsx')),
  notFound: new LazyPage(() => import('./NotFoundPage/NotFoundPage.tsx')),
};
