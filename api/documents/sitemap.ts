import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { currentLineas, lineaPath } from '../../contract/addresses/siteLineas.ts';
import { INDEXED_PAGES } from '../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { LISTED, RECORD_PAGES, RESOURCE_OF_PAGE } from '../../contract/resources/recordPages.ts';
import { partsOf, resources } from '../../contract/resources/resources.ts';
import { namesWith } from '../../contract/resources/withPart.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../errors/httpError.ts';
import { readSiteLineas } from '../resources/site/readSiteSettings.ts';
import { changeTimes, countPublic, publicNames } from '../resources/visibility/changeTimes.ts';
import { publicRows } from '../resources/visibility/isPublic.ts';
import type { DocumentSource } from './documentRow.ts';
import { escapeMarkup } from './text.ts';

/** The protocol's limit of addresses in one file. */
const PART_SIZE = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const IN_SITEMAP: readonly string[] = namesWith(resources, 'inSitemap');

/** The pages that are no records; a retired line is left out. */
async function pagePaths(db: Database, now: Date): Promise<string[]> {
  const lists: string[] = [];
  for (const name of LISTED.filter((each) => IN_SITEMAP.includes(each))) {
    const isEmpty = partsOf(name).inSitemap === 'filled' && (await countPublic(db, name, now)) === 0;
    if (!isEmpty) lists.push(sitePaths[name]);
  }
  return [
    sitePaths.inicio,
    ...lists,
    ...currentLineas(await readSiteLineas(db)).map(lineaPath),
    ...INDEXED_PAGES.filter((page) => page !== 'inicio').map((page) => sitePaths[page]),
  ];
}

/** The pages that staff write, also those that nothing links. */
const writtenPages = (db: Database, now: Date) =>
  db
    .selectFrom('paginas')
    .where(publicRows('paginas', now))
    .select(['id', 'direccion'])
    .orderBy('orden')
    .orderBy('id')
    .execute();

/** The pages of records, by resource. */
const RECORDS = RECORD_PAGES.map((page) => ({ page, table: RESOURCE_OF_PAGE[page] })).filter(({ table }) =>
  IN_SITEMAP.includes(table),
);

/** @param lastmod ISO 8601; '' for a page that is not a record */
export function urlElement(address: string, lastmod = ''): string {
  const change = lastmod === '' ? '' : `<lastmod>${escapeMarkup(lastmod)}</lastmod>`;
  return `<url><loc>${escapeMarkup(address)}</loc>${change}</url>`;
}

async function urlElements({ db, origin, now }: DocumentSource): Promise<string[]> {
  const elements = (await pagePaths(db, now)).map((path) => urlElement(origin + path));
  const changes = await changeTimes(db, 'paginas');
  for (const { id, direccion } of await writtenPages(db, now))
    elements.push(urlElement(origin + sitePaths.pagina(direccion.toLowerCase()), changes.get(id)?.changed_at));
  for (const { page, table } of RECORDS) {
    for (const { id, nombre, changed_at } of await publicNames(db, table, now))
      elements.push(urlElement(origin + sitePaths[page](id, nombre), changed_at));
  }
  return elements;
}

async function countEntries(db: Database, now: Date): Promise<number> {
  const counts = await Promise.all(RECORDS.map(({ table }) => countPublic(db, table, now)));
  const written = await countPublic(db, 'paginas', now);
  return counts.reduce((sum, count) => sum + count, written + (await pagePaths(db, now)).length);
}

const xmlOf = (root: string, elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${elements.join('\n')}\n</${root}>\n`;

function indexOf(parts: number, origin: string): string {
  const sitemaps = Array.from({ length: parts }, (_, index) => {
    return `<sitemap><loc>${escapeMarkup(origin + documentPaths.sitemapPart(index + 1))}</loc></sitemap>`;
  });
  return xmlOf('sitemapindex', sitemaps);
}

/** /sitemap.xml, which is an index if the protocol's limit demands several parts, and the parts. */
export function sitemapFiles(urls: readonly string[], origin: string, partSize = PART_SIZE) {
  const parts = Math.ceil(urls.length / partSize);
  const partOf = (part: number) => xmlOf('urlset', urls.slice((part - 1) * partSize, part * partSize));
  return {
    main: () => (parts === 1 ? partOf(1) : indexOf(parts, origin)),
    part: (part: number) => (parts > 1 && part >= 1 && part <= parts ? partOf(part) : null),
  };
}

export async function renderSitemap(source: DocumentSource): Promise<string> {
  return sitemapFiles(await urlElements(source), source.origin).main();
}

/** @throws {HttpError} 404 */
export async function renderSitemapPart(source: DocumentSource, part: number): Promise<string> {
  const { db, origin, now } = source;
  // Without this, every number would cost the reading of all names.
  const xml =
    (await countEntries(db, now)) > PART_SIZE ? sitemapFiles(await urlElements(source), origin).part(part) : null;
  if (xml === null) throw notFoundError('mapa');
  return xml;
}
