/** The routes of the public site: matching and building their paths. The same routes match hash paths and real URLs. */
import { decodeId, encodeId } from './encodedIds.ts';
import type { SiteLinea } from './siteSettings.ts';
import { slugOf } from './slug.ts';

/** Only the canonical path carries the slug of the record's name. */
const DETAIL_SEGMENTS = {
  proyecto: 'proyecto_investigacion',
  integrante: 'integrante_grupo_investigacion',
  producto: 'productos_investigacion_detail',
  evento: 'evento',
} as const;

function detailPath(page: keyof typeof DETAIL_SEGMENTS, id: number, nombre: string): string {
  const slug = slugOf(nombre);
  return `/${DETAIL_SEGMENTS[page]}/${encodeId(id)}${slug === '' ? '' : `/${slug}`}`;
}

/** Canonical paths; without the record's name, a detail page's hash path. */
export const sitePaths = {
  inicio: '/',
  proyectos: '/proyectos_investigacion',
  integrantes: '/integrantes_grupo_investigacion',
  productos: '/productos_investigacion',
  eventos: '/eventos',
  mapaDelSitio: '/mapa_del_sitio',
  buscar: '/buscar',
  proyecto: (id: number, nombre = '') => detailPath('proyecto', id, nombre),
  /** @param nombre names and surnames */
  integrante: (id: number, nombre = '') => detailPath('integrante', id, nombre),
  producto: (id: number, nombre = '') => detailPath('producto', id, nombre),
  evento: (id: number, nombre = '') => detailPath('evento', id, nombre),
  /** @param slug as hash addresses spell it, otherwise in lower case */
  linea: (slug: string) => `/lineas/${slug}`,
} as const;

/** A detail page's path with a text in place of the id. */
export const routePattern = (page: keyof typeof DETAIL_SEGMENTS, place: string): string =>
  `/${DETAIL_SEGMENTS[page]}/${place}`;

export const searchPath = (q: string): string => `${sitePaths.buscar}?${new URLSearchParams({ q })}`;

/** A page of the public site; `id` is null if the link has no valid id. `slug` may be that of no line. */
export type PublicRoute =
  | { page: 'inicio' | 'proyectos' | 'integrantes' | 'productos' | 'eventos' | 'mapaDelSitio' | 'buscar' | 'notFound' }
  | { page: 'proyecto' | 'integrante' | 'producto' | 'evento'; id: number | null }
  | { page: 'linea'; slug: string };
export type Route = PublicRoute | { page: 'admin' };

const lists = {
  '': 'inicio',
  proyectos_investigacion: 'proyectos',
  integrantes_grupo_investigacion: 'integrantes',
  productos_investigacion: 'productos',
  eventos: 'eventos',
  mapa_del_sitio: 'mapaDelSitio',
  buscar: 'buscar',
} as const;

const details = {
  [DETAIL_SEGMENTS.proyecto]: 'proyecto',
  [DETAIL_SEGMENTS.integrante]: 'integrante',
  [DETAIL_SEGMENTS.producto]: 'producto',
  [DETAIL_SEGMENTS.evento]: 'evento',
} as const;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key);

/** Matches a path. Names are case-insensitive, ids are case-sensitive; the slug of a detail page is ignored. */
export function matchRoute(path: string): Route {
  const [name = '', id, ...rest] = path.split('/').filter((part) => part !== '');
  const key = name.toLowerCase();
  if (key === 'admin') return { page: 'admin' };
  if (id === undefined) return { page: isKeyOf(lists, key) ? lists[key] : 'notFound' };
  if (isKeyOf(details, key) && rest.length <= 1) return { page: details[key], id: decodeId(decode(id)) };
  const slug = decode(id).toLowerCase();
  if (key === 'lineas' && rest.length === 0) return { page: 'linea', slug };
  return { page: 'notFound' };
}

function pathInHash(path: string, lineas: readonly Pick<SiteLinea, 'direccion'>[]): string {
  const route = matchRoute(path);
  if ('id' in route && route.id !== null) return sitePaths[route.page](route.id);
  const linea = route.page === 'linea' && lineas.find(({ direccion }) => direccion.toLowerCase() === route.slug);
  return linea ? sitePaths.linea(linea.direccion) : path;
}

/** The path after '#': without the record's slug, and with a line's address as staff spell it. */
export function hashPath(address: string, lineas: readonly Pick<SiteLinea, 'direccion'>[]): string {
  const [path = '', query] = address.split('?');
  return query === undefined ? pathInHash(path, lineas) : `${pathInHash(path, lineas)}?${query}`;
}
