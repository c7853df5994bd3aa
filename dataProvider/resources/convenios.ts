import type { NewConvenio } from '../../contract/entities/convenio.ts';
import { readConvenio as read, readConvenios } from '../../contract/wire/convenio.ts';
import { textOf } from '../../contract/wire/tolerant.ts';
import type { Adapter, Change, Context } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { fileOf, type SelectedFile } from '../core/selectedFile.ts';
import { raised, upon } from '../core/version.ts';

/** A partner agreement in the back office; `estado` is 1 active, 2 inactive. */
export type Convenio = ReturnType<typeof read> & {
  /** The chosen logo; only in writes. */
  archivo?: SelectedFile | null;
};

function write(convenio: Convenio) {
  return {
    nombre: textOf(convenio.nombre),
    descripcion: textOf(convenio.descripcion),
    url_web: textOf(convenio.url_web),
    estado: convenio.activo ? 1 : 2,
  } satisfies NewConvenio;
}

function onlyActivoChanged({ previous, next, data }: Change<Convenio>): boolean {
  if (fileOf(data.archivo) !== undefined || previous.activo === next.activo) return false;
  return JSON.stringify(write({ ...previous, activo: next.activo })) === JSON.stringify(write(next));
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
    if (onlyActivoChanged(change)) {
      await context.call('toggleConvenio', { body: { id: next.id, estado } });
      return raised(next);
    }
    const file = fileOf(data.archivo);
    await context.call('updateConvenio', { body: { id: next.id, ...upon(next), ...fields, estado }, file });
    // The answer has no file name for the new logo.
    return file === undefined ? raised(next) : one(context, next.id);
  },

  async remove(context, id) {
    await context.call('deleteConvenio', { params: { id } });
  },
};
