import type { NewLinea } from '../../contract/entities/linea.ts';
import { readLinea, readLineas } from '../../contract/wire/linea.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { archive } from '../core/archive.ts';
import { changesFile, fileOf, pictureRemoval, type SelectedFile } from '../core/selectedFile.ts';
import { afterOwnWrites, expectedVersion } from '../core/version.ts';

export type Linea = ReturnType<typeof readLinea> & {
  /** the chosen picture, in writes only; false removes the stored one */
  imagen?: SelectedFile | false | null;
};

function write(linea: Linea) {
  const { nombre, direccion, texto, descripcion_imagen } = linea;
  return { nombre, direccion, texto, descripcion_imagen } satisfies NewLinea;
}

const list = async (context: Context): Promise<Linea[]> => readLineas(await context.call('listLineas', {}));

export const lineas: Adapter<Linea> = {
  search: ['nombre'],
  read: readLinea,
  write,
  list,

  async create(context, data) {
    const body = write({ ...readLinea({}), ...data });
    return readLinea(recordOf(await context.call('addLinea', { body, file: fileOf(data.imagen) }), 'linea'));
  },

  async update(context, { next, data }) {
    const file = fileOf(data.imagen);
    const body = { id: next.id, ...expectedVersion(next), ...write(next), ...pictureRemoval(data.imagen) };
    await context.call('editLinea', { body, file });
    if (!changesFile(data.imagen)) return afterOwnWrites(next);
    // The answer does not contain the picture's file name.
    return (await list(context)).find(({ id }) => id === next.id) ?? next;
  },

  remove: (context, id) => archive(context, 'lineas', id),
};

/** A retired line leaves home, filters and choices; its page stays. */
export async function retireLinea({ call }: Context, id: number, retirada: boolean): Promise<void> {
  await call('retireLinea', { body: { id, retirada: retirada ? 1 : 0 } });
}
