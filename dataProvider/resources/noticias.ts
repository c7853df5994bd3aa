import type { NewNoticia } from '../../contract/entities/noticia.ts';
import { ACTIVO } from '../../contract/values/constants.ts';
import { fieldsOf, isActive } from '../../contract/values/tolerant.ts';
import { noticiasIn, readNoticia } from '../../contract/wire/noticia.ts';
import type { Adapter } from '../core/adapter.ts';
import { expectedVersion, recordOf } from '../core/adapterParts.ts';
import { fileOf, pictureRemoval } from '../core/selectedFile.ts';
import { type Imagen, readImagen, readStaffFields } from './recordParts.ts';

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

export const noticias: Adapter<Noticia> = {
  search: ['titulo', 'resumen'],
  answer: 'noticia',
  read,
  write,

  list: async ({ call }) => noticiasIn(await call('listNoticias', {})).map(read),
  one: async ({ call }, id) => read(recordOf(await call('getNoticia', { params: { id } }), 'noticia')),

  create: (context, { next, data }) => context.call('addNoticia', { body: write(next), file: fileOf(data.imagen) }),

  update(context, { next, data }) {
    const body = { ...expectedVersion(next), ...write(next), ...pictureRemoval(data.imagen) };
    return context.call('updateNoticia', { params: { id: next.id }, body, file: fileOf(data.imagen) });
  },
};
