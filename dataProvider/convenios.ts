import type { ConvenioNuevo } from '../contract/entidades/convenio.ts';
import { listOf, textOf } from '../contract/tolerant.ts';
import type { Adapter, Change, Context, Wire } from './adapter.ts';
import { firstId, isActive, recordOf } from './answers.ts';
import { type ArchivoElegido, fileOf } from './archivo.ts';
import { raised, upon, versionOf } from './version.ts';

/** A partner agreement in the back office (section 3). */
export type Convenio = {
  id: number;
  nombre: string;
  descripcion: string;
  url_web: string;
  /** estado 1 active, 2 inactive (section 4) */
  activo: boolean;
  /** file name */
  logo: string;
  version: number | null;
  /** Only when writing: the logo that was chosen. */
  archivo?: ArchivoElegido | null;
};

function read(wire: Wire): Convenio {
  return {
    id: firstId(wire, 'id', 'id_convenio') ?? 0,
    nombre: textOf(wire.nombre),
    descripcion: textOf(wire.descripcion),
    url_web: textOf(wire.url_web),
    activo: isActive(wire.estado),
    logo: textOf(wire.logo),
    version: versionOf(wire),
  };
}

function write(convenio: Convenio) {
  return {
    nombre: textOf(convenio.nombre),
    descripcion: textOf(convenio.descripcion),
    url_web: textOf(convenio.url_web),
    estado: convenio.activo ? 1 : 2,
  } satisfies ConvenioNuevo;
}

function onlyActivoChanged({ previous, next, data }: Change<Convenio>): boolean {
  if (fileOf(data.archivo) !== undefined || previous.activo === next.activo) return false;
  return JSON.stringify(write({ ...previous, activo: next.activo })) === JSON.stringify(write(next));
}

async function one(context: Context, id: number): Promise<Convenio> {
  return read(recordOf(await context.call('obtenerConvenio', { params: { id } }), 'convenio'));
}

export const convenios: Adapter<Convenio> = {
  search: ['nombre', 'descripcion'],
  formFields: { logo: 'archivo', estado: 'activo' },
  read,
  write,
  one,

  async list(context) {
    return listOf<Wire>(await context.call('listarConvenios', {}), 'convenios').map(read);
  },

  async create(context, data) {
    const body = write({ ...read({ estado: 1 }), ...data });
    const answer = await context.call('agregarConvenio', { body, file: fileOf(data.archivo) });
    return read(recordOf(answer, 'convenio'));
  },

  async update(context, change) {
    const { next, data } = change;
    const { estado, ...fields } = write(next);
    if (onlyActivoChanged(change)) {
      await context.call('alternarConvenio', { body: { id: next.id, estado } });
      return raised(next);
    }
    const file = fileOf(data.archivo);
    await context.call('actualizarConvenio', { body: { id: next.id, ...upon(next), ...fields, estado }, file });
    // The answer does not say under which name the new logo is kept.
    return file === undefined ? raised(next) : one(context, next.id);
  },

  async remove(context, id) {
    await context.call('eliminarConvenio', { params: { id } });
  },
};
