/** The head of a page that the browser rendered after a navigation: made by the server, as that of a document. */
import { listQueryOf } from './listQueries.ts';
import { matchRoute, type PublicRoute } from './siteRoutes.ts';

export const HEAD_PATH = '/api/cabeza';

/** Text of the two comments around the tags of a page in the head of its document. Its title is before them. */
export const HEAD_MARK = 'cabeza';

export interface PageHead {
  /** HTML of the tags between the marks */
  cabeza: string;
  /** the page says that its record was withdrawn */
  retirado?: true;
}

/** @param isFiltered the page has a query that it reads, whatever its content */
export const headAddress = (path: string, isFiltered: boolean): string =>
  `${HEAD_PATH}?ruta=${encodeURIComponent(path)}${isFiltered ? '&filtrada=1' : ''}`;

/** The address of the head of a page. @param query without '?' */
export const headAddressOf = (path: string, query: string): string =>
  headAddress(path, listQueryOf(matchRoute(path) as PublicRoute, query).query !== '');
