import type { PublicRoute } from '../../contract/siteRoutes.ts';
import { LazyPart } from '../components/LazyPart.ts';
import { eventos } from '../resources/eventos.ts';
import { integrantes } from '../resources/integrantes.ts';
import { lineas } from '../resources/lineas.ts';
import { productos } from '../resources/productos.ts';
import { proyectos } from '../resources/proyectos.ts';

/** All public pages but the home: each is a lazy chunk. */
export const lazyPages = {
  ...proyectos,
  ...productos,
  ...integrantes,
  ...lineas,
  ...eventos,
  mapaDelSitio: new LazyPart(() => import('./MapaDelSitioPage/MapaDelSitioPage.tsx')),
  buscar: new LazyPart(() => import('./BuscarPage/BuscarPage.tsx')),
  notFound: new LazyPart(() => import('./NotFoundPage/NotFoundPage.tsx')),
} satisfies { [R in PublicRoute as Exclude<R['page'], 'inicio'>]: LazyPart<R> };
