import { isRecordKind, type RecordKind } from '../../../contract/resources/resources.ts';
import { type Change, markChange } from '../../database/changeMark.ts';
import type { Database, Trx } from '../../database/open.ts';
import { nombreOf } from '../names/names.ts';
import { isScheduled } from '../visibility/isPublic.ts';
import { recordPublications } from '../visibility/schedule.ts';
import { isAddressed, rememberAddress } from './addresses.ts';
import { storeFileUses } from './fileUses.ts';
import { inBatches } from './inBatches.ts';
import { demandLimits } from './limits.ts';
import type { Movement } from './movement.ts';

/** The ids of the operations that changed a record or a draft, as a subquery. */
export const operationsOf = (db: Database, recurso: RecordKind | 'borradores', id: number) =>
  db
    .selectFrom('movimientos')
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', id)
    .where('operacion', '<>', '')
    .select('operacion');

interface Operacion {
  /** UUID; the requests of one action of a user share it */
  id: string;
  author: { id: number | null; usuario: string };
  /** the operation that this one reverses, or '' */
  deshace?: string | undefined;
  /** the operation of an import, or of its undo: the list has only the movimiento that tells of it */
  importacion?: true | undefined;
  /** the mark of the last write that the operation knows of */
  marca?: string | undefined;
}

/** Movimientos of one statement. */
const BATCH = 200;

const jsonOf = (row: object | null): string | null => (row === null ? null : JSON.stringify(row));

const lengthOf = ({ antes, despues }: { antes: string | null; despues: string | null }): number =>
  (antes?.length ?? 0) + (despues?.length ?? 0);

function* rowsOf(
  movimientos: readonly Movement[],
  { id, author, deshace = '', importacion }: Operacion,
  created_at: string,
) {
  for (const { recurso, recordId, accion, tabla = recurso, antes, despues, destino = null } of movimientos)
    yield {
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
      importacion: importacion && recurso !== 'importaciones' ? 1 : 0,
      destino_id: destino,
    };
}

/** Inserts movements and returns the change. Call it last in the write's transaction: `markChange` locks a row until commit. @throws {MarkMovedError} if `marca` is no longer that of the last write */
export async function recordMovements(
  trx: Trx,
  operacion: Operacion,
  movimientos: readonly Movement[],
): Promise<Change> {
  const created_at = new Date().toISOString();
  const { usuario } = operacion.author;
  const ids: number[] = [];
  for await (const batch of inBatches(rowsOf(movimientos, operacion, created_at), BATCH, lengthOf)) {
    const rows = await trx.insertInto('movimientos').values(batch).returning('id').execute();
    // Ids rise in the order of the values, but the rows that return need not.
    ids.push(...rows.map((row) => row.id).sort((a, b) => a - b));
  }
  await storeFileUses(trx, movimientos);
  const ofRecords = movimientos.filter(({ recurso, tabla }) => tabla === undefined && isRecordKind(recurso));
  const kinds = new Set(ofRecords.map(({ recurso }) => recurso).filter(isRecordKind));
  for (const kind of kinds) {
    const ofKind = ofRecords.filter(({ recurso }) => recurso === kind);
    await updateTrash(trx, kind, ofKind, { movimientos, ids, created_at, usuario });
    for (const { recordId, antes, despues } of ofKind)
      if (isAddressed(kind)) await rememberAddress(trx, kind, recordId, antes, despues);
    if (!isScheduled(kind)) continue;
    const last = new Map(ofKind.map(({ recordId, despues }) => [recordId, despues]));
    for await (const batch of inBatches(last, BATCH)) await recordPublications(trx, kind, new Map(batch), created_at);
  }
  const change = await markChange(trx, operacion.marca);
  // After the mark, which one write has at a time: two cannot both take the last place.
  for (const kind of kinds) await demandLimits(trx, kind, created_at);
  return change;
}

interface Recorded {
  movimientos: readonly Movement[];
  /** of the movimientos, in their order */
  ids: readonly number[];
  created_at: string;
  usuario: string;
}

/** A record without a row is in the trash, however it lost its row. */
async function updateTrash(
  trx: Trx,
  recurso: RecordKind,
  changes: readonly Movement[],
  { movimientos, ids, created_at, usuario }: Recorded,
): Promise<void> {
  const moved = changes.filter(({ antes, despues, untrashed }) => !untrashed && (antes === null || despues === null));
  if (moved.length === 0) return;
  const idsOf = Map.groupBy(ids, (_, index) => movimientos[index]?.group);
  // A record that left and entered its table in one operation: the last movimiento tells where it is.
  const last = new Map(moved.map((change) => [change.recordId, change]));
  for await (const batch of inBatches(last.values(), BATCH)) {
    const recordIds = batch.map(({ recordId }) => recordId);
    await trx.deleteFrom('papelera').where('recurso', '=', recurso).where('recurso_id', 'in', recordIds).execute();
    const removed = batch.flatMap(({ recordId, antes, group }) =>
      antes === null
        ? []
        : {
            recurso,
            recurso_id: recordId,
            nombre: nombreOf(recurso, antes),
            archivado_en: created_at,
            archivado_por: usuario,
            movimientos: JSON.stringify(idsOf.get(group)),
          },
    );
    if (removed.length > 0) await trx.insertInto('papelera').values(removed).execute();
  }
}
