/** The routes of the public site: matching and building their paths. */
import { decodeId, encodeId } from '../../contract/encodedIds.ts';
import { type LineaSlug, lineas } from '../../contract/lineas.ts';

export const sitePaths = {
  inicio: '/',
  proyectos: '/proyectos_investigacion',
  integrantes: '/integrantes_grupo_investigacion',
  productos: '/productos_investigacion',
  proyecto: (id: number) => `/proyecto_investigacion/${encodeId(id)}`,
  integrante: (id: number) => `/integrante_grupo_investigacion/${encodeId(id)}`,
  producto: (id: number) => `/productos_investigacion_detail/${encodeId(id)}`,
  linea: (slug: LineaSlug) => `/lineas/${lineas[slug].pathSegment}`,
} as const;

/** A page of the public site; `id` is null if the link has no valid id. */
export type PublicRoute =
  | { page: 'inicio' | 'proyectos' | 'integrantes' | 'productos' | 'notFound' }
  | { page: 'proyecto' | 'integrante' | 'producto'; id: number | null }
  | { page: 'linea'; slug: LineaSlug };
export type Route = PublicRoute | { page: 'admin' };

const lists = {
  '': 'inicio',
  proyectos_investigacion: 'proyectos',
  integrantes_grupo_investigacion: 'integrantes',
  productos_investigacion: 'productos',
} as const;

const details = {
  proyecto_investigacion: 'proyecto',
  integrante_grupo_investigacion: 'integrante',
  productos_investigacion_detail: 'producto',
} as const;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key);

/** Matches a path. Names are case-insensitive, ids are case-sensitive. */
export function matchRoute(path: string): Route {
  const [name = '', id, ...rest] = path.split('/').filter((part) => part !== '');
  const key = name.toLowerCase();
  if (key === 'admin') return { page: 'admin' };
  if (rest.length > 0) return { page: 'notFound' };
  if (id === undefined) return { page: isKeyOf(lists, key) ? lists[key] : 'notFound' };
  if (isKeyOf(details, key)) return { page: details[key], id: decodeId(decode(id)) };
  const slug = decode(id).toLowerCase();
  if (key === 'lineas' && isKeyOf(lineas, slug)) return { page: 'linea', slug };
  return { page: 'notFound' };
}
