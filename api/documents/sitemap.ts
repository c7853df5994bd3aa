import { documentPaths } from '../../contract/documentPaths.ts';
import { currentLineas, lineaPath } from '../../contract/siteLineas.ts';
import { sitePaths } from '../../contract/siteRoutes.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../httpError.ts';
import { countPublic, type DatedTable, publicNames } from '../resources/changeTimes.ts';
import { readSiteLineas } from '../resources/readSiteSettings.ts';
import type { DocumentSource } from './source.ts';
import { escapeMarkup } from './text.ts';

/** The protocol's limit of addresses in one file. */
const PART_SIZE = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapEntry {
  path: string;
  /** ISO 8601; '' for a page that is not a record */
  lastmod: string;
}

/** The pages that are no records; a retired line is left out. */
async function pagePaths(db: Database): Promise<string[]> {
  return [
    sitePaths.inicio,
    sitePaths.proyectos,
    sitePaths.integrantes,
    sitePaths.productos,
    sitePaths.eventos,
    ...currentLineas(await readSiteLineas(db)).map(lineaPath),
    sitePaths.mapaDelSitio,
  ];
}

const RECORD_PATHS = {
  proyectos: sitePaths.proyecto,
  integrantes: sitePaths.integrante,
  productos: sitePaths.producto,
  eventos: sitePaths.evento,
} as const satisfies Record<DatedTable, (id: number, nombre: string) => string>;

async function sitemapEntries(db: Database, now: Date): Promise<SitemapEntry[]> {
  const entries = (await pagePaths(db)).map((path) => ({ path, lastmod: '' }));
  for (const table of Object.keys(RECORD_PATHS) as DatedTable[]) {
    const records = await publicNames(db, table, now);
    for (const { id, nombre, changed_at } of records) {
      entries.push({ path: RECORD_PATHS[table](id, nombre), lastmod: changed_at });
    }
  }
  return entries;
}

async function countEntries(db: Database, now: Date): Promise<number> {
  const tables = Object.keys(RECORD_PATHS) as DatedTable[];
  const counts = await Promise.all(tables.map((table) => countPublic(db, table, now)));
  return counts.reduce((sum, count) => sum + count, (await pagePaths(db)).length);
}

const xmlOf = (root: string, elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${elements.join('\n')}\n</${root}>\n`;

function urlsetOf(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, lastmod }) => {
    const change = lastmod === '' ? '' : `<lastmod>${escapeMarkup(lastmod)}</lastmod>`;
    return `<url><loc>${escapeMarkup(origin + path)}</loc>${change}</url>`;
  });
  return xmlOf('urlset', urls);
}

function indexOf(parts: number, origin: string): string {
  const sitemaps = Array.from({ length: parts }, (_, index) => {
    return `<sitemap><loc>${escapeMarkup(origin + documentPaths.sitemapPart(index + 1))}</loc></sitemap>`;
  });
  return xmlOf('sitemapindex', sitemaps);
}

/** /sitemap.xml, which is an index if the protocol's limit demands several parts, and the parts. */
export function sitemapFiles(entries: readonly SitemapEntry[], origin: string, partSize = PART_SIZE) {
  const parts = Math.ceil(entries.length / partSize);
  const partOf = (part: number) => urlsetOf(entries.slice((part - 1) * partSize, part * partSize), origin);
  return {
    main: () => (parts === 1 ? partOf(1) : indexOf(parts, origin)),
    part: (part: number) => (parts > 1 && part >= 1 && part <= parts ? partOf(part) : null),
  };
}

export async function renderSitemap({ db, origin, now }: DocumentSource): Promise<string> {
  return sitemapFiles(await sitemapEntries(db, now), origin).main();
}

/** @throws {HttpError} 404 */
export async function renderSitemapPart({ db, origin, now }: DocumentSource, part: number): Promise<string> {
  // Without this, every number would cost the reading of all names.
  const xml =
    (await countEntries(db, now)) > PART_SIZE ? sitemapFiles(await sitemapEntries(db, now), origin).part(part) : null;
  if (xml === null) throw notFoundError('el mapa del sitio');
  return xml;
}
