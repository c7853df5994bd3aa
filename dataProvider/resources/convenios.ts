import type { NewConvenio, PublicConvenio } from '../../contract/entities/convenio.ts';
import type { Schedule } from '../../contract/entities/schedule.ts';
import { fieldsOf, firstId, isActive, trimmedText } from '../../contract/values/tolerant.ts';
import { conveniosIn, readConvenio } from '../../contract/wire/convenio.ts';
import type { Adapter } from '../core/adapter.ts';
import { expectedVersion, isToggle, recordOf } from '../core/adapterParts.ts';
import { fileOf, type SelectedFile } from '../core/selectedFile.ts';
import { readOrden, readSchedule, withChangedSchedule } from './recordParts.ts';

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

export const convenios: Adapter<Convenio> = {
  search: ['nombre', 'descripcion'],
  formFields: { logo: 'archivo', estado: 'activo' },
  answer: 'convenio',
  initial: { estado: 1 },
  read,
  write,

  one: async ({ call }, id) => read(recordOf(await call('getConvenio', { params: { id } }), 'convenio')),
  list: async ({ call }) => conveniosIn(await call('listConvenios', {})).map(read),

  create: (context, { previous, next, data }) =>
    context.call('addConvenio', { body: withChangedSchedule(write(next), previous), file: fileOf(data.archivo) }),

  update(context, change) {
    const { previous, next, data } = change;
    const { id } = next;
    const fields = withChangedSchedule(write(next), previous);
    if (isToggle(change)) return context.call('toggleConvenio', { body: { id, estado: fields.estado } });
    const body = { id, ...expectedVersion(next), ...fields };
    return context.call('updateConvenio', { body, file: fileOf(data.archivo) });
  },

  async remove(context, id) {
    await context.call('deleteConvenio', { params: { id } });
  },
};
