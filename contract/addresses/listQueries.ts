import { isListPage, LISTED } from '../resources/recordPages.ts';
import { siteResources } from '../resources/siteResources.ts';
import { SEARCH_MAX } from '../values/constants.ts';
import { isSitePage, type SitePage, sitePages } from './sitePages.ts';
import type { PublicRoute } from './siteRoutes.ts';

/** The filters of a page in its query; other parameters do not change what it shows. Undefined for a page without a query. */
function filtersOf(page: PublicRoute['page']): readonly string[] | undefined {
  if (isListPage(page)) return siteResources[page].list.filters;
  if (page === 'linea') return [];
  const row: SitePage | undefined = isSitePage(page) ? sitePages[page] : undefined;
  return row?.parameters;
}

/** The lists that can be shown as rows. */
const WITH_ROWS: readonly PublicRoute['page'][] = LISTED.filter((page) => 'withRows' in siteResources[page].list);

/** Query parameter of the form in which a list is shown. Without it, and with any other value, the list has cards. */
export const VIEW_PARAMETER = 'vista';
export const ROWS_VIEW = 'lista';

/** Query parameter of the page number. */
export const PAGE_PARAMETER = 'pagina';

/** Records on one page of a list. */
export const PAGE_SIZE = 30;

/** The page that a query selects. 1 also for the whole list, which another text than the digits of a number above 1 selects. */
export function pageNumberOf(query: URLSearchParams): number {
  const text = query.get(PAGE_PARAMETER) ?? '';
  return /^\d+$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/** The number of the last page of a list, which has at least one. */
export const lastPageOf = (length: number): number => Math.max(1, Math.ceil(length / PAGE_SIZE));

/** Pages with a higher number are rendered, but not cached. */
const CACHED_PAGES = 1_000;

/** The text that the search page searches for, cut to SEARCH_MAX. @param query without '?' */
export const searchedText = (query: string): string =>
  (new URLSearchParams(query).get('q') ?? '').trim().slice(0, SEARCH_MAX).trim();

export interface ListQuery {
  /** the parameters that the page reads, in a fixed order and without '?'; '' for the whole list */
  query: string;
  /** false if only few queries of this kind exist, so that their pages can be cached */
  isFiltered: boolean;
}

/** What a page reads of the query of its address. @param query without '?' */
export function listQueryOf({ page }: PublicRoute, query: string): ListQuery {
  const filters = filtersOf(page);
  if (filters === undefined || query === '') return { query: '', isFiltered: false };
  const sent = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of isSitePage(page) ? filters : [...filters, PAGE_PARAMETER]) {
    const value = sent.get(name) ?? '';
    if (value !== '' && !(name === PAGE_PARAMETER && value === '1')) read.set(name, value);
  }
  if (WITH_ROWS.includes(page) && sent.get(VIEW_PARAMETER) === ROWS_VIEW) read.set(VIEW_PARAMETER, ROWS_VIEW);
  const number = read.get(PAGE_PARAMETER);
  const isCacheable = number === null || (/^[1-9]\d{0,3}$/.test(number) && Number(number) <= CACHED_PAGES);
  return { query: read.toString(), isFiltered: filters.some((name) => read.has(name)) || !isCacheable };
}
