/** The rows of imports, as they were read, and what staff chose of them. */
import { sql } from 'kysely';
import type { ImportedResource } from '../../../../contract/resources/resources.ts';
import type { Database } from '../../../database/open.ts';
import { rowsInParts } from '../../../database/rowsInParts.ts';
import { inBatches, textLength } from '../../auditLog/inBatches.ts';
import type { RowChoices, StagedRow } from './rows.ts';
import { contentOf, deleteFileParts, optionsOf, type ReadContent } from './staging.ts';

/** Rows that one statement writes. */
const WRITTEN_ROWS = 1_000;
/** Rows that one statement deletes. */
const ROWS = 50;
/** Rows that one query reads. */
const READ_ROWS = 500;

/** All rows of an import, in the order of the file. */
export async function readStaged(db: Database, id: number): Promise<StagedRow[]> {
  const staged: StagedRow[] = [];
  const query = db
    .selectFrom('importacion_filas as f')
    .leftJoin('importacion_elecciones as e', (join) =>
      join.onRef('e.importacion_id', '=', 'f.importacion_id').onRef('e.numero', '=', 'f.numero'),
    )
    .where('f.importacion_id', '=', id)
    .orderBy('f.numero')
    .limit(READ_ROWS)
    .select(['f.numero as id', 'f.recurso', 'f.lectura', 'e.elecciones']);
  for await (const rows of rowsInParts((last) => query.where('f.numero', '>', last).execute()))
    for (const { id: numero, recurso, lectura, elecciones } of rows)
      staged.push({
        numero,
        recurso: recurso as ImportedResource,
        lectura: JSON.parse(lectura),
        elecciones: JSON.parse(elecciones ?? '{}'),
      });
  return staged;
}

interface Numbered {
  numero: number;
}

const numbersOf = (rows: readonly Numbered[]): number[] => rows.map(({ numero }) => numero);

/** What staff chose of some rows, by their numbers. */
export async function readChoices(
  db: Database,
  id: number,
  rows: readonly Numbered[],
): Promise<Map<number, RowChoices>> {
  if (rows.length === 0) return new Map();
  const chosen = db.selectFrom('importacion_elecciones').where('importacion_id', '=', id);
  const found = await chosen.where('numero', 'in', numbersOf(rows)).select(['numero', 'elecciones']).execute();
  return new Map(found.map(({ numero, elecciones }) => [numero, JSON.parse(elecciones)]));
}

/** Characters of what was read of a row. */
export const lengthOf = ({ lectura }: StagedRow): number =>
  textLength(lectura.celdas) + textLength(lectura.marcas) + lectura.origen.length;

/** Inserts rows, or replaces those of the same numbers. */
export async function storeRows(db: Database, id: number, rows: readonly StagedRow[]): Promise<void> {
  for await (const batch of inBatches(rows, WRITTEN_ROWS))
    await db
      .insertInto('importacion_filas')
      .values(
        batch.map(({ numero, recurso, lectura }) => ({
          importacion_id: id,
          numero,
          recurso,
          lectura: JSON.stringify(lectura),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['importacion_id', 'numero']).doUpdateSet(({ ref }) => ({
          recurso: ref('excluded.recurso'),
          lectura: ref('excluded.lectura'),
        })),
      )
      .execute();
}

/** Bytes of a row, which SQLite and PostgreSQL know without reading it. */
const BYTES = sql<number>`octet_length(lectura)`.as('bytes');

async function deleteNumbers(
  db: Database,
  table: 'importacion_filas' | 'importacion_elecciones',
  id: number,
  rows: readonly Numbered[],
): Promise<void> {
  await db.deleteFrom(table).where('importacion_id', '=', id).where('numero', 'in', numbersOf(rows)).execute();
}

/** Deletes the rows of an import and what was chosen of them. @param kept numbers of rows that stay */
export async function deleteRows(db: Database, id: number, kept: ReadonlySet<number> = new Set()): Promise<void> {
  const own = db.selectFrom('importacion_filas').where('importacion_id', '=', id);
  // Page by page: one query for all rows of a large file keeps others waiting.
  const next = own.select(['numero', BYTES]).orderBy('numero').limit(READ_ROWS);
  for (let last: number | undefined = -1; last !== undefined; ) {
    const rows: Array<Numbered & { bytes: number }> = await next.where('numero', '>', last).execute();
    const gone = rows.filter(({ numero }) => !kept.has(numero));
    for await (const batch of inBatches(gone, ROWS, ({ bytes }) => Number(bytes)))
      await deleteNumbers(db, 'importacion_filas', id, batch);
    last = rows.at(-1)?.numero;
  }
}

/** Deletes what staff chose of rows whose text is another one now. @param texts digests by the number of the row @returns how many */
export async function deleteStaleChoices(
  db: Database,
  id: number,
  texts: ReadonlyMap<number, string | undefined>,
): Promise<number> {
  const chosen = db.selectFrom('importacion_elecciones').where('importacion_id', '=', id);
  const stale = (await chosen.select(['numero', 'texto']).execute()).filter(
    ({ numero, texto }) => texts.get(numero) !== texto,
  );
  for await (const batch of inBatches(stale, READ_ROWS)) await deleteNumbers(db, 'importacion_elecciones', id, batch);
  return stale.length;
}

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
