import { documentPaths } from '../../contract/documentPaths.ts';
import { lineaSlugs } from '../../contract/lineas.ts';
import { sitePaths } from '../../contract/siteRoutes.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../httpError.ts';
import { changeTimes } from '../resources/changeTimes.ts';
import { eventos } from '../resources/eventos/handlers.ts';
import { integrantes } from '../resources/integrantes/handlers.ts';
import { productos } from '../resources/productos/handlers.ts';
import { proyectos } from '../resources/proyectos/handlers.ts';
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

const PAGES = [
  sitePaths.inicio,
  sitePaths.proyectos,
  sitePaths.integrantes,
  sitePaths.productos,
  sitePaths.eventos,
  ...lineaSlugs.map(sitePaths.linea),
  sitePaths.mapaDelSitio,
];

interface Named {
  id: number;
  nombre: string;
}

async function recordEntries(
  db: Database,
  table: Parameters<typeof changeTimes>[1],
  records: readonly Named[],
  pathOf: (id: number, nombre: string) => string,
): Promise<SitemapEntry[]> {
  const times = await changeTimes(db, table);
  return records.map(({ id, nombre }) => ({ path: pathOf(id, nombre), lastmod: times.get(id)?.changed_at ?? '' }));
}

/** All public pages; the lists of the public calls decide which records are public. */
async function sitemapEntries(db: Database): Promise<SitemapEntry[]> {
  const { projects } = await proyectos.listPublicProyectos(db);
  const people = await integrantes.listPublicIntegrantes(db);
  const { products } = await productos.listPublicProductos(db);
  const { eventos: events } = await eventos.listPublicEventos(db);
  const members = people.map(({ id, nombres, apellidos }) => ({ id, nombre: `${nombres} ${apellidos}` }));
  return [
    ...PAGES.map((path) => ({ path, lastmod: '' })),
    ...(await recordEntries(db, 'proyectos', projects, sitePaths.proyecto)),
    ...(await recordEntries(db, 'integrantes', members, sitePaths.integrante)),
    ...(await recordEntries(db, 'productos', products, sitePaths.producto)),
    ...(await recordEntries(db, 'eventos', events, sitePaths.evento)),
  ];
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

/**
 * The sitemap in as many files as the limit demands.
 * @returns /sitemap.xml, which is an index if there are several parts, and the parts
 */
export function sitemapFiles(entries: readonly SitemapEntry[], origin: string, partSize = PART_SIZE) {
  const parts = Math.ceil(entries.length / partSize);
  const partOf = (part: number) => urlsetOf(entries.slice((part - 1) * partSize, part * partSize), origin);
  return {
    main: () => (parts === 1 ? partOf(1) : indexOf(parts, origin)),
    /** @returns null if there is no such part */
    part: (part: number) => (parts > 1 && part >= 1 && part <= parts ? partOf(part) : null),
  };
}

export async function renderSitemap({ db, origin }: DocumentSource): Promise<string> {
  return sitemapFiles(await sitemapEntries(db), origin).main();
}

/** @throws {HttpError} 404 */
export async function renderSitemapPart({ db, origin }: DocumentSource, part: number): Promise<string> {
  const xml = sitemapFiles(await sitemapEntries(db), origin).part(part);
  if (xml === null) throw notFoundError('el mapa del sitio');
  return xml;
}
