import { documentPaths, FEED_FORMATS, type FeedFormat } from '../../contract/addresses/documentPaths.ts';
import { machinePaths } from '../../contract/addresses/machinePaths.ts';
import { IN_CALENDAR, type InCalendar } from '../../contract/resources/resources.ts';
import { LIST_FEEDS } from '../../contract/resources/siteResources.ts';
import { serverResources } from '../resources/serverResources.ts';
import { citationRows } from './citationRows.ts';
import type { DocumentRow, DocumentRows } from './documentRow.ts';
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
const feedRowsOf = (format: FeedFormat): [string, DocumentRow][] => [
  ...LIST_FEEDS.map((name): [string, DocumentRow] => [
    documentPaths.feed(name, format),
    {
      contentType: FEED_TYPES[format],
      render: async (source) => (await import('./feed.ts')).renderListFeed(source, name, format),
    },
  ]),
  [
    documentPaths.feed('lineas/{linea}', format),
    {
      contentType: FEED_TYPES[format],
      render: async (source, _id, _query, slug) => {
        const linea = await lineaOfDocument(source.db, slug);
        return (await import('./feed.ts')).renderLineaFeed(source, linea, format);
      },
    },
  ],
];

function calendarRowsOf(name: InCalendar): [string, DocumentRow][] {
  const { path, pattern } = serverResources[name].calendar;
  return [
    [
      path,
      {
        contentType: CALENDAR,
        render: async (source) => (await import('./calendar.ts')).renderCalendar(source, name),
      },
    ],
    [
      pattern,
      {
        contentType: CALENDAR,
        render: async (source, id) => (await import('./calendar.ts')).renderRecordCalendar(source, name, id),
      },
    ],
  ];
}

/** Public documents by path, made from a visitor's calls. */
export const documents: DocumentRows = {
  [documentPaths.robots]: {
    contentType: 'text/plain; charset=utf-8',
    needsOrigin: true,
    render: async (source) => (await import('./siteDocuments.ts')).renderRobots(source),
  },
  [documentPaths.sitemap]: {
    contentType: XML,
    needsOrigin: true,
    render: async (source) => (await import('./sitemap.ts')).renderSitemap(source),
  },
  [machinePaths.manifest]: {
    contentType: 'application/manifest+json; charset=utf-8',
    render: async (source) => (await import('./siteDocuments.ts')).renderManifest(source),
  },
  [machinePaths.securityTxt]: {
    contentType: 'text/plain; charset=utf-8',
    render: async (source) => (await import('./siteDocuments.ts')).renderSecurityTxt(source),
  },
  '/sitemap-{part}.xml': {
    contentType: XML,
    needsOrigin: true,
    render: async (source, part) => (await import('./sitemap.ts')).renderSitemapPart(source, part),
  },
  ...Object.fromEntries(FEED_FORMATS.flatMap(feedRowsOf)),
  ...Object.fromEntries(IN_CALENDAR.flatMap(calendarRowsOf)),
  ...linksetRows,
  ...citationRows,
  ...productoRows,
};
