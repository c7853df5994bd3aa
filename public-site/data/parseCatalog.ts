import type { CatalogProducto } from '../../contract/entities/producto.ts';
import { productosIn, readCatalogFields, readListedProducto } from '../../contract/wire/producto.ts';
import { listedProducto } from './parseProducto.ts';
import { trimTexts } from './trimTexts.ts';

/** The list of all products, with what its rows show. Apart: the home reads the same answer without it. */
export const parseCatalog = (response: unknown): CatalogProducto[] =>
  productosIn(response).map((wire) => ({
    ...listedProducto(readListedProducto(wire)),
    ...trimTexts(readCatalogFields(wire)),
  }));
