import { fieldsOf, firstId, firstText, listOf, numberOf, textOf } from '../values/tolerant.ts';
import { readBibliography, readCatalogBibliography, readListedBibliography } from './bibliography.ts';

function readMember(wire: unknown) {
  const fields = fieldsOf(wire);
  return { id: firstId(fields, 'id') ?? 0, nombre: textOf(fields.nombre) };
}

/** The fields of a product in a list: reading all of them would double the time of a long one. */
export function readListedProducto(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id', 'id_producto', 'producto_id') ?? 0,
    /** the product's own id in public answers, the project's id in staff answers */
    id_proyecto: firstId(fields, 'id_proyecto'),
    nombre: textOf(fields.nombre),
    tipo: textOf(fields.tipo),
    descripcion: textOf(fields.descripcion),
    id_linea: firstId(fields, 'id_linea'),
    ...readListedBibliography(fields),
    enlace: firstText(fields, 'enlace', 'url_externa', 'enlace_ext'),
    proyecto_id: firstId(fields, 'proyecto_id'),
    proyecto_nombre: textOf(fields.proyecto_nombre),
  };
}

/** What the list of all products has beside {@link readListedProducto}. Absent fields read as empty: other servers do not answer them. */
export function readCatalogFields(wire: unknown) {
  const fields = fieldsOf(wire);
  return { ...readCatalogBibliography(fields), url_pdf: textOf(fields.url_pdf) };
}

export function readProducto(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    ...readListedProducto(fields),
    ...readBibliography(fields),
    autores_integrantes: listOf(fields.autores_integrantes).map(readMember),
    url_pdf: textOf(fields.url_pdf),
    pdf_bytes: numberOf(fields.pdf_bytes),
    proyecto_objetivo: textOf(fields.proyecto_objetivo),
    created_by: textOf(fields.created_by),
    updated_by: textOf(fields.updated_by),
    version: firstId(fields, 'version'),
  };
}

export const productosIn = (answer: unknown): unknown[] => listOf(answer, 'products', 'productos', 'data');

export const readProductos = (answer: unknown) => productosIn(answer).map(readListedProducto);
