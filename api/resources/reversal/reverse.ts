import type { Acciones } from '../../../contract/values/acciones.ts';
import type { Trx } from '../../database/open.ts';
import { insertable, recordTable, updatable } from '../../database/unchecked.ts';
import { addressColumnOf, isAddressed, isAddressTaken } from '../auditLog/addresses.ts';
import { BATCH_LENGTH, textLength } from '../auditLog/inBatches.ts';
import type { LoggedChange, RowState } from '../auditLog/loggedChange.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { pausesOf } from '../searchIndex/pauses.ts';
import { demandRules } from './currentRules.ts';
import {
  decidingColumns,
  hasItsFiles,
  isBookkeeping,
  isReversible,
  lockRecordOfDraft,
  missingReferences,
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
async function insertAgain(trx: Trx, tabla: ReversibleTable, antes: RowState): Promise<Outcome> {
  if (tabla === 'borradores') await lockRecordOfDraft(trx, antes);
  const missing = await missingReferences(trx, tabla, antes);
  if (isAddressed(tabla) && (await isAddressTaken(trx, tabla, antes))) return CHANGED;
  if (missing.some(({ isOptional }) => !isOptional) || !(await hasItsFiles(trx, tabla, antes))) return CHANGED;
  const cleared = Object.fromEntries(missing.map(({ column }) => [column, null]));
  const row = await trx
    .insertInto(recordTable(tabla))
    .values(insertable([{ ...antes, ...cleared, ...nextVersion(antes) }]))
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

/** Gives the changed columns their earlier values; other columns keep what was written since. */
async function changeBack(
  trx: Trx,
  tabla: ReversibleTable,
  current: RowState,
  { antes, despues }: { antes: RowState; despues: RowState },
): Promise<Outcome> {
  const changed = Object.keys(antes).filter((key) => key !== 'version' && antes[key] !== despues[key]);
  if (decidingColumns(changed).some((key) => current[key] !== despues[key])) return CHANGED;
  const earlier = Object.fromEntries(changed.map((key) => [key, antes[key]]));
  if ((await missingReferences(trx, tabla, earlier)).length > 0 || !(await hasItsFiles(trx, tabla, earlier)))
    return CHANGED;
  const getsAddress = isAddressed(tabla) && changed.includes(addressColumnOf(tabla));
  if (getsAddress && (await isAddressTaken(trx, tabla, { ...current, ...earlier }))) return CHANGED;
  const row = await trx
    .updateTable(recordTable(tabla))
    .set(updatable({ ...earlier, ...nextVersion(current) }))
    .where('id', '=', current.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row;
}

async function reverseOne(
  trx: Trx,
  resources: ServerResources,
  { antes, despues }: LoggedChange,
  tabla: ReversibleTable,
  current: RowState | null,
) {
  if (despues === null) return antes === null || current !== null ? CHANGED : insertAgain(trx, tabla, antes);
  if (current === null) return CHANGED;
  if (antes === null) return CHANGED;
  const outcome = await changeBack(trx, tabla, current, { antes, despues });
  if (outcome !== CHANGED && outcome !== null) demandRules(resources, tabla, outcome);
  return outcome;
}

const isAddition = ({ antes, despues, tabla }: LoggedChange): boolean =>
  antes === null && despues !== null && isReversible(tabla);

/** Rows of one query. */
const BATCH = 200;

/** Splits the changes, newest first: runs of rows that were added to one table, and the others one by one. */
function stepsOf(changes: readonly LoggedChange[]): LoggedChange[][] {
  const steps: LoggedChange[][] = [];
  let length = 0;
  for (const change of changes.toSorted((a, b) => b.id - a.id)) {
    const last = steps.at(-1);
    const [first] = last ?? [];
    const joins = first !== undefined && isAddition(first) && isAddition(change) && first.tabla === change.tabla;
    length += textLength(change.despues);
    if (joins && last !== undefined && last.length < BATCH && length <= BATCH_LENGTH) last.push(change);
    else {
      steps.push([change]);
      length = textLength(change.despues);
    }
  }
  return steps;
}

interface Reversed {
  change: LoggedChange;
  current: RowState | null;
  outcome: Outcome;
}

/** Removes rows that were added, all of one table. */
async function removeAdded(trx: Trx, tabla: ReversibleTable, changes: readonly LoggedChange[]): Promise<Reversed[]> {
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

async function reverseStep(
  trx: Trx,
  resources: ServerResources,
  changes: readonly LoggedChange[],
): Promise<Reversed[]> {
  const [change] = changes;
  if (change === undefined) return [];
  const { tabla } = change;
  if (isReversible(tabla) && isAddition(change)) return removeAdded(trx, tabla, changes);
  const id = (change.antes ?? change.despues)?.id;
  const current = isReversible(tabla) && id !== undefined ? await readRow(trx, tabla, id) : null;
  const outcome = isReversible(tabla) ? await reverseOne(trx, resources, change, tabla, current) : CHANGED;
  return [{ change, current, outcome }];
}

/**
 * Reverses the newest first. A row that was changed again stays as it is and is a conflict.
 * @param onProgress called with the number of changes that were looked at since; what it throws ends the reversal
 */
export async function reverse(
  trx: Trx,
  resources: ServerResources,
  changes: readonly LoggedChange[],
  accion: Acciones,
  onProgress: (changes: number) => void = () => undefined,
): Promise<Reversal> {
  const reversal: Reversal = { movimientos: [], conflicts: [], lostLinks: 0 };
  const pauses = pausesOf(SLICE_MS);
  for (const step of stepsOf(changes)) {
    if (pauses.isDue()) await pauses.pause();
    for (const { change, current, outcome } of await reverseStep(trx, resources, step)) {
      const { recurso, recurso_id, tabla, antes, despues } = change;
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
      });
    }
    onProgress(step.length);
  }
  return reversal;
}
