import type { NewConvenio, PublicConvenio } from '../../contract/entities/convenio.ts';
import type { Schedule } from '../../contract/entities/schedule.ts';
import { fieldsOf, firstId, isActive, trimmedText } from '../../contract/values/tolerant.ts';
import { conveniosIn, readConvenio } from '../../contract/wire/convenio.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { fileOf, isDraftFile, type SelectedFile } from '../core/selectedFile.ts';
import { isToggle } from '../core/toggle.ts';
import { afterOwnWrites, expectedVersion } from '../core/version.ts';
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
    const fields = write({ ...read({ estado: 1 }), ...data });
    const body = { ...withoutSchedule(fields), ...changedSchedule(fields) };
    const answer = await context.call('addConvenio', { body, file: fileOf(data.archivo) });
    return read(recordOf(answer, 'convenio'));
  },

  async update(context, change) {
    const { previous, next, data } = change;
    const { estado, ...fields } = withoutSchedule(write(next));
    if (isToggle(change)) {
      await context.call('toggleConvenio', { body: { id: next.id, estado } });
      return afterOwnWrites(next);
    }
    const file = fileOf(data.archivo);
    const body = {
      id: next.id,
      ...expectedVersion(next),
      ...fields,
      estado,
      ...changedSchedule(next, previous),
    };
    await context.call('updateConvenio', { body, file });
    // The answer does not contain the new logo's file name.
    return file === undefined && !isDraftFile(data.archivo) ? afterOwnWrites(next) : one(context, next.id);
  },

  async remove(context, id) {
    await context.call('deleteConvenio', { params: { id } });
  },
};
