import type { Acciones } from '../../../contract/values/acciones.ts';
import type { Trx } from '../../database/open.ts';
import { namedAs } from '../../database/unchecked.ts';
import { isAddressed } from '../auditLog/addresses.ts';
import type { LoggedChange, RowState } from '../auditLog/loggedChange.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { demandRules } from './currentRules.ts';
import {
  hasItsFiles,
  hasUniqueConflict,
  isBookkeeping,
  isReferenced,
  isReversible,
  missingReferences,
  type ReversibleTable,
  readRow,
} from './rowState.ts';

/** A row that was changed again: what the movimiento left, and what it is now. */
export interface ReversalConflict {
  recurso: string;
  recurso_id: number;
  esperado: RowState | null;
  actual: RowState | null;
}

interface Reversal {
  movimientos: Movement[];
  conflicts: ReversalConflict[];
}

const CHANGED = Symbol('the row was changed again');

type Outcome = RowState | null | typeof CHANGED;

const nextVersion = (row: RowState): object => ('version' in row ? { version: Number(row.version) + 1 } : {});

async function insertAgain(trx: Trx, tabla: ReversibleTable, antes: RowState): Promise<Outcome> {
  if (await hasUniqueConflict(trx, tabla, antes)) return CHANGED;
  const missing = await missingReferences(trx, tabla, antes);
  if (missing.some(({ isOptional }) => !isOptional) || !(await hasItsFiles(trx, tabla, antes))) return CHANGED;
  const cleared = Object.fromEntries(missing.map(({ column }) => [column, null]));
  const row = await trx
    .insertInto(namedAs<'proyectos'>(tabla))
    .values({ ...antes, ...cleared, ...nextVersion(antes) } as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row;
}

async function remove(trx: Trx, tabla: ReversibleTable, current: RowState, despues: RowState): Promise<Outcome> {
  const isChanged = Object.keys(despues).some((key) => !isBookkeeping(key) && current[key] !== despues[key]);
  if (isChanged || (await isReferenced(trx, tabla, current.id))) return CHANGED;
  await trx.deleteFrom(namedAs<'proyectos'>(tabla)).where('id', '=', current.id).execute();
  return null;
}

/** Gives the changed columns their earlier values; other columns keep what was written since. */
async function changeBack(
  trx: Trx,
  tabla: ReversibleTable,
  current: RowState,
  { antes, despues }: { antes: RowState; despues: RowState },
): Promise<Outcome> {
  const changed = Object.keys(antes).filter((key) => key !== 'version' && antes[key] !== despues[key]);
  if (changed.some((key) => !isBookkeeping(key) && current[key] !== despues[key])) return CHANGED;
  const earlier = Object.fromEntries(changed.map((key) => [key, antes[key]]));
  if ((await missingReferences(trx, tabla, earlier)).length > 0 || !(await hasItsFiles(trx, tabla, earlier)))
    return CHANGED;
  if (isAddressed(tabla) && (await hasUniqueConflict(trx, tabla, { ...current, ...earlier }))) return CHANGED;
  const row = await trx
    .updateTable(namedAs<'proyectos'>(tabla))
    .set({ ...earlier, ...nextVersion(current) } as never)
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
  if (antes === null) return remove(trx, tabla, current, despues);
  const outcome = await changeBack(trx, tabla, current, { antes, despues });
  if (outcome !== CHANGED && outcome !== null) demandRules(resources, tabla, outcome);
  return outcome;
}

/** Reverses row by row, the newest first. A row that was changed again stays as it is and is a conflict. */
export async function reverse(
  trx: Trx,
  resources: ServerResources,
  changes: readonly LoggedChange[],
  accion: Acciones,
): Promise<Reversal> {
  const reversal: Reversal = { movimientos: [], conflicts: [] };
  for (const change of changes.toSorted((a, b) => b.id - a.id)) {
    const { recurso, recurso_id, tabla, antes, despues } = change;
    const id = (antes ?? despues)?.id;
    const current = isReversible(tabla) && id !== undefined ? await readRow(trx, tabla, id) : null;
    const outcome = isReversible(tabla) ? await reverseOne(trx, resources, change, tabla, current) : CHANGED;
    if (outcome === CHANGED) {
      reversal.conflicts.push({ recurso, recurso_id, esperado: despues, actual: current });
      continue;
    }
    reversal.movimientos.push({
      recurso: recurso as Movement['recurso'],
      recordId: recurso_id,
      accion,
      tabla: tabla === 'proyecto_integrante' ? tabla : undefined,
      antes: current,
      despues: outcome,
    });
  }
  return reversal;
}
