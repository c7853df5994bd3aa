import type { NewPagina } from '../../contract/entities/pagina.ts';
import { ACTIVO } from '../../contract/values/constants.ts';
import { fieldsOf, isActive, listOf } from '../../contract/values/tolerant.ts';
import { readPagina } from '../../contract/wire/pagina.ts';
import type { Adapter } from '../core/adapter.ts';
import { expectedVersion, recordOf } from '../core/adapterParts.ts';
import { fileOf, pictureRemoval } from '../core/selectedFile.ts';
import { type Imagen, readImagen, readOrden, readStaffFields } from './recordParts.ts';

export type Pagina = ReturnType<typeof read> & Imagen;

function read(wire: unknown) {
  const { imagen, ...pagina } = readPagina(wire);
  const activo = isActive(fieldsOf(wire).activo ?? ACTIVO);
  return { ...pagina, ...readImagen(wire), ...readOrden(wire), activo, ...readStaffFields(wire) };
}

function write(pagina: Pagina) {
  const { id, nombre_imagen, orden, created_by, updated_by, version, ...fields } = read(pagina);
  return { ...fields, activo: pagina.activo ? 1 : 0 } satisfies NewPagina;
}

export const paginas: Adapter<Pagina> = {
  search: ['titulo', 'resumen'],
  answer: 'pagina',
  read,
  write,

  list: async ({ call }) => listOf(await call('listPaginas', {}), 'paginas').map(read),
  one: async ({ call }, id) => read(recordOf(await call('getPagina', { params: { id } }), 'pagina')),

  create: (context, { next, data }) => context.call('addPagina', { body: write(next), file: fileOf(data.imagen) }),

  update(context, { next, data }) {
    const body = { ...expectedVersion(next), ...write(next), ...pictureRemoval(data.imagen) };
    return context.call('updatePagina', { params: { id: next.id }, body, file: fileOf(data.imagen) });
  },
};
