/** The routes of the public site: matching and building their paths. */

import { LISTED, type ListPage, RECORD_PAGES, RESOURCE_OF_PAGE, type RecordPage } from '../resources/recordPages.ts';
import { siteResources } from '../resources/siteResources.ts';
import { decodeId, encodeId } from '../values/encodedIds.ts';
import { slugOf } from '../values/slug.ts';
import { SITE_PAGES, type SitePageName, sitePages } from './sitePages.ts';

/** Only the canonical path carries the slug of the record's name. */
function recordPath(segment: string, id: number, nombre: string): string {
  const slug = slugOf(nombre);
  return `/${segment}/${encodeId(id)}${slug === '' ? '' : `/${slug}`}`;
}

const segmentOf = (page: RecordPage): string => siteResources[RESOURCE_OF_PAGE[page]].segment;

type PagePaths = { readonly [P in SitePageName]: (typeof sitePages)[P]['path'] };
type ListPaths = { readonly [P in ListPage]: string };
/** `nombre`: the record's; names and surnames of a member */
type RecordPaths = { readonly [P in RecordPage]: (id: number, nombre?: string) => string };

const pagePaths = Object.fromEntries(SITE_PAGES.map((page) => [page, sitePages[page].path])) as PagePaths;
const listPaths = Object.fromEntries(LISTED.map((page) => [page, `/${siteResources[page].list.segment}`])) as ListPaths;
const recordPaths = Object.fromEntries(
  RECORD_PAGES.map((page) => [page, (id: number, nombre = '') => recordPath(segmentOf(page), id, nombre)]),
) as RecordPaths;

/** Canonical paths; without the record's name, a detail page's path that the server redirects. */
export const sitePaths = {
  /** @param slug in lower case */
  linea: (slug: string) => `/lineas/${slug}`,
  /** @param slug in lower case */
  pagina: (slug: string) => `/paginas/${slug}`,
  ...pagePaths,
  ...listPaths,
  ...recordPaths,
} as const;

/** A path without a page. */
export const NO_PAGE = '/-';

/** A detail page's path with a text in place of the id. */
export const routePattern = (page: RecordPage, place: string): string => `/${segmentOf(page)}/${place}`;

export const searchPath = (q: string): string => `${sitePaths.buscar}?${new URLSearchParams({ q })}`;

/** The pages that show a record at an address that staff give it, by the first segment of their paths. */
const ADDRESSED = { lineas: 'linea', paginas: 'pagina' } as const;
export type AddressedResource = keyof typeof ADDRESSED;
export type AddressedPage = (typeof ADDRESSED)[AddressedResource];
export const ADDRESSED_PAGES = Object.values(ADDRESSED);
export const RESOURCE_OF_ADDRESSED = { linea: 'lineas', pagina: 'paginas' } as const satisfies Record<
  AddressedPage,
  AddressedResource
>;

/** A page of the public site; `id` is null if the link has no valid id. `slug` may be that of no record. */
export type PublicRoute =
  | { page: ListPage | SitePageName | 'notFound' }
  | { page: RecordPage; id: number | null }
  | { page: AddressedPage; slug: string };
export type Route = PublicRoute | { page: 'admin' };

/** Pages without a record, by their path. */
const pages = new Map<string, ListPage | SitePageName>([
  ...[...SITE_PAGES, ...LISTED].map((page) => [sitePaths[page], page] as const),
  // The pages that staff write have no list but the site map, to which the server redirects this path.
  ['/paginas', 'mapaDelSitio'],
]);
const details = new Map(RECORD_PAGES.map((page) => [segmentOf(page), page]));

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Matches a path. Names are case-insensitive, ids are case-sensitive; the slug of a detail page is ignored. */
export function matchRoute(path: string): Route {
  const [name = '', id, ...rest] = path.split('/').filter((part) => part !== '');
  const key = name.toLowerCase();
  if (key === 'admin') return { page: 'admin' };
  if (id === undefined) return { page: pages.get(`/${key}`) ?? 'notFound' };
  const page = details.get(key);
  if (page !== undefined && rest.length <= 1) return { page, id: decodeId(decode(id)) };
  const slug = decode(id).toLowerCase();
  if (rest.length === 0 && Object.hasOwn(ADDRESSED, key)) return { page: ADDRESSED[key as AddressedResource], slug };
  return { page: 'notFound' };
}
