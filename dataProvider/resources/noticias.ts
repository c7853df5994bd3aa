import type { NewNoticia } from '../../contract/entities/noticia.ts';
import { ACTIVO } from '../../contract/values/constants.ts';
import { fieldsOf, isActive } from '../../contract/values/tolerant.ts';
import { noticiasIn, readNoticia } from '../../contract/wire/noticia.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf, storedOf } from '../core/answers.ts';
import { archive } from '../core/archive.ts';
import { fileOf, pictureRemoval } from '../core/selectedFile.ts';
import { expectedVersion } from '../core/version.ts';
import { type Imagen, readImagen } from './imagen.ts';
import { readStaffFields } from './staffFields.ts';

export type Noticia = ReturnType<typeof read> & Imagen;

function read(wire: unknown) {
  const { vinculo_nombre, imagen, ...noticia } = readNoticia(wire);
  const activo = isActive(fieldsOf(wire).activo ?? ACTIVO);
  return { ...noticia, ...readImagen(wire), activo, ...readStaffFields(wire) };
}

function write(noticia: Noticia) {
  const { id, nombre_imagen, created_by, updated_by, version, ...fields } = read(noticia);
  return { ...fields, activo: noticia.activo ? 1 : 0 } satisfies NewNoticia;
}

async function list(context: Context): Promise<Noticia[]> {
  return noticiasIn(await context.call('listNoticias', {})).map(read);
}

export const noticias: Adapter<Noticia> = {
  search: ['titulo', 'resumen'],
  read,
  write,
  list,

  async one(context, id) {
    return read(recordOf(await context.call('getNoticia', { params: { id } }), 'noticia'));
  },

  async create(context, data) {
    const next = { ...read({}), ...data };
    const answer = await context.call('addNoticia', { body: write(next), file: fileOf(data.imagen) });
    return storedOf(answer, 'noticia', read, next);
  },

  async update(context, { next, data }) {
    const body = { ...expectedVersion(next), ...write(next), ...pictureRemoval(data.imagen) };
    const file = fileOf(data.imagen);
    const answer = await context.call('updateNoticia', { params: { id: next.id }, body, file });
    return storedOf(answer, 'noticia', read, next);
  },

  async remove(context, id) {
    await archive(context, 'noticias', id);
  },
};
