/** The pages that are about no record and list no resource of their own: all that the first load reads of them. */
import { isListPage, LISTED, type ListPage } from '../resources/recordPages.ts';
import { siteResources } from '../resources/siteResources.ts';
import { type NamesWith, namesWith } from '../resources/withPart.ts';

export interface SitePage {
  readonly path: string;
  /** its title, and the text of the links to it */
  readonly name: string;
  /** the lists that it shows, whose calls it makes */
  readonly lists: readonly ListPage[];
  /** its content are the records of its one list, for search engines too */
  readonly collection?: true;
  /** the parameters that it reads of its query */
  readonly parameters?: readonly string[];
  /** search engines do not list it. All others are in the sitemap and the site map, and have a linkset and a description */
  readonly noIndex?: true;
  readonly inFooter?: true;
}

/** The pages in the order in which the footer and the site map name them; the home is the first. */
export const sitePages = {
  inicio: { path: '/', name: 'Inicio', lists: namesWith(siteResources, 'teaser') },
  // Projects and people first.
  mapaDelSitio: {
    path: '/mapa_del_sitio',
    name: 'Mapa del sitio',
    lists: [...new Set<ListPage>(['proyectos', 'integrantes', ...LISTED])],
    inFooter: true,
  },
  buscar: { path: '/buscar', name: 'Buscar', lists: [], parameters: ['q'], noIndex: true },
  accesibilidad: { path: '/accesibilidad', name: 'Accesibilidad', lists: [], inFooter: true },
} as const satisfies Record<string, SitePage>;

export type SitePageName = keyof typeof sitePages;
export const SITE_PAGES = Object.keys(sitePages) as readonly SitePageName[];
export const isSitePage = (page: string): page is SitePageName => Object.hasOwn(sitePages, page);

export type IndexedPage = Exclude<SitePageName, NamesWith<typeof sitePages, 'noIndex'>>;
export const isIndexedPage = (page: string): page is IndexedPage => isSitePage(page) && !('noIndex' in sitePages[page]);
export const INDEXED_PAGES = SITE_PAGES.filter(isIndexedPage);
export const FOOTER_PAGES = namesWith(sitePages, 'inFooter');

/** The list whose records are the content of a page; null for other pages. */
export function listOfPage(page: string): ListPage | null {
  if (isListPage(page)) return page;
  const row: SitePage | null = isSitePage(page) ? sitePages[page] : null;
  return row?.collection === true ? (row.lists[0] ?? null) : null;
}
