import { lazyCarousel } from '../components/IntegrantesCarousel/lazyCarousel.ts';
import { LazyPart } from '../components/LazyPart.ts';

/** All public pages but the home: each is a lazy chunk. */
export const lazyPages = {
  proyectos: new LazyPart(() => import('./ProyectosPage/ProyectosPage.tsx')),
  proyecto: new LazyPart(() => import('./ProyectoPage/ProyectoPage.tsx')),
  integrantes: new LazyPart(async () => {
    const [page] = await Promise.all([import('./IntegrantesPage/IntegrantesPage.tsx'), lazyCarousel.load()]);
    return page;
  }),
  integrante: new LazyPart(() => import('./IntegrantePage/IntegrantePage.tsx')),
  productos: new LazyPart(() => import('./ProductosPage/ProductosPage.tsx')),
  producto: new LazyPart(() => import('./ProductoPage/ProductoPage.tsx')),
  eventos: new LazyPart(() => import('./EventosPage/EventosPage.tsx')),
  evento: new LazyPart(() => import('./EventoPage/EventoPage.tsx')),
  linea: new LazyPart(() => import('./LineaPage/LineaPage.tsx')),
  mapaDelSitio: new LazyPart(() => import('./MapaDelSitioPage/MapaDelSitioPage.tsx')),
  buscar: new LazyPart(() => import('./BuscarPage/BuscarPage.tsx')),
  notFound: new LazyPart(() => import('./NotFoundPage/NotFoundPage.tsx')),
};
