import { sql } from 'kysely';
import { type EditedResource, type RecordKind, resources } from '../../../contract/resources/resources.ts';
import { namesWith } from '../../../contract/resources/withPart.ts';
import type { Acciones } from '../../../contract/values/acciones.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';
import { namedAs, recordRow, recordTable } from '../../database/unchecked.ts';
import { inBatches } from '../auditLog/inBatches.ts';
import type { Movement } from '../auditLog/movement.ts';
import { nombreIn } from '../names/names.ts';
import type { Pair, ServerParts, Vinculo } from '../parts/serverResource.ts';
import { findRecord } from './records.ts';

/** The records that name another one in a column, from the descriptors. */

interface RecordReference {
  recurso: EditedResource;
  column: string;
  to: RecordKind;
  /** see Reference of the descriptor */
  clearedBy?: Acciones;
  movedBy?: Acciones;
}

export const RECORD_REFERENCES: readonly RecordReference[] = namesWith(resources, 'references').flatMap((recurso) =>
  Object.entries(resources[recurso].references).map(([column, reference]) => ({ recurso, column, ...reference })),
);

const referencesTo = (recurso: RecordKind) => RECORD_REFERENCES.filter(({ to }) => to === recurso);
/** Those that archiving the named record empties. */
const linksOf = (recurso: EditedResource) =>
  RECORD_REFERENCES.filter((reference) => reference.recurso === recurso && reference.clearedBy !== undefined);

/** The records that name a record. */
export async function recordsNaming(db: Database, recurso: RecordKind, id: number): Promise<Vinculo[]> {
  const found: Vinculo[] = [];
  for (const { recurso: naming, column } of referencesTo(recurso)) {
    const rows = await db
      .selectFrom(namedAs<'productos'>(naming))
      .where(namedAs<'proyecto_id'>(column), '=', id)
      .select(['id', nombreIn(naming).as('nombre')])
      .orderBy('id')
      .execute();
    found.push(...rows.map((row) => ({ recurso: naming, id: row.id, nombre: row.nombre.trim() })));
  }
  return found;
}

/** The records that a record is linked to by its own columns. */
export async function linkedRecords(db: Database, recurso: RecordKind, id: number): Promise<Vinculo[]> {
  const found: Vinculo[] = [];
  for (const { column, to } of linksOf(recurso)) {
    const row = await db
      .selectFrom(namedAs<'productos'>(to))
      .where('id', '=', (select) =>
        select.selectFrom(namedAs<'productos'>(recurso)).where('id', '=', id).select(namedAs<'proyecto_id'>(column)),
      )
      .select(['id', nombreIn(to).as('nombre')])
      .executeTakeFirst();
    if (row !== undefined) found.push({ recurso: to, id: row.id, nombre: row.nombre.trim() });
  }
  return found;
}

/** Rows of one statement: those of the largest size are read and written in a few milliseconds. */
const BATCH = 50;

/**
 * Empties the columns with the id of a record that goes to the trash, of some rows at a time.
 * @param to the record that it is merged into, whose id they get instead
 */
export async function clearReferences(
  trx: Trx,
  recurso: RecordKind,
  id: number,
  to: number | null = null,
): Promise<Movement[]> {
  const movimientos: Movement[] = [];
  for (const { recurso: referring, column, clearedBy, movedBy = 'actualizar' } of referencesTo(recurso)) {
    if (clearedBy === undefined) continue;
    const named = await trx
      .selectFrom(namedAs<'productos'>(referring))
      .where(namedAs<'proyecto_id'>(column), '=', id)
      .select('id')
      .orderBy('id')
      .$if(locks(trx), (query) => query.forUpdate())
      .execute();
    for await (const some of inBatches(named, BATCH)) {
      const rows = await trx
        .updateTable(namedAs<'productos'>(referring))
        .set({ [namedAs<'proyecto_id'>(column)]: to, version: sql`version + 1` })
        .where(
          'id',
          'in',
          some.map((row) => row.id),
        )
        .returningAll()
        .execute();
      // The rows that return need not have the order of the ids.
      for (const despues of rows.sort((a, b) => a.id - b.id)) {
        const antes = { ...despues, [column]: id, version: despues.version - 1 };
        const accion = to === null ? clearedBy : movedBy;
        movimientos.push({ recurso: referring, recordId: despues.id, accion, antes, despues });
      }
    }
  }
  return movimientos;
}

/** The records of a resource, each with those that it is linked to. */
export async function referencePairs(db: Database, recurso: EditedResource): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const { column, to } of linksOf(recurso)) {
    const rows = await db
      .selectFrom(namedAs<'productos'>(recurso))
      .where(namedAs<'proyecto_id'>(column), 'is not', null)
      .select(['id', namedAs<'proyecto_id as named'>(`${column} as named`)])
      .orderBy('id')
      .execute();
    pairs.push(...rows.map(({ id, named }): Pair => [id, { recurso: to, id: Number(named) }]));
  }
  return pairs;
}

type Archivable = Pick<ServerParts, 'removeLinks'>;

/**
 * Takes a record and its links out of their tables; the movimientos keep them for the trash (docs/decisions/0024).
 * @throws {HttpError} 404
 */
export async function archive(
  trx: Trx,
  recurso: RecordKind,
  { removeLinks }: Archivable,
  id: number,
  accion: Acciones,
): Promise<Movement[]> {
  const antes = recordRow(await findRecord(trx, recurso, id));
  const links = [...((await removeLinks?.(trx, id)) ?? []), ...(await clearReferences(trx, recurso, id))];
  await trx.deleteFrom(recordTable(recurso)).where('id', '=', id).execute();
  return [...links, { recurso, recordId: id, accion, antes, despues: null }];
}
