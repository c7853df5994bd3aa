import type { NewLinea } from '../../contract/entities/linea.ts';
import { readLinea, readLineas } from '../../contract/wire/linea.ts';
import type { Adapter } from '../core/adapter.ts';
import { expectedVersion } from '../core/adapterParts.ts';
import { fileOf, pictureRemoval, type SelectedFile } from '../core/selectedFile.ts';

export type Linea = ReturnType<typeof readLinea> & {
  /** the chosen picture, in writes only; false removes the stored one */
  imagen?: SelectedFile | false | null;
};

function write(linea: Linea) {
  const { nombre, direccion, texto, descripcion_imagen } = linea;
  return { nombre, direccion, texto, descripcion_imagen } satisfies NewLinea;
}

export const lineas: Adapter<Linea> = {
  search: ['nombre'],
  answer: 'linea',
  read: readLinea,
  write,
  list: async (context) => readLineas(await context.call('listLineas', {})),

  create: (context, { next, data }) => context.call('addLinea', { body: write(next), file: fileOf(data.imagen) }),

  update(context, { next, data }) {
    const body = { id: next.id, ...expectedVersion(next), ...write(next), ...pictureRemoval(data.imagen) };
    return context.call('editLinea', { body, file: fileOf(data.imagen) });
  },
};
