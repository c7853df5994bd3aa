import type { Database } from '../../database/open.ts';
import { deleteRows } from './stagedRows.ts';
import { contentOf, deleteFileParts, optionsOf, type ReadContent } from './staging.ts';

/** What was read of a file, without the values of its rows. */
export const withoutValues = ({ columnas, ...content }: ReadContent): ReadContent => ({
  ...content,
  columnas: columnas.map(({ nombre }) => ({ nombre, muestras: [] })),
});

/** Deletes the file and the rows of an import, and the values that it keeps of them: samples and common values. */
export async function forgetRows(db: Database, id: number): Promise<void> {
  await deleteRows(db, id);
  await deleteFileParts(db, id);
  const own = db.selectFrom('importaciones').where('id', '=', id);
  const record = await own.select(['contenido', 'opciones']).executeTakeFirst();
  if (record === undefined) return;
  const contenido = JSON.stringify(withoutValues(contentOf(record)));
  const opciones = JSON.stringify({ ...optionsOf(record), valores: {} });
  await db.updateTable('importaciones').set({ contenido, opciones, caracteres: 0 }).where('id', '=', id).execute();
}
