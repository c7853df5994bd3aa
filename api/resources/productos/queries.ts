import { sql } from 'kysely';
import { documentPaths } from '../../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { isOpenAccess } from '../../../contract/bibliography/values.ts';
import {
  type CatalogProducto,
  catalogProducto as catalogFields,
  type IntegranteOfLinea,
  type ListedProducto,
  listedProducto as listedFields,
  type PublicProducto,
  publicProducto as publicFields,
  type StaffProducto,
  staffProducto as staffFields,
} from '../../../contract/entities/producto.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { noRecordError, notFoundError } from '../../errors/httpError.ts';
import { parseLists, withPublicMembers } from '../bibliography/productoBibliography.ts';
import { nounOf } from '../names/names.ts';
import { type EventoNames, publicEventosNamed } from '../parts/publicEventos.ts';
import { findVisibleRecord, missingRecordError } from '../records/records.ts';
import { publicRows, visibleRows } from '../visibility/isPublic.ts';
import { visibleColumn } from '../visibility/shownFields.ts';
import { mentions } from './memberPersonas.ts';

const inProductos = <C extends string>(columns: C[]) => columns.map((column) => `productos.${column}` as const);
/** What {@link selectVisible} selects. */
const SELECTED = ['id_proyecto', 'url_externa', 'proyecto_id', 'proyecto_nombre', 'id_linea'] as const;
const LISTED_COLUMNS = inProductos(columnsOf(listedFields, ...SELECTED));
const CATALOG_COLUMNS = inProductos(columnsOf(catalogFields, ...SELECTED, 'url_pdf'));
const PUBLIC_COLUMNS = inProductos(columnsOf(publicFields, ...SELECTED, 'url_pdf', 'autores_integrantes'));
const CITABLE_COLUMNS = PUBLIC_COLUMNS.filter((column) => column !== 'productos.pdf_bytes');
const STAFF_COLUMNS = inProductos(
  columnsOf(staffFields, 'id_proyecto', 'url_externa', 'proyecto_nombre', 'proyecto_objetivo', 'url_pdf'),
);

/** The products that the caller may see, each with its project if the caller may see it. */
const selectVisible = (db: Database, staff: StaffMember | null, now: Date) =>
  db
    .selectFrom('productos')
    .leftJoin('proyectos', (join) =>
      join.onRef('proyectos.id', '=', 'productos.proyecto_id').on(visibleRows('proyectos', staff, now)),
    )
    .where(visibleRows('productos', staff, now))
    .select([
      'productos.id as id_proyecto',
      'productos.enlace as url_externa',
      'proyectos.id as proyecto_id',
      'proyectos.nombre as proyecto_nombre',
      'proyectos.linea_id as id_linea',
    ])
    .orderBy('productos.id');

const selectPublic = (db: Database, now: Date) => selectVisible(db, null, now).select(CITABLE_COLUMNS);

const selectListed = (db: Database, now: Date) => selectVisible(db, null, now).select(LISTED_COLUMNS);

type ListedQuery = ReturnType<typeof selectListed>;

const readListed = async (db: Database, query: ListedQuery, now: Date): Promise<ListedProducto[]> =>
  withPublicMembers(db, (await query.execute()).map(parseLists), now);

/** The members of the line's projects: the internal ones first, each group in the order of staff. */
const integrantesOfLinea = (db: Database, lineaId: number, now: Date): Promise<IntegranteOfLinea[]> =>
  db
    .selectFrom('integrantes')
    .where(publicRows('integrantes', now))
    .where('integrantes.id', 'in', (query) =>
      query
        .selectFrom('proyecto_integrante')
        .innerJoin('proyectos', 'proyectos.id', 'proyecto_integrante.proyecto_id')
        .where('proyectos.linea_id', '=', lineaId)
        .where(publicRows('proyectos', now))
        .select('proyecto_integrante.integrante_id'),
    )
    .select(['id', 'nombres', 'apellidos', 'cargo'])
    .select(visibleColumn('integrantes', 'nombre_imagen', null).as('nombre_imagen'))
    .orderBy('grupo')
    .orderBy('orden')
    .orderBy('id')
    .execute();

