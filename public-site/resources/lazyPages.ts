import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { BloqueId } from '../../contract/identidad/bloques.ts';
import type { SiteIdentidad } from '../../contract/identidad/identidad.ts';
import { LazyPart } from '../components/LazyPart.ts';
import type { BlockProps } from '../components/SectionHead/SectionHead.tsx';
import { eventos } from './eventos.ts';
import { integrantes } from './integrantes.ts';
import { lineas } from './lineas.ts';
import { noticias, noticiasBlock } from './noticias.ts';
import { productos } from './productos.ts';
import { proyectos } from './proyectos.ts';

/** All public pages but the home: each is a lazy chunk. */
export const lazyPages = {
  ...proyectos,
  ...productos,
  ...integrantes,
  ...lineas,
  ...eventos,
  ...noticias,
  mapaDelSitio: new LazyPart(() => import('../pages/MapaDelSitioPage/MapaDelSitioPage.tsx')),
  buscar: new LazyPart(() => import('../pages/BuscarPage/BuscarPage.tsx')),
  accesibilidad: new LazyPart(() => import('../pages/AccesibilidadPage/AccesibilidadPage.tsx')),
  notFound: new LazyPart(() => import('../pages/NotFoundPage/NotFoundPage.tsx')),
} satisfies { [R in PublicRoute as Exclude<R['page'], 'inicio'>]: LazyPart<R> };

/** Blocks of the home that a new portal does not show: each is a lazy chunk. */
type LazyBlocks = Partial<Record<BloqueId, LazyPart<BlockProps>>>;
export const lazyBlocks = { noticias: noticiasBlock } satisfies LazyBlocks;

/** Loads the code of a page. @throws if a download fails */
export async function loadPage({ page }: PublicRoute, { bloques }: Pick<SiteIdentidad, 'bloques'>): Promise<void> {
  if (page !== 'inicio') await lazyPages[page].load();
  else await Promise.all(bloques.map(({ id, visible }) => visible && (lazyBlocks as LazyBlocks)[id]?.load()));
}
