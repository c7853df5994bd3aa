import { PageCode } from './PageCode.ts';

/** The code of the public pages. All but the home are lazy chunks. */
export const pageCodes = {
  proyectos: new PageCode(() => import('./ProyectosPage/ProyectosPage.tsx')),
  proyecto: new PageCode(() => import('./ProyectoPage/ProyectoPage.tsx')),
  integrantes: new PageCode(() => import('./IntegrantesPage/IntegrantesPage.tsx')),
  integrante: new PageCode(() => import('./IntegrantePage/IntegrantePage.tsx')),
  productos: new PageCode(() => import('./ProductosPage/ProductosPage.tsx')),
  producto: new PageCode(() => import('./ProductoPage/ProductoPage.tsx')),
  linea: new PageCode(() => import('./LineaPage/LineaPage.tsx')),
  notFound: new PageCode(() => import('./NotFoundPage/NotFoundPage.tsx')),
};