/** The places where the public products of a line's projects were presented: events that they name, and events that have them as the talk. */
async function presentationsOfLinea(db: Database, lineaId: number, now: Date): Promise<EventoNames> {
  const rows = await selectVisible(db, null, now)
    .where('proyectos.linea_id', '=', lineaId)
    .select(['productos.nombre', 'productos.evento_nombre'])
    .execute();
  const namesIn = (texts: string[]) => new Set(texts.map((text) => text.trim()).filter(Boolean));
  return {
    nombres: namesIn(rows.map(({ evento_nombre }) => evento_nombre)),
    ponencias: namesIn(rows.map(({ nombre }) => nombre)),
  };
}

export const productosOfIntegrante = (db: Database, integranteId: number, now: Date): Promise<ListedProducto[]> =>
  readListed(db, selectListed(db, now).where(mentions(integranteId)), now);

const MAX_RELATED = 10;

/** Other products of the same project, newest first. */
export async function relatedProductos(
  db: Database,
  { id, proyecto_id }: PublicProducto,
  now: Date,
): Promise<ListedProducto[]> {
  if (proyecto_id === null) return [];
  const newest = selectListed(db, now).clearOrderBy().orderBy('productos.id', 'desc').limit(MAX_RELATED);
  const others = newest.where('productos.proyecto_id', '=', proyecto_id).where('productos.id', '<>', id);
  return readListed(db, others, now);
}

const pdfPath = (id: number, pdf: string | null): string =>
  pdf === null ? '' : documentPaths.pdf(sitePaths.producto(id));

