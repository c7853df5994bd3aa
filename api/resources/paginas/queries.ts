import { sql } from 'kysely';
import {
  type PublicPagina,
  publicPagina as publicFields,
  type StaffPagina,
} from '../../../contract/entities/pagina.ts';
import { isDireccion } from '../../../contract/fields/direccion.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { formerRecord } from '../records/recordAddress.ts';
import { publicRows } from '../visibility/isPublic.ts';

const selectPublic = (db: Database, now: Date) => db.selectFrom('paginas').where(publicRows('paginas', now));
const selectAt = (db: Database, direccion: string, now: Date) =>
  selectPublic(db, now).where(sql`lower(direccion)`, '=', direccion);

/** The page that visitors read at an address; null without one. @param direccion in lower case: another spelling is none */
export async function publicPagina(db: Database, direccion: string, now: Date): Promise<PublicPagina | null> {
  if (!isDireccion(direccion)) return null;
  return (await selectAt(db, direccion, now).select(columnsOf(publicFields)).executeTakeFirst()) ?? null;
}

/** The present address, in lower case, of the page that visitors read and that has or had an address; null without one. */
export async function presentAddress(db: Database, direccion: string, now: Date): Promise<string | null> {
  const slug = direccion.toLowerCase();
  if (!isDireccion(slug)) return null;
  if ((await selectAt(db, slug, now).select('id').executeTakeFirst()) !== undefined) return slug;
  const id = await formerRecord(db, 'paginas', slug);
  if (id === null) return null;
  const row = await selectPublic(db, now).select('direccion').where('id', '=', id).executeTakeFirst();
  return row?.direccion.toLowerCase() ?? null;
}

export const toStaffPagina = ({ created_at, ...row }: Row<'paginas'>): StaffPagina => row;
