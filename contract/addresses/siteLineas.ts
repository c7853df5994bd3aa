/** Finding a research line in the site settings. */

import type { SiteLinea } from '../identidad/siteSettings.ts';
import { type PublicRoute, type Route, sitePaths } from './siteRoutes.ts';

/** The last segment of a line's canonical path. */
export const slugOfLinea = ({ direccion }: Pick<SiteLinea, 'direccion'>): string => direccion.toLowerCase();

export const lineaPath = (linea: Pick<SiteLinea, 'direccion'>): string => sitePaths.linea(slugOfLinea(linea));

/** The line whose current, else former, address this is; null without one. */
export function lineaAt(lineas: readonly SiteLinea[], direccion: string): SiteLinea | null {
  const slug = direccion.toLowerCase();
  const found = lineas.find((linea) => slugOfLinea(linea) === slug);
  return found ?? lineas.find(({ anteriores }) => anteriores.includes(slug)) ?? null;
}

export const lineaOfId = (lineas: readonly SiteLinea[], id: number | null): SiteLinea | null =>
  lineas.find((linea) => linea.id === id) ?? null;

/** The lines that lists and choices show. */
export const currentLineas = (lineas: readonly SiteLinea[]): SiteLinea[] => lineas.filter(({ retirada }) => !retirada);

/** The route; the 'not found' page if no line has the address. */
export const knownRoute = <R extends Route>(route: R, lineas: readonly SiteLinea[]): R | PublicRoute =>
  route.page === 'linea' && lineaAt(lineas, route.slug) === null ? { page: 'notFound' } : route;
