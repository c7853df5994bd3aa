import { messages } from '../../contract/calls/messages.ts';
import type { NewProyecto, ProyectoChanges } from '../../contract/entities/proyecto.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import { isActive, fieldsOf as tolerantFields } from '../../contract/values/tolerant.ts';
import { lineaIn, proyectosIn, readProyecto } from '../../contract/wire/proyecto.ts';
import type { Adapter, Change, Context, Wire } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { archive } from '../core/archive.ts';
import { savedWithout } from '../core/httpError.ts';
import { publishesDraft } from '../core/publication.ts';
import { isDraftFile } from '../core/selectedFile.ts';
import { afterOwnWrites, expectedVersion } from '../core/version.ts';
import { changesImagen, draftDescription, type Imagen, readImagen, saveImagen } from './imagen.ts';
import { changedSchedule, withoutSchedule } from './schedule.ts';
import { readStaffFields } from './staffFields.ts';

/** The line is read-only here; the resource 'proyecto-linea' sets it. */
export type Proyecto = ReturnType<typeof read> & Imagen;

function read(wire: unknown) {
  const { id_proyecto, imagen, url_externa, linea_nombre, ...proyecto } = readProyecto(wire);
  return {
    ...proyecto,
    ...readImagen(wire),
    enlace_ext: url_externa,
    linea_nombre: linea_nombre ?? '',
    activo: isActive(tolerantFields(wire).activo),
    ...readStaffFields(wire),
  };
}

function fieldsOf(proyecto: Proyecto) {
  const {
    id,
    created_at,
    activo,
    id_linea,
    linea_nombre,
    nombre_imagen,
    descripcion_imagen,
    created_by,
    updated_by,
    version,
    ...fields
  } = read(proyecto);
  return fields satisfies NewProyecto;
}

const activoOf = (proyecto: Proyecto) => (proyecto.activo ? 1 : 0);

function write(proyecto: Proyecto) {
  return { ...fieldsOf(proyecto), descripcion_imagen: proyecto.descripcion_imagen, activo: activoOf(proyecto) };
}

/** Returns the number of calls sent. */
async function updateFields(context: Context, change: Change<Proyecto>): Promise<number> {
  const { previous, next, data } = change;
  const [first, ...others] = Object.keys(changedFields(fieldsOf(previous), fieldsOf(next)));
  const needsWhole = isDraftFile(data.imagen) || publishesDraft(change);
  if (first === undefined && !needsWhole) return 0;
  if (first === 'estado' && others.length === 0 && !needsWhole) {
    await context.call('updateProyectoEstado', { body: { id: next.id, estado: next.estado } });
    return 1;
  }
  // All fields of the first contract, because other servers may clear absent ones.
  const body: ProyectoChanges & Wire = {
    id: next.id,
    ...expectedVersion(next),
    ...withoutSchedule(fieldsOf(next)),
    ...changedSchedule(next, previous),
    ...draftDescription(data, next),
    updated_by: context.author().usuario,
  };
  await context.call('updateProyecto', { body });
  return 1;
}

/**
 * Activates or deactivates a project whose other fields are written. Returns the number of calls sent.
 * @throws {HttpError} its body has the record as `saved` if a call wrote its other fields
 */
async function updateActivo(context: Context, { previous, next, data }: Change<Proyecto>, writes: number) {
  if (next.activo === previous.activo) return 0;
  const { usuario } = context.author();
  const body = { id: next.id, activo: activoOf(next), updated_by: usuario };
  try {
    await context.call('toggleProyecto', { body });
    return 1;
  } catch (error) {
    if (writes === 0) throw error;
    const descripcion_imagen = isDraftFile(data.imagen) ? next.descripcion_imagen : previous.descripcion_imagen;
    const updated_by = usuario || next.updated_by;
    const saved = afterOwnWrites({ ...next, activo: previous.activo, descripcion_imagen, updated_by }, writes);
    throw savedWithout(error, saved, messages.proyectos.toggleFailedAfterSave);
  }
}

async function one(context: Context, id: number): Promise<Proyecto> {
  const answer = await context.call('getProyecto', { params: { id } });
  const { id_linea, linea_nombre } = lineaIn(answer) ?? { id_linea: null, linea_nombre: '' };
  return { ...read(recordOf(answer, 'project')), id_linea, linea_nombre };
}

export const proyectos: Adapter<Proyecto> = {
  search: ['nombre', 'objetivo', 'descripcion'],
  formFields: { url_externa: 'enlace_ext' },
  read,
  write,

  async list(context) {
    return proyectosIn(await context.call('listProyectos', {})).map(read);
  },

  one,

  async create(context, data) {
    const next = { ...read({}), ...data };
    const fields = fieldsOf(next);
    const created_by = context.author().usuario;
    const description = draftDescription(data, next);
    const body = { ...withoutSchedule(fields), ...changedSchedule(fields), ...description, created_by };
    return read(recordOf(await context.call('addProyecto', { body }), 'project'));
  },

  async update(context, change) {
    const { previous, next, data } = change;
    const fieldWrites = await updateFields(context, change);
    const writes = fieldWrites + (await updateActivo(context, change, fieldWrites));
    const saved = afterOwnWrites({ ...next, updated_by: context.author().usuario || next.updated_by }, writes);
    if (changesImagen(previous, next, data)) {
      const { imagen } = data;
      return saveImagen(context, 'updateImagenProyecto', { previous, next: saved, imagen, isSaved: writes > 0 });
    }
    // The calls do not answer the name of the picture.
    return isDraftFile(data.imagen) ? one(context, next.id) : saved;
  },

  async remove(context, id) {
    await archive(context, 'proyectos', id);
  },
};
