import type { NewConvenio } from '../../contract/entities/convenio.ts';
import { readConvenio as read, readConvenios } from '../../contract/wire/convenio.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { onlyActivoChanged } from '../core/onlyActivoChanged.ts';
import { fileOf, type SelectedFile } from '../core/selectedFile.ts';
import { afterOwnWrites, expectedVersion } from '../core/version.ts';

export type Convenio = ReturnType<typeof read> & {
  /** the chosen logo, in writes only */
  archivo?: SelectedFile | null;
};

function write(convenio: Convenio) {
  const { id, activo, logo, version, ...fields } = read(convenio);
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
    return readConvenios(await context.call('listConvenios', {}));
  },

  async create(context, data) {
    const body = write({ ...read({ estado: 1 }), ...data });
    const answer = await context.call('addConvenio', { body, file: fileOf(data.archivo) });
    return read(recordOf(answer, 'convenio'));
  },

  async update(context, change) {
    const { next, data } = change;
    const { estado, ...fields } = write(next);
    const file = fileOf(data.archivo);
    if (file === undefined && onlyActivoChanged(change, write)) {
      await context.call('toggleConvenio', { body: { id: next.id, estado } });
      return afterOwnWrites(next);
    }
    await context.call('updateConvenio', { body: { id: next.id, ...expectedVersion(next), ...fields, estado }, file });
    // The answer does not contain the new logo's file name.
    return file === undefined ? afterOwnWrites(next) : one(context, next.id);
  },

  async remove(context, id) {
    await context.call('deleteConvenio', { params: { id } });
  },
};
