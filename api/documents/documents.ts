import { documentPaths, FEED_FORMATS, type FeedFormat } from '../../contract/addresses/documentPaths.ts';
import { machinePaths } from '../../contract/addresses/machinePaths.ts';
import { LIST_FEEDS, type ListFeed } from '../../contract/resources/siteResources.ts';
import { serverResources } from '../resources/serverResources.ts';
import { IN_CALENDAR, type InCalendar } from './calendars.ts';
import { citationRows } from './citationRows.ts';
import type { DocumentRow } from './documentRow.ts';
import { lineaOfDocument } from './lineaOfDocument.ts';
import { linksetRows } from './linksetRows.ts';
import { productoRows } from './productoRows.ts';

const XML = 'application/xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';
const FEED_TYPES = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const satisfies Record<FeedFormat, string>;

// The renderers are loaded on demand: the start need not wait for their libraries.
const feedRow = (name: ListFeed, format: FeedFormat): DocumentRow => ({
  contentType: FEED_TYPES[format],
  needsOrigin: false,
  pathOf: () => documentPaths.feed(name, format),
  render: async (source) => (await import('./feed.ts')).renderListFeed(source, name, format),
});

function lineaFeedRow(format: FeedFormat): DocumentRow {
  const pathOf = (slug: string) => documentPaths.feed(`lineas/${slug}`, format);
  return {
    contentType: FEED_TYPES[format],
    needsOrigin: false,
    pathOf: (_, slug) => pathOf(slug),
    render: async (source, _id, _query, slug) => {
      const linea = await lineaOfDocument(source.db, slug);
      return (await import('./feed.ts')).renderLineaFeed(source, linea, format);
    },
  };
}

const feedRows = FEED_FORMATS.flatMap((format) => [
  ...LIST_FEEDS.map((name) => [documentPaths.feed(name, format), feedRow(name, format)] as const),
  [documentPaths.feed('lineas/{linea}', format), lineaFeedRow(format)] as const,
]);

function calendarRowsOf(name: InCalendar): [string, DocumentRow][] {
  const { path, pathOf, pattern } = serverResources[name].calendar;
  const row = { contentType: CALENDAR, needsOrigin: false };
  return [
    [
      path,
      {
        ...row,
        pathOf: () => path,
        render: async (source) => (await import('./calendar.ts')).renderCalendar(source, name),
      },
    ],
    [
      pattern,
      {
        ...row,
        pathOf,
        render: async (source, id) => (await import('./calendar.ts')).renderRecordCalendar(source, name, id),
      },
    ],
  ];
}

/** Public documents by path, made from a visitor's calls. `{part}` is a number, `{id}` an encoded id, `{linea}` or `{pagina}` the slug of one. */
export const documents: Readonly<Record<string, DocumentRow>> = {
  [documentPaths.robots]: {
    contentType: 'text/plain; charset=utf-8',
    needsOrigin: true,
    pathOf: () => documentPaths.robots,
    render: async (source) => (await import('./robots.ts')).renderRobots(source),
  },
  [documentPaths.sitemap]: {
    contentType: XML,
    needsOrigin: true,
    pathOf: () => documentPaths.sitemap,
    render: async (source) => (await import('./sitemap.ts')).renderSitemap(source),
  },
  [machinePaths.manifest]: {
    contentType: 'application/manifest+json; charset=utf-8',
    needsOrigin: false,
    pathOf: () => machinePaths.manifest,
    render: async (source) => (await import('./manifest.ts')).renderManifest(source),
  },
  [machinePaths.securityTxt]: {
    contentType: 'text/plain; charset=utf-8',
    needsOrigin: false,
    pathOf: () => machinePaths.securityTxt,
    render: async (source) => (await import('./securityTxt.ts')).renderSecurityTxt(source),
  },
  '/sitemap-{part}.xml': {
    contentType: XML,
    needsOrigin: true,
    pathOf: documentPaths.sitemapPart,
    render: async (source, part) => (await import('./sitemap.ts')).renderSitemapPart(source, part),
  },
  ...Object.fromEntries(feedRows),
  ...Object.fromEntries(IN_CALENDAR.flatMap(calendarRowsOf)),
  ...linksetRows,
  ...citationRows,
  ...productoRows,
};
