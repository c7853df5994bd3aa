import type { CatalogProducto, ListedProducto, PublicProducto } from '../entities/producto.ts';
import { fieldsOf, firstId, firstText, listOf, numberOf, readIn, trimmedText } from '../values/tolerant.ts';
import { readBibliography, readCatalogBibliography, readListedBibliography } from './bibliography.ts';

/** The fields of a product in a list: reading all of them would double the time of a long one. */
export function readListedProducto(wire: unknown): ListedProducto {
  const fields = fieldsOf(wire);
  const id = firstId(fields, 'id', 'id_producto', 'producto_id', 'id_proyecto') ?? 0;
  return {
    id,
    id_proyecto: firstId(fields, 'id_proyecto') ?? id,
    nombre: trimmedText(fields.nombre),
    tipo: trimmedText(fields.tipo),
    descripcion: trimmedText(fields.descripcion),
    url_externa: firstText(fields, 'enlace', 'url_externa', 'enlace_ext'),
    proyecto_id: firstId(fields, 'proyecto_id'),
    proyecto_nombre: trimmedText(fields.proyecto_nombre) || null,
    id_linea: firstId(fields, 'id_linea'),
    ...readListedBibliography(fields),
  };
}

/** A product in the list of all. Absent fields read as empty: other servers do not answer them. */
function readCatalogProducto(wire: unknown): CatalogProducto {
  const fields = fieldsOf(wire);
  return {
    ...readListedProducto(fields),
    ...readCatalogBibliography(fields),
    url_pdf: trimmedText(fields.url_pdf),
  };
}

function readMember(wire: unknown) {
  const fields = fieldsOf(wire);
  return { id: firstId(fields, 'id') ?? 0, nombre: trimmedText(fields.nombre) };
}

export function readProducto(wire: unknown): PublicProducto {
  const fields = fieldsOf(wire);
  return {
    ...readListedProducto(fields),
    ...readBibliography(fields),
    autores_integrantes: listOf(fields.autores_integrantes).map(readMember),
    url_pdf: trimmedText(fields.url_pdf),
    pdf_bytes: numberOf(fields.pdf_bytes),
  };
}

export const productosIn = (answer: unknown): unknown[] => listOf(answer, 'products', 'productos', 'data');

export const readProductos = (answer: unknown): ListedProducto[] => productosIn(answer).map(readListedProducto);

export const readCatalog = (answer: unknown): CatalogProducto[] => productosIn(answer).map(readCatalogProducto);

/** A product with others of its project; null if the answer has no product. */
export function readProductoDetail(answer: unknown) {
  const producto = readIn(answer, 'product', readProducto);
  if (producto === null) return null;
  return { producto, relacionados: listOf(fieldsOf(answer).relacionados).map(readListedProducto) };
}
export type ProductoDetail = NonNullable<ReturnType<typeof readProductoDetail>>;
