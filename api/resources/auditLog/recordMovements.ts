import { isRecordKind, type RecordKind } from '../../../contract/resources/resources.ts';
import { type Change, markChange } from '../../database/changeMark.ts';
import type { Trx } from '../../database/open.ts';
import { isScheduled } from '../visibility/isPublic.ts';
import { recordPublications } from '../visibility/publicaciones.ts';
import { isAddressed, rememberAddress } from './addresses.ts';
import { inBatches, textLength } from './inBatches.ts';
import type { Movement } from './movement.ts';
import { type TrashChange, updateTrash } from './updateTrash.ts';

export interface Operacion {
  /** UUID; the requests of one action of a user share it */
  id: string;
  author: { id: number | null; usuario: string };
  /** the operation that this one reverses, or '' */
  deshace?: string | undefined;
}

/** Movimientos of one statement. */
const BATCH = 200;

const jsonOf = (row: object | null): string | null => (row === null ? null : JSON.stringify(row));

/** Inserts audit log entries and returns the change. Call it last in the write's transaction: `markChange` locks a row until commit. */
export async function recordMovements(
  trx: Trx,
  { id, author, deshace = '' }: Operacion,
  movimientos: readonly Movement[],
): Promise<Change> {
  const created_at = new Date().toISOString();
  const ids: number[] = [];
  const lengthOf = ({ antes, despues }: Movement) => textLength(antes) + textLength(despues);
  for await (const batch of inBatches(movimientos, BATCH, lengthOf)) {
    const rows = await trx
      .insertInto('movimientos')
      .values(
        batch.map(({ recurso, recordId, accion, tabla = recurso, antes, despues }) => ({
          created_at,
          usuario_id: author.id,
          usuario: author.usuario,
          recurso,
          recurso_id: recordId,
          accion,
          antes: jsonOf(antes),
          despues: jsonOf(despues),
          operacion: id,
          tabla,
          deshace,
        })),
      )
      .returning('id')
      .execute();
    // Ids rise in the order of the values, but the rows that return need not.
    ids.push(...rows.map((row) => row.id).sort((a, b) => a - b));
  }
  const ofRecords = movimientos.filter(({ recurso, tabla }) => tabla === undefined && isRecordKind(recurso));
  const kinds = new Set(ofRecords.map(({ recurso }) => recurso).filter(isRecordKind));
  for (const kind of kinds) {
    const ofKind = ofRecords.filter(({ recurso }) => recurso === kind);
    await updateTrashes(trx, kind, ofKind, { movimientos, ids, created_at, usuario: author.usuario });
    for (const { recordId, antes, despues } of ofKind)
      if (isAddressed(kind)) await rememberAddress(trx, kind, recordId, antes, despues);
    if (!isScheduled(kind)) continue;
    for await (const batch of inBatches(ofKind, BATCH))
      await recordPublications(
        trx,
        kind,
        batch.map(({ recordId, despues }) => ({ id: recordId, row: despues })),
        created_at,
      );
  }
  return markChange(trx);
}

interface Recorded {
  movimientos: readonly Movement[];
  /** of the movimientos, in their order */
  ids: readonly number[];
  created_at: string;
  usuario: string;
}

/** The trash after rows entered or left the table of a kind. */
async function updateTrashes(
  trx: Trx,
  kind: RecordKind,
  changes: readonly Movement[],
  { movimientos, ids, created_at, usuario }: Recorded,
): Promise<void> {
  const idsOf = new Map<string | undefined, number[]>();
  movimientos.forEach(({ group }, index) => {
    const known = idsOf.get(group) ?? [];
    idsOf.set(group, known);
    const id = ids[index];
    if (id !== undefined) known.push(id);
  });
  const moved = changes
    .filter(({ antes, despues, untrashed }) => !untrashed && (antes === null || despues === null))
    .map(
      ({ recordId, antes, group }): TrashChange => ({
        recordId,
        removed: antes,
        created_at,
        usuario,
        ids: idsOf.get(group) ?? [],
      }),
    );
  // A record that left and entered its table in one operation: the last movimiento tells where it is.
  const last = [...new Map(moved.map((change) => [change.recordId, change])).values()];
  for await (const batch of inBatches(last, BATCH)) await updateTrash(trx, kind, batch);
}
