import type { NewNoticia } from '../../contract/entities/noticia.ts';
import type { Publicacion } from '../../contract/entities/publicacion.ts';
import { fieldsOf, listOf, textOf } from '../../contract/values/tolerant.ts';
import { readNoticia } from '../../contract/wire/noticia.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { archive } from '../core/archive.ts';
import { fileOf, pictureRemoval, type SelectedFile } from '../core/selectedFile.ts';
import { expectedVersion } from '../core/version.ts';
import { readPublicacion } from './publicacion.ts';

export type Noticia = Omit<ReturnType<typeof readNoticia>, 'vinculo_nombre'> &
  Publicacion & {
    /** the chosen picture, in writes only; false removes the stored one */
    imagen?: SelectedFile | false | null;
  };

function read(wire: unknown): Noticia {
  const { vinculo_nombre: _, ...noticia } = readNoticia(wire);
  // A record that was read has the name of its picture here.
  const nombre_imagen = noticia.nombre_imagen ?? (textOf(fieldsOf(wire).nombre_imagen) || null);
  return { ...noticia, nombre_imagen, ...readPublicacion(wire) };
}

function write(noticia: Noticia) {
  const { id, nombre_imagen, created_by, updated_by, version, ...fields } = read(noticia);
  return { ...fields, activo: noticia.activo ? 1 : 0 } satisfies NewNoticia;
}

/** The calls answer the whole record. */
const answered = (answer: unknown): Noticia => read(recordOf(answer, 'noticia'));

async function list(context: Context): Promise<Noticia[]> {
  return listOf(await context.call('listNoticias', {}), 'noticias').map(read);
}

export const noticias: Adapter<Noticia> = {
  search: ['titulo', 'resumen'],
  read,
  write,
  list,

  async one(context, id) {
    return answered(await context.call('getNoticia', { params: { id } }));
  },

  async create(context, data) {
    const body = write({ ...read({}), ...data });
    return answered(await context.call('addNoticia', { body, file: fileOf(data.imagen) }));
  },

  async update(context, { next, data }) {
    const body = { ...expectedVersion(next), ...write(next), ...pictureRemoval(data.imagen) };
    const file = fileOf(data.imagen);
    return answered(await context.call('updateNoticia', { params: { id: next.id }, body, file }));
  },

  async remove(context, id) {
    await archive(context, 'noticias', id);
  },
};
