/** The code and the calls of each page but the back office's: what can be fetched at once, before anything is rendered. */
import type { EndpointName, InputOf } from '../../contract/endpoints.ts';
import { lineas } from '../../contract/lineas.ts';
import type { PublicRoute } from '../router/routes.ts';
import { PageCode } from './PageCode.ts';

/** Every page but the home is downloaded when it is first wanted. */
export const pageCodes = {
  proyectos: new PageCode(() => import('./ProyectosPage/ProyectosPage.tsx')),
  proyecto: new PageCode(() => import('./ProyectoPage/ProyectoPage.tsx')),
  integrantes: new PageCode(() => import('./IntegrantesPage/IntegrantesPage.tsx')),
  integrante: new PageCode(() => import('./IntegrantePage/IntegrantePage.tsx')),
  productos: new PageCode(() => import('./ProductosPage/ProductosPage.tsx')),
  producto: new PageCode(() => import('./ProductoPage/ProductoPage.tsx')),
  linea: new PageCode(() => import('./LineaPage/LineaPage.tsx')),
  noEncontrada: new PageCode(() => import('./NotFoundPage/NotFoundPage.tsx')),
};

/** How a call is made ahead of its page. */
type Ask = <K extends EndpointName>(name: K, input: InputOf<K>) => void;

/** Makes the calls that a page will make when it appears: the same ones, by the same keys. */
export function askFor(route: PublicRoute, ask: Ask): void {
  switch (route.page) {
    case 'inicio':
      ask('obtenerProyectos', {});
      ask('obtenerProductos', {});
      ask('obtenerEventos', {});
      break;
    case 'proyectos':
      ask('obtenerProyectos', {});
      break;
    case 'integrantes':
      ask('obtenerIntegrantes', {});
      break;
    case 'productos':
      ask('obtenerProductos', {});
      break;
    case 'proyecto':
      if (route.id !== null) ask('obtenerProyecto', { params: { id: route.id } });
      break;
    case 'integrante':
      if (route.id !== null) ask('obtenerIntegrante', { params: { id: route.id } });
      break;
    case 'producto':
      if (route.id !== null) ask('obtenerProducto', { params: { id: route.id } });
      break;
    case 'linea':
      ask('obtenerProyectosDeLinea', { params: { lineId: lineas[route.slug].id } });
      break;
  }
}
