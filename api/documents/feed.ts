import { randomUUID } from 'node:crypto';
import { Feed } from 'feed';
import { documentPaths, type FeedFormat, type FeedName } from '../../contract/addresses/documentPaths.ts';
import { lineaPath, slugOfLinea } from '../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { SiteLinea } from '../../contract/identidad/siteSettings.ts';
import { resources } from '../../contract/resources/resources.ts';
import type { ListFeed } from '../../contract/resources/siteResources.ts';
import { oneLineText } from '../../contract/values/characters.ts';
import { serverTexts } from '../../i18n/serverTexts.ts';
import type { Database } from '../database/open.ts';
import { readPortalId } from '../database/portalId.ts';
import { notFoundError } from '../errors/httpError.ts';
import type { FeedEntry } from '../resources/parts/feedEntries.ts';
import { feedEntriesOfLinea } from '../resources/proyectos/page.ts';
import { serverResources } from '../resources/serverResources.ts';
import { readIdentidad } from '../resources/site/identidadRow.ts';
import type { DocumentSource } from './documentRow.ts';
import { uuidOf } from './identifiers.ts';
import { escapeMarkup } from './text.ts';

const LANGUAGE = 'es';

interface FeedContent {
  title: string;
  /** page with the same records */
  path: string;
  /** The latest records, newest first. */
  entries: (db: Database, now: Date) => Promise<FeedEntry[]>;
}

/** The library writes JSON Feed 1.0, which has no language and one author of an item; 1.1 adds fields to it. */
function jsonFeed(feed: Feed, entries: readonly FeedEntry[]): string {
  const fields = JSON.parse(feed.json1()) as { author: object; items: readonly object[] };
  const items = fields.items.map((item, index) => {
    const { authors = [], language = '' } = entries[index] ?? {};
    return {
      ...item,
      ...(authors.length > 0 && { authors: authors.map((name) => ({ name: oneLineText(name) })) }),
      ...(language !== '' && { language }),
    };
  });
  const added = { version: 'https://jsonfeed.org/version/1.1', language: LANGUAGE, authors: [fields.author], items };
  return JSON.stringify({ ...fields, ...added });
}

/** Stand for characters that the library escapes in some places only; `oneLineText` leaves none of them in a text. */
const PLACEHOLDERS = { '&': '\uFFFE', '<': '\uFFFF' } as const;

/** Escaped by `atomFeed` in whatever element or attribute the library writes it. */
const atomText = (text: string): string =>
  oneLineText(text).replaceAll('&', PLACEHOLDERS['&']).replaceAll('<', PLACEHOLDERS['<']);

/** The library writes no language in Atom. */
const atomFeed = (feed: Feed): string =>
  feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${LANGUAGE}" `)
    .replaceAll(PLACEHOLDERS['&'], '&amp;')
    .replaceAll(PLACEHOLDERS['<'], '&lt;');

const htmlOf = (paragraphs: readonly string[]): string =>
  paragraphs
    .flatMap((text) => text.split(/[\r\n]+/))
    .map((line) => `<p>${escapeMarkup(line)}</p>`)
    .join('');

export function renderListFeed(source: DocumentSource, name: ListFeed, format: FeedFormat): Promise<string> {
  const { feedEntries: entries } = serverResources[name];
  return renderFeed(source, name, { title: resources[name].title, path: sitePaths[name], entries }, format);
}

export function renderLineaFeed(source: DocumentSource, linea: SiteLinea, format: FeedFormat): Promise<string> {
  const content: FeedContent = {
    title: serverTexts.feedOfLinea(linea.nombre),
    path: lineaPath(linea),
    entries: (db, now) => feedEntriesOfLinea(db, linea.id, now),
  };
  return renderFeed(source, `lineas/${slugOfLinea(linea)}`, content, format);
}

async function renderFeed(
  { db, origin, now }: DocumentSource,
  feedName: FeedName,
  { title, path, entries }: FeedContent,
  format: FeedFormat,
): Promise<string> {
  const { nombre, publicado } = await readIdentidad(db);
  if (!publicado) throw notFoundError('documento');
  const portalId = await readPortalId(db);
  const urnOf = (name: string) => `urn:uuid:${uuidOf(portalId, name)}`;
  // The library demands absolute addresses. A random host, which no text contains, is removed again below.
  const base = origin === '' ? `https://${randomUUID()}.invalid` : origin;
  const plain = format === 'atom' ? atomText : oneLineText;
  const latest = await entries(db, now);
  const changes = latest.map(({ changed_at }) => Date.parse(changed_at));
  const feed = new Feed({
    id: urnOf(`feed ${feedName}`),
    title: plain(`${title} - ${nombre}`),
    link: base + path,
    feedLinks: { [format]: base + documentPaths.feed(feedName, format) },
    author: { name: plain(nombre), link: base + sitePaths.inicio },
    language: LANGUAGE,
    copyright: '',
    generator: false,
    updated: new Date(Math.max(0, ...changes)),
  });
  for (const entry of latest) {
    feed.addItem({
      id: urnOf(entry.name),
      // A title is HTML in Atom, and plain text in JSON Feed.
      title: format === 'atom' ? escapeMarkup(oneLineText(entry.title)) : oneLineText(entry.title),
      link: base + entry.path,
      content: htmlOf(entry.paragraphs),
      ...(entry.authors?.length && { author: entry.authors.map((name) => ({ name: plain(name) })) }),
      ...(entry.tags?.length && { category: entry.tags.map((tag) => ({ name: plain(tag), term: plain(tag) })) }),
      date: new Date(entry.changed_at),
      published: new Date(entry.created_at),
    });
  }
  const text = format === 'atom' ? atomFeed(feed) : jsonFeed(feed, latest);
  return origin === '' ? text.replaceAll(base, '') : text;
}
