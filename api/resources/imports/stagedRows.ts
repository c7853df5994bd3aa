/** The rows of imports. Each statement reads or writes few and short ones, so that no other request waits for long. */
import { setImmediate } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';
import type { Row, Tables } from '../../database/tables.ts';
import { inBatches, textLength } from '../auditLog/inBatches.ts';
import type { RowResult, StagedRow } from './rows.ts';

/** A row with what staff chose of it. */
export type StoredRow = Row<'importacion_filas'> & { elecciones: string };

/** Rows of one import. */
export type RowsQuery = SelectQueryBuilder<Tables, 'importacion_filas', object>;

/** Rows of one statement. */
const ROWS = 50;
/** Rows that one query looks through. */
const RANGE = 1_000;

/** Bytes of a row, which SQLite and PostgreSQL know without reading its texts. */
const BYTES = sql<number>`octet_length(lectura) + octet_length(resultado) + coalesce((
  select octet_length(e.elecciones) from importacion_elecciones as e
  where e.importacion_id = importacion_filas.importacion_id and e.numero = importacion_filas.numero
), 0)`.as('bytes');

/** Parts of a query's rows that one statement may read or write, by their numbers. */
async function* partsOf(query: RowsQuery): AsyncGenerator<number[]> {
  const measured = await query.select(['numero', BYTES]).orderBy('numero').execute();
  for await (const part of inBatches(measured, ROWS, ({ bytes }) => bytes)) yield part.map(({ numero }) => numero);
}

const rowsOf = (db: Database, id: number): RowsQuery =>
  (db.selectFrom('importacion_filas') as RowsQuery).where('importacion_id', '=', id);

const withNumbers = (db: Database, id: number, numbers: readonly number[]): RowsQuery =>
  rowsOf(db, id).where('numero', 'in', [...numbers]);

/**
 * The numbers of the rows of an import, in the order of the file: as many at a time as one statement may read or write.
 * @param filter may read the texts of the rows
 */
export async function* rowNumbers(
  db: Database,
  id: number,
  filter?: (query: RowsQuery) => RowsQuery,
): AsyncGenerator<number[]> {
  const { last } = await rowsOf(db, id)
    .select(({ fn }) => fn.max<number | null>('numero').as('last'))
    .executeTakeFirstOrThrow();
  for (let start = 0; start < Number(last); start += RANGE) {
    const range = rowsOf(db, id)
      .where('numero', '>', start)
      .where('numero', '<=', start + RANGE);
    for await (const numbers of partsOf(range)) {
      if (filter === undefined) yield numbers;
      else {
        const rows = await filter(withNumbers(db, id, numbers))
          .select('numero')
          .orderBy('numero')
          .execute();
        if (rows.length > 0) yield rows.map(({ numero }) => numero);
      }
    }
    await setImmediate();
  }
}

/** The numbers of the rows of a page. */
export const pageNumbers = (
  db: Database,
  id: number,
  { filter, limit, offset }: { filter: (query: RowsQuery) => RowsQuery; limit: number; offset: number },
): AsyncGenerator<number[]> => partsOf(filter(rowsOf(db, id)).limit(limit).offset(offset));

export async function countStored(db: Database, id: number, filter: (query: RowsQuery) => RowsQuery): Promise<number> {
  const { total } = await filter(rowsOf(db, id))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Reads rows by their numbers, in the order of the file. */
export const readStored = (db: Database, id: number, numbers: readonly number[]): Promise<StoredRow[]> =>
  db
    .selectFrom('importacion_filas as f')
    .leftJoin('importacion_elecciones as e', (join) =>
      join.onRef('e.importacion_id', '=', 'f.importacion_id').onRef('e.numero', '=', 'f.numero'),
    )
    .where('f.importacion_id', '=', id)
    .where('f.numero', 'in', [...numbers])
    .orderBy('f.numero')
    .selectAll('f')
    .select(({ fn, val }) => fn.coalesce('e.elecciones', val('{}')).as('elecciones'))
    .execute();

export const toStaged = (row: Pick<StoredRow, 'numero' | 'recurso' | 'lectura' | 'elecciones'>): StagedRow => ({
  numero: row.numero,
  recurso: row.recurso as ImportedResource,
  lectura: JSON.parse(row.lectura),
  elecciones: JSON.parse(row.elecciones),
});

export const resultOf = ({ resultado }: Pick<StoredRow, 'resultado'>): RowResult => JSON.parse(resultado);

/** The rows of an import, in the order of the file, a few at a time. */
export async function* stagedRows(db: Database, id: number): AsyncGenerator<StoredRow[]> {
  for await (const numbers of rowNumbers(db, id)) yield await readStored(db, id, numbers);
}

const lengthOf = ({ lectura, elecciones }: StagedRow): number =>
  textLength(lectura.celdas) +
  textLength(lectura.marcas) +
  lectura.origen.length +
  textLength(elecciones.celdas ?? null);

const isUnchosen = ({ elecciones }: StagedRow): boolean => Object.keys(elecciones).length === 0;

async function deleteChoices(db: Database, id: number, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const numbers = rows.map(({ numero }) => numero);
  await db
    .deleteFrom('importacion_elecciones')
    .where('importacion_id', '=', id)
    .where('numero', 'in', numbers)
    .execute();
}

/**
 * Inserts the rows of an import, or replaces what becomes of them.
 * @param isRead replaces the rows themselves too, and deletes what was chosen of those that have no choices
 */
export async function storeRows(
  db: Database,
  id: number,
  rows: readonly StagedRow[],
  results: readonly RowResult[],
  isRead: boolean,
): Promise<void> {
  const values = rows.map((row, index) => ({ row, result: results[index] }));
  for await (const batch of inBatches(values, ROWS, ({ row }) => lengthOf(row))) {
    if (isRead) await deleteChoices(db, id, batch.map(({ row }) => row).filter(isUnchosen));
    await db
      .insertInto('importacion_filas')
      .values(
        batch.map(({ row: { numero, recurso, lectura }, result }) => ({
          importacion_id: id,
          numero,
          recurso,
          lectura: JSON.stringify(lectura),
          estado: result?.estado ?? '',
          incluida: result?.incluida ? 1 : 0,
          resultado: JSON.stringify(result ?? {}),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['importacion_id', 'numero']).doUpdateSet((eb) => ({
          estado: eb.ref('excluded.estado'),
          incluida: eb.ref('excluded.incluida'),
          resultado: eb.ref('excluded.resultado'),
          ...(isRead && {
            recurso: eb.ref('excluded.recurso'),
            lectura: eb.ref('excluded.lectura'),
          }),
        })),
      )
      .execute();
  }
}

/** Deletes the rows of an import. @param kept numbers of rows that stay */
export async function deleteRows(db: Database, id: number, kept: ReadonlySet<number> = new Set()): Promise<void> {
  for await (const numbers of rowNumbers(db, id)) {
    const gone = numbers.filter((numero) => !kept.has(numero));
    if (gone.length === 0) continue;
    await db.deleteFrom('importacion_filas').where('importacion_id', '=', id).where('numero', 'in', gone).execute();
  }
}
