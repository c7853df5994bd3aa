import { sql } from 'kysely';
import type { Acciones } from '../../../contract/values/acciones.ts';
import type { Trx } from '../../database/open.ts';
import { insertable, recordTable, updatable } from '../../database/unchecked.ts';
import { addressColumnOf, isAddressed, isAddressTaken } from '../auditLog/addresses.ts';
import { BATCH_LENGTH, textLength } from '../auditLog/inBatches.ts';
import type { Movement, RowState, StoredMovement } from '../auditLog/movement.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { pausesOf } from '../searchIndex/pauses.ts';
import { demandRules, keepsRules } from './currentRules.ts';
import {
  decidingColumns,
  followMergers,
  hasItsFiles,
  isBookkeeping,
  isReversible,
  lockRecordOfDraft,
  type ReversibleTable,
  readRow,
  readRows,
  referencedIds,
} from './rowState.ts';

/** A row that was changed again: what the movimiento left, and what it is now. */
export interface ReversalConflict {
  recurso: string;
  recurso_id: number;
  esperado: RowState | null;
  actual: RowState | null;
}

export interface Reversal {
  movimientos: Movement[];
  conflicts: ReversalConflict[];
  /** links of rows that were inserted again, left out because the other record is gone */
  lostLinks: number;
}

const CHANGED = Symbol('the row was changed again');

type Outcome = RowState | null | typeof CHANGED;

/** Milliseconds that the event loop is kept at a time. */
const SLICE_MS = 10;

const nextVersion = (row: RowState): object => ('version' in row ? { version: Number(row.version) + 1 } : {});

/** A row with the same unique key may exist by now, or be inserted at this moment: the project and member of a link, the record of a draft. */
async function insertAgain(
  trx: Trx,
  resources: ServerResources,
  tabla: ReversibleTable,
  antes: RowState,
): Promise<Outcome> {
  if (tabla === 'borradores') await lockRecordOfDraft(trx, antes);
  if (isAddressed(tabla) && (await isAddressTaken(trx, tabla, antes))) return CHANGED;
  const { values, gone } = await followMergers(trx, resources, tabla, antes);
  if (gone.some(({ isOptional }) => !isOptional) || !(await hasItsFiles(trx, tabla, antes))) return CHANGED;
  const cleared = Object.fromEntries(gone.map(({ column }) => [column, null]));
  const row = await trx
    .insertInto(recordTable(tabla))
    .values(insertable([{ ...values, ...cleared, ...nextVersion(antes) }]))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? CHANGED;
}

/** The columns of a row that are empty since it was inserted again. */
const lostLinksOf = (antes: RowState | null, inserted: RowState | null): number =>
  antes === null || inserted === null
    ? 0
    : Object.keys(antes).filter((key) => antes[key] !== null && inserted[key] === null).length;

/** The columns that a movimiento changed. */
const changedColumns = ({ antes, despues }: StoredMovement): string[] =>
  antes === null || despues === null
    ? []
    : Object.keys(antes).filter((key) => key !== 'version' && antes[key] !== despues[key]);

const earlierValues = (change: StoredMovement): Record<string, unknown> =>
  Object.fromEntries(changedColumns(change).map((key) => [key, change.antes?.[key]]));

/**
 * Gives the changed columns of rows their earlier values, which are the same of all; other columns keep what was written since.
 * @throws {HttpError} 422 if the row then breaks a rule; with a record of the trash, the link to it stays out
 */
async function changeBack(
  trx: Trx,
  resources: ServerResources,
  tabla: ReversibleTable,
  changes: readonly StoredMovement[],
  accion: Acciones,
): Promise<Reversed[]> {
  const [first] = changes;
  if (first === undefined) return [];
  const rows = await readRows(trx, tabla, idsOf(changes));
  const columns = changedColumns(first);
  const { values: earlier, gone } = await followMergers(trx, resources, tabla, earlierValues(first));
  const isPossible = gone.length === 0 && (await hasItsFiles(trx, tabla, earlier));
  const outcomes = new Map<number, RowState>();
  const kept: RowState[] = [];
  for (const { antes, despues } of isPossible ? changes : []) {
    const current = antes === null ? undefined : rows.get(antes.id);
    if (current === undefined || decidingColumns(columns).some((key) => current[key] !== despues?.[key])) continue;
    if (accion === 'restaurar' && !keepsRules(resources, tabla, { ...current, ...earlier })) continue;
    const getsAddress = isAddressed(tabla) && columns.includes(addressColumnOf(tabla));
    if (getsAddress && (await isAddressTaken(trx, tabla, { ...current, ...earlier }))) continue;
    kept.push(current);
  }
  if (kept.length > 0) {
    const changed = await trx
      .updateTable(recordTable(tabla))
      .set({ ...updatable(earlier), ...('version' in (kept[0] ?? {}) && { version: sql`version + 1` }) })
      .where(
        'id',
        'in',
        kept.map(({ id }) => id),
      )
      .returningAll()
      .execute();
    for (const row of changed) {
      demandRules(resources, tabla, row);
      outcomes.set(row.id, row);
    }
  }
  return changes.map((change) => {
    const id = change.antes?.id ?? 0;
    return { change, current: rows.get(id) ?? null, outcome: outcomes.get(id) ?? CHANGED };
  });
}

const idsOf = (changes: readonly StoredMovement[]): number[] =>
  changes.flatMap(({ antes, despues }) => (antes ?? despues)?.id ?? []);

