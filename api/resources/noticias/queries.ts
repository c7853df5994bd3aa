import { sql } from 'kysely';
import {
  type ListedNoticia,
  listedNoticia,
  type NoticiaLink,
  type PublicNoticia,
  publicNoticia as publicFields,
  type StaffNoticia,
} from '../../../contract/entities/noticia.ts';
import { resources } from '../../../contract/resources/resources.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { noRecordError } from '../../errors/httpError.ts';
import { nombreIn, nounOf } from '../names/names.ts';
import { publicRows } from '../visibility/isPublic.ts';

const selectPublic = (db: Database, now: Date) => db.selectFrom('noticias').where(publicRows('noticias', now));

/** Newest first, then the higher id. @param limit of all by default */
export async function publicNoticias(db: Database, now: Date, limit?: number): Promise<ListedNoticia[]> {
  return selectPublic(db, now)
    .select(columnsOf(listedNoticia))
    .orderBy('fecha', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

const { references } = resources.noticias;
const LINKS = Object.entries(references) as [NoticiaLink, (typeof references)[NoticiaLink]][];

type Links = Pick<PublicNoticia, NoticiaLink | 'vinculo_nombre'>;

/** The links of a noticia as visitors may read them: none to a record that is not public. */
export async function publicLinksOf(
  db: Database,
  noticia: Pick<PublicNoticia, NoticiaLink>,
  now: Date,
): Promise<Links> {
  const links: Links = { proyecto_id: null, producto_id: null, evento_id: null, vinculo_nombre: '' };
  for (const [field, { to }] of LINKS) {
    const id = noticia[field];
    if (id === null) continue;
    const { rows } = await sql<{ nombre: string }>`
      select ${nombreIn(to)} as nombre from ${sql.table(to)} where id = ${id} and ${publicRows(to, now)}`.execute(db);
    if (rows[0] !== undefined) return { ...links, [field]: id, vinculo_nombre: rows[0].nombre };
  }
  return links;
}

/** @throws {HttpError} 404, also when the noticia is not public */
export async function publicNoticia(db: Database, id: number, now: Date): Promise<PublicNoticia> {
  const row = await selectPublic(db, now)
    .select(columnsOf(publicFields, 'vinculo_nombre'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw noRecordError(nounOf('noticias'));
  return { ...row, ...(await publicLinksOf(db, row, now)) };
}

export const toStaffNoticia = ({ created_at, ...row }: Row<'noticias'>): StaffNoticia => row;
