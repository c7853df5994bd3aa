import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { deleteRows } from './stagedRows.ts';
import { contentOf, optionsOf, type ReadContent } from './staging.ts';

/** What was read of a file, without the values of its rows. */
export const withoutValues = ({ columnas, ...content }: ReadContent): ReadContent => ({
  ...content,
  columnas: columnas.map(({ nombre }) => ({ nombre, muestras: [] })),
  nombres: [],
});

/** A quote in a value is escaped, so that only a key of the JSON matches. */
const HAS_VALUES = sql<SqlBool>`(contenido like '%"muestras":["%' or contenido like '%"nombres":[{%' or opciones like '%"valores":{"%')`;

/** Deletes the values that an import keeps of its rows: samples, names, common values. */
export async function forgetValues(db: Database, id: number): Promise<void> {
  const record = await db
    .selectFrom('importaciones')
    .where('id', '=', id)
    .where(HAS_VALUES)
    .select(['contenido', 'opciones'])
    .executeTakeFirst();
  if (record === undefined) return;
  const contenido = JSON.stringify(withoutValues(contentOf(record)));
  const opciones = JSON.stringify({ ...optionsOf(record), valores: {} });
  await db.updateTable('importaciones').set({ contenido, opciones }).where('id', '=', id).execute();
}

/** Deletes the rows of an import that is applied, and the values that it keeps of them. */
export async function forgetRows(db: Database, id: number): Promise<void> {
  await deleteRows(db, id);
  await forgetValues(db, id);
}