const isAddition = ({ antes, despues, tabla }: StoredMovement): boolean =>
  antes === null && despues !== null && isReversible(tabla);

/** Changes with one key are reversed by one statement; null: by one of their own. */
function setKeyOf(change: StoredMovement): string | null {
  const { antes, despues, tabla } = change;
  if (!isReversible(tabla)) return null;
  if (isAddition(change)) return tabla;
  if (antes === null || despues === null) return null;
  const earlier = earlierValues(change);
  // Only one of two rows can get an address.
  if (isAddressed(tabla) && addressColumnOf(tabla) in earlier) return null;
  return `${tabla} ${JSON.stringify(earlier)}`;
}

/** Rows of one query. */
const BATCH = 200;

/** Splits the changes, newest first: runs of those that one statement reverses, each of another row, and the others one by one. */
function* stepsOf(changes: readonly StoredMovement[]): Generator<StoredMovement[]> {
  let step: StoredMovement[] = [];
  let stepKey: string | null = null;
  let ids = new Set<number>();
  let length = 0;
  for (const change of changes.toSorted((a, b) => b.id - a.id)) {
    const key = setKeyOf(change);
    const id = (change.antes ?? change.despues)?.id ?? 0;
    const added = textLength(change.antes) + textLength(change.despues);
    const joins = key !== null && key === stepKey && !ids.has(id);
    if (!joins || step.length === BATCH || length + added > BATCH_LENGTH) {
      if (step.length > 0) yield step;
      step = [];
      ids = new Set();
      length = 0;
    }
    step.push(change);
    ids.add(id);
    length += added;
    stepKey = key;
  }
  if (step.length > 0) yield step;
}

interface Reversed {
  change: StoredMovement;
  current: RowState | null;
  outcome: Outcome;
}

/** Removes rows that were added, all of one table. */
async function removeAdded(trx: Trx, tabla: ReversibleTable, changes: readonly StoredMovement[]): Promise<Reversed[]> {
  const ids = changes.flatMap(({ despues }) => despues?.id ?? []);
  const rows = await readRows(trx, tabla, ids);
  const referenced = await referencedIds(trx, tabla, ids);
  const outcomes = changes.map((change): Reversed => {
    const { despues } = change;
    const current = despues === null ? null : (rows.get(despues.id) ?? null);
    const stays =
      current === null ||
      referenced.has(current.id) ||
      Object.keys(despues ?? {}).some((key) => !isBookkeeping(key) && current[key] !== despues?.[key]);
    const outcome: Outcome = stays ? CHANGED : null;
    return { change, current, outcome };
  });
  const removed = outcomes.flatMap(({ current, outcome }) =>
    outcome === null && current !== null ? [current.id] : [],
  );
  if (removed.length > 0) await trx.deleteFrom(recordTable(tabla)).where('id', 'in', removed).execute();
  return outcomes;
}

/** @param changes with one key, or a single one */
async function reverseStep(
  trx: Trx,
  resources: ServerResources,
  changes: readonly StoredMovement[],
  accion: Acciones,
): Promise<Reversed[]> {
  const [change] = changes;
  if (change === undefined) return [];
  const { tabla, antes, despues } = change;
  if (!isReversible(tabla)) return [{ change, current: null, outcome: CHANGED }];
  if (isAddition(change)) return removeAdded(trx, tabla, changes);
  if (antes !== null && despues !== null) return changeBack(trx, resources, tabla, changes, accion);
  const current = antes === null ? null : await readRow(trx, tabla, antes.id);
  const isInsertable = antes !== null && current === null;
  return [{ change, current, outcome: isInsertable ? await insertAgain(trx, resources, tabla, antes) : CHANGED }];
}

/**
 * Reverses the newest first. A row that was changed again stays as it is and is a conflict.
 * @param onProgress called with the number of changes that were looked at since; what it throws ends the reversal
 */
export async function reverse(
  trx: Trx,
  resources: ServerResources,
  changes: readonly StoredMovement[],
  accion: Acciones,
  onProgress: (changes: number) => void = () => undefined,
): Promise<Reversal> {
  const reversal: Reversal = { movimientos: [], conflicts: [], lostLinks: 0 };
  const pauses = pausesOf(SLICE_MS);
  // The trash restores the record that was merged, not the fields of the one that stayed.
  const staying = new Set(changes.map(({ recurso, destino_id }) => `${recurso} ${destino_id}`));
  for (const step of stepsOf(changes)) {
    if (pauses.isDue()) await pauses.pause();
    for (const { change, current, outcome } of await reverseStep(trx, resources, step, accion)) {
      const { recurso, recurso_id, tabla, antes, despues, destino_id } = change;
      if (outcome === CHANGED) {
        reversal.conflicts.push({ recurso, recurso_id, esperado: despues, actual: current });
        continue;
      }
      reversal.lostLinks += lostLinksOf(antes, outcome);
      reversal.movimientos.push({
        recurso: recurso as Movement['recurso'],
        recordId: recurso_id,
        accion,
        tabla: tabla === 'proyecto_integrante' ? tabla : undefined,
        antes: current,
        despues: outcome,
        destino: destino_id,
        group: tabla === recurso && staying.has(`${recurso} ${recurso_id}`) ? 'fields' : undefined,
      });
    }
    onProgress(step.length);
  }
  return reversal;
}
