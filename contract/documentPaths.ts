/** The addresses of the documents that machines read: sitemap, feeds, calendars and linksets. */
import { type LineaSlug, lineaSlugs } from './lineas.ts';
import { sitePaths } from './siteRoutes.ts';

export type FeedName = 'proyectos' | 'productos' | 'eventos' | `lineas/${LineaSlug}`;
export type FeedFormat = 'atom' | 'json';

export const FEED_NAMES: readonly FeedName[] = [
  'proyectos',
  'productos',
  'eventos',
  ...lineaSlugs.map((slug) => `lineas/${slug}` as const),
];
export const FEED_FORMATS: readonly FeedFormat[] = ['atom', 'json'];

export const documentPaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: (part: number) => `/sitemap-${part}.xml`,
  feed: (name: FeedName, format: FeedFormat) => `/feeds/${name}.${format}`,
  calendar: '/eventos.ics',
  eventoCalendar: (id: number) => `${sitePaths.evento(id)}/evento.ics`,
  /** The full text of a product, in the directory of its page as Google Scholar requires. */
  pdf: (id: number) => `${sitePaths.producto(id)}/texto_completo.pdf`,
  /** @param page path of the page, without a slug */
  linkset: (page: string) => `${page === sitePaths.inicio ? '' : page}/linkset.json`,
} as const;
