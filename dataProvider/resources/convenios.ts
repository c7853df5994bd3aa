import type { NewConvenio, PublicConvenio } from '../../contract/entities/convenio.ts';
import type { Schedule } from '../../contract/entities/schedule.ts';
import { fieldsOf, firstId, isActive, trimmedText } from '../../contract/values/tolerant.ts';
import { conveniosIn, readConvenio } from '../../contract/wire/convenio.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf, storedOf } from '../core/answers.ts';
import { fileOf, type SelectedFile } from '../core/selectedFile.ts';
import { isToggle } from '../core/toggle.ts';
import { expectedVersion } from '../core/version.ts';
import { readOrden } from './orden.ts';
import { changedSchedule, readSchedule, withoutSchedule } from './schedule.ts';

export type Convenio = PublicConvenio &
  Schedule & {
    descripcion: string;
    activo: boolean;
    version: number | null;
    orden?: number;
    /** the chosen logo, in writes only */
    archivo?: SelectedFile | null;
  };

function read(wire: unknown): Convenio {
  const fields = fieldsOf(wire);
  return {
    ...readConvenio(wire),
    descripcion: trimmedText(fields.descripcion),
    activo: isActive(fields.estado),
    version: firstId(fields, 'version'),
    ...readSchedule(wire),
    ...readOrden(wire),
  };
}

function write(convenio: Convenio) {
  const { id, activo, logo, version, orden, archivo, ...fields } = read(convenio);
  return { ...fields, estado: convenio.activo ? 1 : 2 } satisfies NewConvenio;
}

async function one(context: Context, id: number): Promise<Convenio> {
  return read(recordOf(await context.call('getConvenio', { params: { id } }), 'convenio'));
}

export const convenios: Adapter<Convenio> = {
  search: ['nombre', 'descripcion'],
  formFields: { logo: 'archivo', estado: 'activo' },
  read,
  write,
  one,

  async list(context) {
    return conveniosIn(await context.call('listConvenios', {})).map(read);
  },

  async create(context, data) {
    const next = { ...read({ estado: 1 }), ...data };
    const fields = write(next);
    const body = { ...withoutSchedule(fields), ...changedSchedule(fields) };
    const answer = await context.call('addConvenio', { body, file: fileOf(data.archivo) });
    return storedOf(answer, 'convenio', read, next);
  },

  async update(context, change) {
    const { previous, next, data } = change;
    const { estado, ...fields } = withoutSchedule(write(next));
    if (isToggle(change)) {
      return storedOf(await context.call('toggleConvenio', { body: { id: next.id, estado } }), 'convenio', read, next);
    }
    const file = fileOf(data.archivo);
    const body = {
      id: next.id,
      ...expectedVersion(next),
      ...fields,
      estado,
      ...changedSchedule(next, previous),
    };
    return storedOf(await context.call('updateConvenio', { body, file }), 'convenio', read, next);
  },

  async remove(context, id) {
    await context.call('deleteConvenio', { params: { id } });
  },
};