export async function membersAmong(
  db: Database,
  autores: PublicProducto['autores'],
  staff: StaffMember | null,
  now: Date,
) {
  const ids = autores.flatMap(({ integrante_id }) => integrante_id ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('integrantes')
    .where('id', 'in', ids)
    .where(visibleRows('integrantes', staff, now))
    .select(['id', 'nombres', 'apellidos'])
    .execute();
  return rows.map((row) => ({ id: row.id, nombre: fullNameOf(row) }));
}

type Readable = Pick<Row<'productos'>, 'acceso' | 'fecha_embargo'>;

/** Staff read every full text. */
export const mayReadPdf = ({ acceso, fecha_embargo }: Readable, staff: StaffMember | null, now: Date): boolean =>
  staff !== null || isOpenAccess(acceso, fecha_embargo, localDay(now.toISOString()));

/** The full text of a product, and whether visitors may read it. @throws {HttpError} 404 */
export async function findFullText(db: Database, id: number, now: Date) {
  const row = await db
    .selectFrom('productos')
    .where('id', '=', id)
    .select(['id', 'nombre', 'acceso', 'fecha_embargo', 'pdf', publicRows('productos', now).as('shown')])
    .executeTakeFirst();
  if (row?.pdf === undefined || row.pdf === null) throw notFoundError('textoCompleto');
  return { id, nombre: row.nombre, pdf: row.pdf, isOpen: Boolean(row.shown) && mayReadPdf(row, null, now) };
}

/** @throws {HttpError} 404, also when the caller may not see the product */
export async function visibleProducto(
  db: Database,
  id: number,
  staff: StaffMember | null,
  now: Date,
): Promise<PublicProducto> {
  const row = await selectVisible(db, staff, now)
    .select([...PUBLIC_COLUMNS, 'productos.pdf'])
    .where('productos.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) {
    throw staff === null ? noRecordError(nounOf('productos')) : await missingRecordError(db, 'productos', id);
  }
  const { pdf, pdf_bytes, ...rest } = row;
  const stored = parseLists(rest);
  const [producto = stored] = staff === null ? await withPublicMembers(db, [stored], now) : [];
  const isReadable = mayReadPdf(row, staff, now);
  return {
    ...producto,
    autores_integrantes: await membersAmong(db, producto.autores, staff, now),
    url_pdf: isReadable ? pdfPath(id, pdf) : '',
    pdf_bytes: isReadable ? pdf_bytes : 0,
  };
}

const selectCatalog = (db: Database, now: Date) =>
  selectVisible(db, null, now).select([...CATALOG_COLUMNS, 'productos.pdf']);

type CatalogRow = Awaited<ReturnType<ReturnType<typeof selectCatalog>['executeTakeFirstOrThrow']>>;

function toCatalog(db: Database, rows: readonly CatalogRow[], now: Date): Promise<CatalogProducto[]> {
  const today = localDay(now.toISOString());
  const productos = rows.map(({ pdf, ...row }) => ({
    ...parseLists(row),
    url_pdf: isOpenAccess(row.acceso, row.fecha_embargo, today) ? pdfPath(row.id, pdf) : '',
  }));
  return withPublicMembers(db, productos, now);
}

/** All public products, oldest first. */
export const publicProductos = async (db: Database, now: Date): Promise<CatalogProducto[]> =>
  toCatalog(db, await selectCatalog(db, now).execute(), now);

/** Some of {@link publicProductos} at random. */
export async function randomProductos(db: Database, count: number, now: Date): Promise<CatalogProducto[]> {
  const chosen = db
    .selectFrom('productos')
    .where(publicRows('productos', now))
    .select('productos.id')
    .orderBy(sql`random()`)
    .limit(count);
  return toCatalog(db, await selectCatalog(db, now).where('productos.id', 'in', chosen).execute(), now);
}

const selectStaff = (db: Database) =>
  db
    .selectFrom('productos')
    .leftJoin('proyectos', 'proyectos.id', 'productos.proyecto_id')
    .select([
      ...STAFF_COLUMNS,
      'productos.pdf',
      'productos.proyecto_id as id_proyecto',
      'productos.enlace as url_externa',
      'proyectos.nombre as proyecto_nombre',
      'proyectos.objetivo as proyecto_objetivo',
    ])
    .orderBy('productos.id');

type StaffRow = Awaited<ReturnType<ReturnType<typeof selectStaff>['executeTakeFirstOrThrow']>>;

const toStaffProducto = ({ pdf, ...row }: StaffRow): StaffProducto => ({
  ...parseLists(row),
  url_pdf: pdfPath(row.id, pdf),
});

export const staffProductos = async (db: Database): Promise<StaffProducto[]> =>
  (await selectStaff(db).execute()).map(toStaffProducto);

export const staffProducto = async (db: Database, id: number): Promise<StaffProducto> =>
  toStaffProducto(await selectStaff(db).where('productos.id', '=', id).executeTakeFirstOrThrow());

/** What the page of a line shows beside its projects and its text. */
export async function partsOfLinea(db: Database, lineaId: number, now: Date) {
  const products = await readListed(db, selectListed(db, now).where('proyectos.linea_id', '=', lineaId), now);
  const integrantes = await integrantesOfLinea(db, lineaId, now);
  const eventos = await publicEventosNamed(db, await presentationsOfLinea(db, lineaId, now), now);
  return { products, integrantes, eventos };
}

/** The products of one page: a product's, a project's, a member's or a line's; of the whole list without any of them. */
export type CitationScope = { [K in 'producto' | 'proyecto' | 'integrante' | 'linea']?: number } & {
  /** ids */
  productos?: readonly number[];
};

type Citable = Omit<PublicProducto, 'url_pdf' | 'pdf_bytes' | 'autores_integrantes'>;

/** Public products with their whole records, oldest first. @throws {HttpError} 404 if the record of the page is not public */
export async function citableProductos(
  db: Database,
  { producto, proyecto, integrante, linea, productos: ids }: CitationScope,
  now: Date,
): Promise<Citable[]> {
  if (proyecto !== undefined) await findVisibleRecord(db, 'proyectos', proyecto, null, now);
  if (integrante !== undefined) await findVisibleRecord(db, 'integrantes', integrante, null, now);
  const rows = await selectPublic(db, now)
    .$if(producto !== undefined, (query) => query.where('productos.id', '=', producto ?? 0))
    .$if(ids !== undefined, (query) => query.where('productos.id', 'in', ids?.length ? [...ids] : [0]))
    .$if(proyecto !== undefined, (query) => query.where('proyectos.id', '=', proyecto ?? 0))
    .$if(linea !== undefined, (query) => query.where('proyectos.linea_id', '=', linea ?? 0))
    .$if(integrante !== undefined, (query) => query.where(mentions(integrante ?? 0)))
    .execute();
  if (producto !== undefined && rows.length === 0) throw noRecordError(nounOf('productos'));
  const productos = rows.map(parseLists);
  return withPublicMembers(db, productos, now);
}
