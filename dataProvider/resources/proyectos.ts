import type { NewProyecto, ProyectoChanges } from '../../contract/entities/proyecto.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import { isActive, fieldsOf as tolerantFields } from '../../contract/values/tolerant.ts';
import { lineaIn, proyectosIn, readProyecto } from '../../contract/wire/proyecto.ts';
import type { Adapter, Wire } from '../core/adapter.ts';
import { expectedVersion, publishesDraft, recordOf } from '../core/adapterParts.ts';
import { changesFile, fileOf } from '../core/selectedFile.ts';
import { type Imagen, imagenFields, readImagen, readStaffFields, withChangedSchedule } from './recordParts.ts';

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

/** The links of a new project, which only its add call takes. */
interface NewLinks {
  integrantes?: readonly number[];
  productos?: readonly number[];
}

/** Other servers may not know these fields. */
function linksOf({ id_linea, integrantes = [], productos = [] }: Partial<Proyecto> & NewLinks) {
  return {
    ...(id_linea && { id_linea: Number(id_linea) }),
    ...(integrantes.length > 0 && { integrantes: [...integrantes] }),
    ...(productos.length > 0 && { productos: [...productos] }),
  };
}

export const proyectos: Adapter<Proyecto> = {
  search: ['nombre', 'objetivo', 'descripcion'],
  formFields: { url_externa: 'enlace_ext' },
  answer: 'project',
  read,
  write,

  list: async ({ call }) => proyectosIn(await call('listProyectos', {})).map(read),

  async one(context, id) {
    const answer = await context.call('getProyecto', { params: { id } });
    const { id_linea, linea_nombre } = lineaIn(answer) ?? { id_linea: null, linea_nombre: '' };
    return { ...read(recordOf(answer, 'project')), id_linea, linea_nombre };
  },

  create(context, { previous, next, data }) {
    const body = {
      ...withChangedSchedule(fieldsOf(next), previous),
      ...imagenFields(next, data, previous),
      ...linksOf(data),
      created_by: context.author().usuario,
    };
    return context.call('addProyecto', { body, file: fileOf(data.imagen) });
  },

  /** Estado and activo alone have calls of their own; the call of the other fields does not take activo. */
  async update(context, change) {
    const { previous, next, data } = change;
    const { id, estado } = next;
    const { usuario } = context.author();
    const [first, ...others] = Object.keys(changedFields(write(previous), write(next)));
    const isWhole = others.length > 0 || changesFile(data.imagen) || publishesDraft(change);
    if (first === undefined && !isWhole) return undefined;
    if (first === 'estado' && !isWhole) return context.call('updateProyectoEstado', { body: { id, estado } });
    if (first === 'activo' && !isWhole) {
      const body = { id, activo: activoOf(next), updated_by: usuario };
      return context.call('toggleProyecto', { body });
    }
    // All fields of the first contract, because other servers may clear absent ones.
    const body: ProyectoChanges & Wire = {
      id,
      ...expectedVersion(next),
      ...withChangedSchedule(fieldsOf(next), previous),
      ...imagenFields(next, data, previous),
      updated_by: usuario,
    };
    const answer = await context.call('updateProyecto', { body, file: fileOf(data.imagen) });
    return { project: { ...next, activo: activoOf(previous) }, ...answer };
  },
};
