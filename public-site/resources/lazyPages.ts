import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { BloqueId } from '../../contract/identidad/bloques.ts';
import type { SiteIdentidad } from '../../contract/identidad/identidad.ts';
import { LazyPart } from '../components/LazyPart.ts';
import type { HomeBlockProps } from '../components/SectionHead/SectionHead.tsx';

/** All public pages but the home: each is a lazy chunk. */
export const lazyPages = {
  proyectos: new LazyPart(() => import('../pages/ProyectosPage/ProyectosPage.tsx')),
  proyecto: new LazyPart(() => import('../pages/ProyectoPage/ProyectoPage.tsx')),
  productos: new LazyPart(() => import('../pages/ProductosPage/ProductosPage.tsx')),
  producto: new LazyPart(() => import('../pages/ProductoPage/ProductoPage.tsx')),
  integrantes: new LazyPart(() => import('../pages/IntegrantesPage/IntegrantesPage.tsx')),
  integrante: new LazyPart(() => import('../pages/IntegrantePage/IntegrantePage.tsx')),
  linea: new LazyPart(() => import('../pages/LineaPage/LineaPage.tsx')),
  pagina: new LazyPart(() => import('../pages/PaginaPage/PaginaPage.tsx')),
  eventos: new LazyPart(() => import('../pages/EventosPage/EventosPage.tsx')),
  evento: new LazyPart(() => import('../pages/EventoPage/EventoPage.tsx')),
  noticias: new LazyPart(() => import('../pages/NoticiasPage/NoticiasPage.tsx')),
  noticia: new LazyPart(() => import('../pages/NoticiaPage/NoticiaPage.tsx')),
  mapaDelSitio: new LazyPart(() => import('../pages/MapaDelSitioPage/MapaDelSitioPage.tsx')),
  buscar: new LazyPart(() => import('../pages/BuscarPage/BuscarPage.tsx')),
  accesibilidad: new LazyPart(() => import('../pages/AccesibilidadPage/AccesibilidadPage.tsx')),
  notFound: new LazyPart(() => import('../pages/NotFoundPage/NotFoundPage.tsx')),
} satisfies { [R in PublicRoute as Exclude<R['page'], 'inicio'>]: LazyPart<R> };

/** Blocks of the home that a new portal does not show: each is a lazy chunk. */
type LazyBlocks = Partial<Record<BloqueId, LazyPart<HomeBlockProps>>>;
export const lazyBlocks = {
  noticias: new LazyPart(() => import('../components/NoticiaCard/NoticiasBlock.tsx')),
} satisfies LazyBlocks;

/** Loads the code of a page. @throws if a download fails */
export async function loadPage({ page }: PublicRoute, { bloques }: Pick<SiteIdentidad, 'bloques'>): Promise<void> {
  if (page !== 'inicio') await lazyPages[page].load();
  else await Promise.all(bloques.map(({ id, visible }) => visible && (lazyBlocks as LazyBlocks)[id]?.load()));
}
