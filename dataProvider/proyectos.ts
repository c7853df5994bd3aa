import type { ProyectoCambiado, ProyectoNuevo } from '../contract/entidades/proyecto.ts';
import { listOf, numberOf, textOf, textsOf } from '../contract/tolerant.ts';
import type { Adapter, Change, Context, Wire } from './adapter.ts';
import { firstId, firstText, isActive, recordOf } from './answers.ts';
import { raised, upon, versionOf } from './version.ts';

/** A project in the back office (section 3). */
export type Proyecto = {
  id: number;
  nombre: string;
  objetivo: string;
  descripcion: string;
  /** 1 running, 2 finished; any other number counts as finished (section 4) */
  estado: number;
  fecha_inicio: string;
  fecha_fin: string;
  created_at: string;
  entidades: string[];
  enlace_ext: string;
  activo: boolean;
  /** Read only here: 'proyecto-linea' sets it. */
  id_linea: number | null;
  linea_nombre: string;
  created_by: string;
  updated_by: string;
  version: number | null;
};

function read(wire: Wire): Proyecto {
  return {
    id: firstId(wire, 'id', 'id_proyecto') ?? 0,
    nombre: textOf(wire.nombre),
    objetivo: textOf(wire.objetivo),
    descripcion: textOf(wire.descripcion),
    estado: numberOf(wire.estado),
    fecha_inicio: textOf(wire.fecha_inicio),
    fecha_fin: textOf(wire.fecha_fin),
    created_at: textOf(wire.created_at),
    entidades: textsOf(wire.entidades),
    enlace_ext: firstText(wire, 'enlace_ext', 'url_externa', 'enlace'),
    activo: isActive(wire.activo),
    id_linea: firstId(wire, 'id_linea'),
    linea_nombre: textOf(wire.linea_nombre),
    created_by: textOf(wire.created_by),
    updated_by: textOf(wire.updated_by),
    version: versionOf(wire),
  };
}

function fieldsOf(proyecto: Proyecto) {
  return {
    nombre: textOf(proyecto.nombre),
    objetivo: textOf(proyecto.objetivo),
    descripcion: textOf(proyecto.descripcion),
    estado: numberOf(proyecto.estado),
    fecha_inicio: textOf(proyecto.fecha_inicio),
    fecha_fin: textOf(proyecto.fecha_fin),
    entidades: textsOf(proyecto.entidades),
    enlace_ext: textOf(proyecto.enlace_ext),
  } satisfies ProyectoNuevo;
}

const activoOf = (proyecto: Proyecto) => (proyecto.activo ? 1 : 0);

function write(proyecto: Proyecto) {
  return { ...fieldsOf(proyecto), activo: activoOf(proyecto) };
}

function changedFields({ previous, next }: Change<Proyecto>): string[] {
  const before: Wire = fieldsOf(previous);
  return Object.entries(fieldsOf(next)).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(before[field]) ? [] : [field],
  );
}

/** @returns how many calls it took */
async function updateFields(context: Context, change: Change<Proyecto>): Promise<number> {
  const [first, ...others] = changedFields(change);
  const { next } = change;
  if (first === undefined) return 0;
  if (first === 'estado' && others.length === 0) {
    await context.call('actualizarEstadoDeProyecto', { body: { id: next.id, estado: next.estado } });
    return 1;
  }
  // The whole payload of section 7: another server may empty what is absent.
  const body: ProyectoCambiado & Wire = {
    id: next.id,
    ...upon(next),
    ...fieldsOf(next),
    updated_by: context.author().usuario,
  };
  await context.call('actualizarProyecto', { body });
  return 1;
}

export const proyectos: Adapter<Proyecto> = {
  search: ['nombre', 'objetivo', 'descripcion'],
  formFields: { url_externa: 'enlace_ext' },
  read,
  write,

  async list(context) {
    return listOf<Wire>(await context.call('listarProyectos', {}), 'projects', 'products', 'data').map(read);
  },

  async one(context, id) {
    const answer = await context.call('obtenerProyecto', { params: { id } });
    const [linea] = listOf<Wire>(answer, 'lineas').slice(0, 1);
    const { id_linea, linea_nombre } = { ...linea };
    return read({ ...recordOf(answer, 'project'), id_linea, linea_nombre });
  },

  async create(context, data) {
    const body = { ...fieldsOf({ ...read({}), ...data }), created_by: context.author().usuario };
    return read(recordOf(await context.call('agregarProyecto', { body }), 'project'));
  },

  async update(context, change) {
    let writes = await updateFields(context, change);
    const { previous, next } = change;
    if (next.activo !== previous.activo) {
      const body = { id: next.id, activo: activoOf(next), updated_by: context.author().usuario };
      await context.call('alternarProyecto', { body });
      writes += 1;
    }
    return raised({ ...next, updated_by: context.author().usuario || next.updated_by }, writes);
  },
};
