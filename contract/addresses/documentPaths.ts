/** The addresses of the documents that machines read: sitemap, feeds, calendars and linksets. */
import type { ListFeed } from '../resources/siteResources.ts';
import { sitePaths } from './siteRoutes.ts';

/** A list's, or that of a line with its slug. */
export type FeedName = ListFeed | `lineas/${string}`;
export type FeedFormat = 'atom' | 'json';

export const FEED_FORMATS: readonly FeedFormat[] = ['atom', 'json'];

export type CitationFormat = 'bib' | 'ris' | 'json';

export const CITATION_TYPES = {
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  json: 'application/vnd.citationstyles.csl+json',
} as const satisfies Record<CitationFormat, string>;
export const CITATION_FORMATS = Object.keys(CITATION_TYPES) as readonly CitationFormat[];

export const documentPaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: (part: number) => `/sitemap-${part}.xml`,
  feed: (name: FeedName, format: FeedFormat) => `/feeds/${name}.${format}`,
  calendar: '/eventos.ics',
  eventoCalendar: (id: number) => `${sitePaths.evento(id)}/evento.ics`,
  /** The references of a page's products. @param page with or without a slug @param query of the list, without '?' */
  citation: (page: string, format: CitationFormat, query = '') =>
    `${page}/cita.${format}${query === '' ? '' : `?${query}`}`,
  /** The full text, in the directory of its product's page as Google Scholar requires. @param page path of that page */
  pdf: (page: string) => `${page}/texto_completo.pdf`,
  /** @param page path of the page, without a slug */
  linkset: (page: string) => `${page === sitePaths.inicio ? '' : page}/linkset.json`,
} as const;
