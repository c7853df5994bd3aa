import { sql } from 'kysely';
import { nameOfPersona } from '../../../contract/bibliography/persona.ts';
import { bibliographyError } from '../../../contract/entities/bibliography.ts';
import type { Accion } from '../../../contract/values/acciones.ts';
import { changedFields } from '../../../contract/values/changedFields.ts';
import type { PRODUCTO_TIPOS } from '../../../contract/values/constants.ts';
import { HOME_PRODUCTOS } from '../../../contract/values/homeLists.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { lockMembers, parseLists, requireMembers } from '../bibliography/productoBibliography.ts';
import { part, without } from '../parts/pendienteParts.ts';
import type { Pair, ServerResource } from '../parts/serverResource.ts';
import { requireNamed } from '../records/records.ts';
import { imports } from './imports.ts';
import { productoNode } from './jsonLd.ts';
import { followMergers } from './memberPersonas.ts';
import { draftPage, feedEntries, signposts } from './page.ts';
import {
  publicProductos,
  randomProductos,
  relatedProductos,
  staffProducto,
  staffProductos,
  visibleProducto,
} from './queries.ts';

/** The types that publishers register with a DOI as a rule. */
const WITH_DOI: readonly (typeof PRODUCTO_TIPOS)[number][] = ['Artículo científico', 'Capítulo de libro', 'Libro'];

const pendientes = () => ({
  productos_sin_proyecto: part(sql`proyecto_id is null`, { campo: 'proyecto_id' }),
  productos_sin_autores: part(sql`autores = '[]'`, { campo: 'autores' }),
  productos_sin_anio: part(sql`fecha_publicacion = '' and en_prensa = 0`, { campo: 'fecha_publicacion' }),
  productos_sin_doi: part(sql`doi = '' and tipo in (${sql.join(WITH_DOI)})`, { campo: 'doi' }),
  productos_sin_resumen: without('resumen'),
});

/** Products with their authors and editors who are members. */
async function shownTogether(db: Database): Promise<Pair[]> {
  const existing = new Set((await db.selectFrom('integrantes').select('id').execute()).map(({ id }) => id));
  const productos = await db.selectFrom('productos').select(['id', 'autores', 'editores']).orderBy('id').execute();
  return productos.flatMap(({ id, autores, editores }): Pair[] => {
    const personas = [...parseLists({ autores }).autores, ...parseLists({ editores }).editores];
    // An author stays a member's after the member went to the trash.
    const members = personas.flatMap(({ integrante_id }) => integrante_id ?? []).filter((each) => existing.has(each));
    return members.map((member): Pair => [id, { recurso: 'integrantes', id: member }]);
  });
}

function searchedTextsOf(row: Row<'productos'>) {
  const { autores, editores, palabras_clave } = parseLists(row);
  const placed = [row.revista, row.titulo_libro, row.evento_nombre, row.institucion, row.editorial];
  return {
    personas: [...autores, ...editores].map(nameOfPersona).join(', '),
    textos: [row.resumen, row.descripcion, palabras_clave.join(', '), ...placed, row.doi, row.tipo],
    fecha: row.fecha_publicacion || row.created_at,
  };
}

const WRITTEN_ALWAYS = { version: 0, updated_by: '' };

function accionOf(antes: Row<'productos'>, despues: Row<'productos'>): Accion {
  const [first, ...others] = Object.keys(
    changedFields({ ...antes, ...WRITTEN_ALWAYS }, { ...despues, ...WRITTEN_ALWAYS }),
  );
  if (first !== 'proyecto_id' || others.length > 0) return 'actualizar';
  return despues.proyecto_id === null ? 'quitar de proyecto' : 'agregar a proyecto';
}

export const productos: ServerResource<'productos'> = {
  imports,
  toStaff: ({ id }, { db }) => staffProducto(db, id),
  staffList: staffProductos,
  async beforeWrite(trx, { proyecto_id, autores, editores }) {
    // First, so that no request locks a product before its project or its authors.
    await requireNamed(trx, 'proyectos', proyecto_id ? [proyecto_id] : [], 'proyecto_id');
    await lockMembers(trx, { autores, editores });
    return undefined;
  },
  check: (trx, { body, antes }) => requireMembers(trx, body, antes),
  accionOf,
  followMergers,
  listColumns: ['autores', 'editores', 'palabras_clave'],
  errorOf: bibliographyError,
  draftPage,
  searchedTexts: searchedTextsOf,
  jsonLd: productoNode,
  recordOf: ({ product }) => product,
  signposts,
  shareLabel: ({ tipo }) => tipo,
  recordsOf: ({ products }) => products,
  publicList: async (db, now) => ({ success: '1', message: '', products: await publicProductos(db, now) }),
  async answerOf(db, id, { staff, now }) {
    const product = await visibleProducto(db, id, staff, now);
    return { success: 1, product, relacionados: await relatedProductos(db, product, now) };
  },
  homeList: async (db, now) => ({
    success: '1',
    message: '',
    products: await randomProductos(db, HOME_PRODUCTOS, now),
  }),
  feedEntries,
  pendientes,
  shownTogether,
};
