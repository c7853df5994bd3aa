import type { Bibliography } from '../../contract/entities/bibliography.ts';
import type { NewProducto } from '../../contract/entities/producto.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import { fieldsOf, firstId, trimmedText } from '../../contract/values/tolerant.ts';
import { readBibliography } from '../../contract/wire/bibliography.ts';
import { productosIn, readProducto } from '../../contract/wire/producto.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { expectedVersion } from '../core/adapterParts.ts';
import { fileOf, removesFile, type SelectedFile } from '../core/selectedFile.ts';
import { readStaffFields, withChangedSchedule } from './recordParts.ts';

/** `asignado`: belongs to a project. */
export type Producto = ReturnType<typeof read> & {
  /** the chosen full text, or false to remove the stored one; in writes only */
  pdf?: SelectedFile | false | null;
};

function read(wire: unknown) {
  const { id_proyecto, id_linea, autores_integrantes, url_externa, proyecto_nombre, ...producto } = readProducto(wire);
  const fields = fieldsOf(wire);
  // The second is the project's id too in answers to staff.
  const proyecto_id = firstId(fields, 'proyecto_id', 'id_proyecto');
  return {
    ...producto,
    enlace: url_externa,
    proyecto_id,
    proyecto_nombre: proyecto_nombre ?? '',
    proyecto_objetivo: trimmedText(fields.proyecto_objetivo),
    ...readStaffFields(wire),
    asignado: proyecto_id !== null,
  };
}

function write(producto: Producto) {
  const {
    id,
    asignado,
    url_pdf,
    pdf_bytes,
    proyecto_nombre,
    proyecto_objetivo,
    created_by,
    updated_by,
    version,
    ...fields
  } = read(producto);
  return { ...fields, tipo: fields.tipo as NewProducto['tipo'] };
}

/** The bibliographic fields that differ. Other fields are always sent, as servers of the first contract expect. */
const changedBibliography = (previous: Producto, next: Producto): Partial<Bibliography> =>
  changedFields(readBibliography(previous), readBibliography(next));

/** What a call sends of a product, beside what only it takes. */
function sentFields(previous: Producto, next: Producto) {
  const { nombre, descripcion, enlace, publicar_desde, publicar_hasta, proyecto_id } = next;
  return {
    ...withChangedSchedule({ nombre, descripcion, enlace, publicar_desde, publicar_hasta }, previous),
    ...changedBibliography(previous, next),
    ...changedFields({ proyecto_id: previous.proyecto_id }, { proyecto_id }),
  };
}

export async function reloadProductos(context: Context): Promise<Producto[]> {
  return productosIn(await context.call('reloadProductos', {})).map(read);
}

export const productos: Adapter<Producto> = {
  search: ['nombre', 'descripcion', 'tipo', 'proyecto_nombre'],
  formFields: { url_externa: 'enlace' },
  answer: 'product',
  read,
  write,

  list: async ({ call }) => productosIn(await call('listProductos', {})).map(read),

  create(context, { previous, next, data }) {
    const { tipo } = write(next);
    const body = { ...sentFields(previous, next), tipo, created_by: context.author().usuario };
    return context.call('addProducto', { body, file: fileOf(data.pdf) });
  },

  update(context, { previous, next, data }) {
    const { tipo } = write(next);
    const body = {
      id: next.id,
      ...expectedVersion(next),
      ...sentFields(previous, next),
      // An old tipo that the call refuses can stay.
      ...(tipo !== previous.tipo && { tipo }),
      ...(removesFile(data.pdf) && { quitar_pdf: 1 as const }),
      updated_by: context.author().usuario,
    };
    return context.call('updateProducto', { body, file: fileOf(data.pdf) });
  },
};
