import { HttpError } from 'react-admin';
import { messages } from '../../contract/calls/messages.ts';
import type { Bibliography } from '../../contract/entities/bibliography.ts';
import type { NewProducto } from '../../contract/entities/producto.ts';
import { changedFields, hasChanges } from '../../contract/values/changedFields.ts';
import { fieldsOf, firstId, trimmedText } from '../../contract/values/tolerant.ts';
import { readBibliography } from '../../contract/wire/bibliography.ts';
import { productosIn, readProducto } from '../../contract/wire/producto.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { archive } from '../core/archive.ts';
import { failedCall, mayBeApplied, savedWithout } from '../core/httpError.ts';
import { publishesDraft } from '../core/publication.ts';
import { fileOf, removesFile, type SelectedFile } from '../core/selectedFile.ts';
import { afterOwnWrites, expectedVersion } from '../core/version.ts';
import { changedSchedule } from './schedule.ts';
import { readStaffFields } from './staffFields.ts';

/** `asignado`: belongs to a project. */
export type Producto = ReturnType<typeof read> & {
  /** the chosen full text, or false to remove the stored one; in writes only */
  pdf?: SelectedFile | false | null;
};

function read(wire: unknown) {
  const { id_proyecto, id_linea, autores_integrantes, url_externa, proyecto_nombre, ...producto } = readProducto(wire);
  const fields = fieldsOf(wire);
  // In answers to staff, the second is the project's id too.
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

/** Also of a chosen project, whose name the form does not know. */
const withProyecto = (producto: Producto, proyecto_id: number | null): Producto => ({
  ...producto,
  proyecto_id,
  asignado: proyecto_id !== null,
  proyecto_nombre: '',
  proyecto_objetivo: '',
});

/** The bibliographic fields that differ. Other fields are always sent, as servers of the first contract expect. */
const changedBibliography = (previous: Producto, next: Producto): Partial<Bibliography> =>
  changedFields(readBibliography(previous), readBibliography(next));

const baseFields = ({ nombre, descripcion, enlace }: Producto) => ({ nombre, descripcion, enlace });

export async function reloadProductos(context: Context): Promise<Producto[]> {
  return productosIn(await context.call('reloadProductos', {})).map(read);
}

async function updateFields(context: Context, previous: Producto, next: Producto): Promise<Producto> {
  const { tipo } = write(next);
  const changed = { ...changedBibliography(previous, next), ...changedSchedule(next, previous) };
  const fields = { ...baseFields(next), ...changed };
  const updated_by = context.author().usuario;
  // An old tipo that the call refuses can stay.
  const changedTipo = next.tipo === previous.tipo ? {} : { tipo };
  const body = { id: next.id, ...expectedVersion(next), ...fields, ...changedTipo, updated_by };
  await context.call('updateProducto', { body });
  return afterOwnWrites({ ...next, updated_by: updated_by || next.updated_by });
}

/**
 * Moves a product, whose other fields are saved, to the project that it has now. The project that it leaves gets it back if it cannot be added to the other one.
 * @throws {HttpError} its body has the record as `saved`, except if it is not known whether it was removed
 */
async function saveProyecto(context: Context, previous: Producto, producto: Producto): Promise<Producto> {
  const { id } = producto;
  const add = (proyecto_id: number) =>
    context.call('addProductoToProyecto', { body: { proyecto_id, producto_id: id } });
  const { proyecto_id: from } = previous;
  const { proyecto_id: to } = producto;
  const { proyecto_nombre, proyecto_objetivo } = previous;
  let saved: Producto = { ...withProyecto(producto, from), proyecto_nombre, proyecto_objetivo };
  try {
    if (from !== null) {
      await context.call('removeProductoFromProyecto', { body: { id } });
      saved = afterOwnWrites(withProyecto(saved, null));
    }
    if (to !== null) {
      await add(to);
      saved = afterOwnWrites(withProyecto(saved, to));
    }
    return saved;
  } catch (error) {
    // A removal without answer is sent again with its id, after what came before it.
    const isRemovalUnknown = from !== null && saved.proyecto_id === from && mayBeApplied(error);
    if (isRemovalUnknown) throw savedWithoutProyecto(error);
    if (from === null || saved.proyecto_id === from) throw savedWithoutProyecto(error, saved);
    try {
      await add(from);
    } catch {
      throw savedWithoutProyecto(error, saved);
    }
    const back = { ...withProyecto(saved, from), proyecto_nombre, proyecto_objetivo };
    throw savedWithoutProyecto(error, afterOwnWrites(back));
  }
}

function savedWithoutProyecto(error: unknown, saved?: Producto): unknown {
  const failure = failedCall(error);
  if (failure === null) return error;
  const body = { ...(saved && { saved }), isPublished: failure.body?.isPublished };
  return new HttpError(messages.productos.proyectoFailedAfterSave(failure.message), failure.status, body);
}

/** @throws {HttpError} its body has the record as `saved` if its other fields were saved */
async function savePdf(
  context: Context,
  producto: Producto,
  pdf: Producto['pdf'],
  isSaved: boolean,
): Promise<Producto> {
  const { id } = producto;
  try {
    if (removesFile(pdf)) {
      await context.call('deletePdf', { params: { id }, query: expectedVersion(producto) });
      return afterOwnWrites({ ...producto, url_pdf: '', pdf_bytes: 0 });
    }
    const body = { id, ...expectedVersion(producto) };
    const { url_pdf, pdf_bytes } = readProducto(await context.call('updatePdf', { body, file: fileOf(pdf) }));
    return afterOwnWrites({ ...producto, url_pdf, pdf_bytes });
  } catch (error) {
    throw isSaved ? savedWithout(error, producto, messages.productos.pdfFailedAfterSave) : error;
  }
}

export const productos: Adapter<Producto> = {
  search: ['nombre', 'descripcion', 'tipo', 'proyecto_nombre'],
  formFields: { url_externa: 'enlace' },
  read,
  write,

  async list(context) {
    return productosIn(await context.call('listProductos', {})).map(read);
  },

  async create(context, data) {
    const empty = read({});
    const next = read(write({ ...empty, ...data }));
    const { tipo } = write(next);
    const body = {
      ...baseFields(next),
      tipo,
      ...changedBibliography(empty, next),
      ...changedSchedule(next),
      created_by: context.author().usuario,
    };
    return read(recordOf(await context.call('addProducto', { body }), 'product'));
  },

  async update(context, change) {
    const { previous, next, data } = change;
    const isPdfChange = fileOf(data.pdf) !== undefined || removesFile(data.pdf);
    const isOnlyPdf = isPdfChange && !publishesDraft(change) && !hasChanges(write(previous), write(next));
    const stored = isOnlyPdf ? next : await updateFields(context, previous, next);
    const isMoved = next.proyecto_id !== previous.proyecto_id;
    const saved = isMoved ? await saveProyecto(context, previous, stored) : stored;
    return isPdfChange ? savePdf(context, saved, data.pdf, !isOnlyPdf) : saved;
  },

  async remove(context, id) {
    await archive(context, 'productos', id);
  },
};
