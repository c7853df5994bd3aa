import { toBibtex } from '../../citation/bibtex.ts';
import type { CslItem } from '../../citation/csl.ts';
import { toCslJson } from '../../citation/cslJson.ts';
import { fromProducto } from '../../citation/fromProducto.ts';
import { toRis } from '../../citation/ris.ts';
import type { CitationFormat } from '../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { filterProductos, productosFilters } from '../../contract/entities/listedProductos.ts';
import { type CitationScope, citableProductos } from '../resources/productos/citable.ts';
import type { DocumentSource } from './source.ts';

const FORMATTERS: Readonly<Record<CitationFormat, (items: readonly CslItem[]) => string>> = {
  bib: toBibtex,
  ris: toRis,
  json: toCslJson,
};

/** Also of products without authors or year. @throws {HttpError} 404 if the record of the page is not public */
export async function renderCitations(
  { db, origin, now }: DocumentSource,
  format: CitationFormat,
  scope: CitationScope,
  query: string,
): Promise<string> {
  const productos = (await citableProductos(db, scope, now)).toReversed();
  const selected = query === '' ? productos : filterProductos(productos, productosFilters(new URLSearchParams(query)));
  const items = selected.map((producto) =>
    fromProducto(producto, origin === '' ? '' : origin + sitePaths.producto(producto.id, producto.nombre)),
  );
  return FORMATTERS[format](items);
}
