import { toBibtex } from '../../citation/bibtex.ts';
import type { CslItem } from '../../citation/csl.ts';
import { toCslJson } from '../../citation/cslJson.ts';
import { fromProducto } from '../../citation/fromProducto.ts';
import { toRis } from '../../citation/ris.ts';
import { textOf } from '../../citation/runs.ts';
import { type CitationStyle, citeOne } from '../../citation/styles.ts';
import type { CitationFormat } from '../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { filterProductos, productosFilters } from '../../contract/entities/listedProductos.ts';
import { oneLineText } from '../../contract/values/characters.ts';
import { type CitationScope, citableProductos } from '../resources/productos/queries.ts';
import type { DocumentSource } from './documentRow.ts';

const FORMATTERS: Readonly<Record<CitationFormat, (items: readonly CslItem[]) => string>> = {
  bib: toBibtex,
  ris: toRis,
  json: toCslJson,
};

/** The items of the products of a page, also of those without authors or year. @throws {HttpError} 404 if the record of the page is not public */
async function citedItems(
  { db, origin, now }: DocumentSource,
  scope: CitationScope,
  query: string,
): Promise<CslItem[]> {
  const productos = (await citableProductos(db, scope, now)).toReversed();
  const selected = query === '' ? productos : filterProductos(productos, productosFilters(new URLSearchParams(query)));
  return selected.map((producto) =>
    fromProducto(producto, origin === '' ? '' : origin + sitePaths.producto(producto.id, producto.nombre)),
  );
}

/** @throws {HttpError} 404 if the record of the page is not public */
export async function renderCitations(
  source: DocumentSource,
  format: CitationFormat,
  scope: CitationScope,
  query: string,
): Promise<string> {
  return FORMATTERS[format](await citedItems(source, scope, query));
}

/** The reference as it is printed. @throws {HttpError} 404 if the product is not public */
export async function renderReference(source: DocumentSource, style: CitationStyle, producto: number): Promise<string> {
  const items = await citedItems(source, { producto }, '');
  return items.map((item) => `${oneLineText(textOf(citeOne(item, style)))}\n`).join('');
}
