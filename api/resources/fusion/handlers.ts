import { messages } from '../../../contract/calls/messages.ts';
import { boundColumns, isChoice } from '../../../contract/entities/fusion.ts';
import { draftPartOf } from '../../../contract/resources/drafts.ts';
import { type MergedResource, partsOf, uploadOf } from '../../../contract/resources/resources.ts';
import type { Database, Trx } from '../../database/open.ts';
import { columnOf, recordRow, recordTable, updatable } from '../../database/unchecked.ts';
import { conflictError, invalidFieldError } from '../../errors/httpError.ts';
import type { RowState } from '../auditLog/movement.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { nounOf } from '../names/names.ts';
import type { ServerParts, ServerResources } from '../parts/serverResource.ts';
import { authorOf, savedColumns } from '../records/columns.ts';
import { demandNoError, findRecord, missingRecordError, requireVersion, updateRecord } from '../records/records.ts';
import { clearReferences } from '../records/references.ts';
import { toBody } from '../reversal/currentRules.ts';
import { isOwnColumn } from '../reversal/rowState.ts';

type Stored = RowState & { readonly version: number };

/** Without a lock: what it names is locked before it. @throws {HttpError} 404 */
async function readUnlocked(db: Database, recurso: MergedResource, id: number): Promise<Stored> {
  const row = await db.selectFrom(recordTable(recurso)).where('id', '=', id).selectAll().executeTakeFirst();
  if (row === undefined) throw await missingRecordError(db, recurso, id);
  return { ...row };
}

/** Locks two records in the order in which everybody locks several. @throws {HttpError} 404 */
async function lockBoth(trx: Trx, recurso: MergedResource, ids: readonly [number, number]): Promise<[Stored, Stored]> {
  const [first, second] = ids.toSorted((a, b) => a - b) as [number, number];
  const rows = [{ ...(await findRecord(trx, recurso, first)) }, { ...(await findRecord(trx, recurso, second)) }] as [
    Stored,
    Stored,
  ];
  return ids[0] === first ? rows : [rows[1], rows[0]];
}

/** @throws {HttpError} 409 */
async function demandNoDraft(trx: Trx, recurso: MergedResource, recurso_id: number): Promise<void> {
  const draft = await trx
    .selectFrom('borradores')
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', recurso_id)
    .select('id')
    .executeTakeFirst();
  if (draft !== undefined) throw conflictError(messages.historia.mergedHasDraft(nounOf(recurso)));
}

/** The row of a file that a record comes from is taken by {@link takenOrigen}. */
const isOwn = (field: string): boolean => field === 'origen' || isOwnColumn(field);

interface TakenFields {
  /** as a form sends them */
  fields: Readonly<Record<string, unknown>>;
  /** the columns of the file, and those that go with the fields */
  columns: Readonly<Record<string, unknown>>;
}

/** @param campos names of fields of the form @throws {HttpError} 422 */
function takenFields(
  recurso: MergedResource,
  parts: ServerParts,
  other: RowState,
  campos: readonly string[],
): TakenFields {
  const file = uploadOf(recurso)?.column;
  const fileField = draftPartOf(recurso).file?.field;
  const isTaken = (field: string): boolean => isChoice(recurso, field) && !isOwn(field) && field !== file;
  const values = new Map(Object.entries(toBody(recurso, other, other, parts)).filter(([field]) => isTaken(field)));
  const fields: Record<string, unknown> = {};
  const columns: string[] = [];
  for (const campo of campos) {
    if (campo === fileField && file !== undefined) {
      columns.push(file, ...(partsOf(recurso).fileColumns?.[file]?.readers ?? []));
    } else if (values.has(campo)) {
      fields[campo] = values.get(campo);
    } else {
      throw invalidFieldError('campos', messages.historia.notMergedField(campo));
    }
  }
  const bound = boundColumns(recurso);
  for (const column of [...columns, ...Object.keys(fields)]) columns.push(...(bound[column] ?? []));
  return { fields, columns: Object.fromEntries(columns.map((column) => [column, columnOf(other, column)])) };
}

/** Of the row of a file that each comes from, the one that stays keeps its own. */
const takenOrigen = (recurso: MergedResource, staying: RowState, other: RowState): object =>
  partsOf(recurso).keepsOrigen ? { origen: staying.origen ?? other.origen } : {};

export const fusion = (resources: ServerResources) =>
  ({
    /**
     * The trash restores the record that goes with its links, and leaves the fields of the one that stays: they are the movimiento of
     * another group. An undo takes back both.
     */
    async mergeRecords(trx, { body, staff, now }) {
      const { recurso, recurso_id: to, version, otro_id: from, otra_version, campos } = body;
      const reader = { db: trx, now };
      const parts: ServerParts = resources[recurso];
      const requireCurrent = (expected: number) =>
        requireVersion<Stored>(expected, (row) => parts.toStaff?.(recordRow(row), reader) ?? row);
      // Who merged them the other way meanwhile is told that one is in the trash, not that the other one changed.
      await readUnlocked(trx, recurso, to);
      const known = await readUnlocked(trx, recurso, from);
      await requireCurrent(otra_version)(known);
      const { fields, columns } = takenFields(recurso, parts, known, campos);
      await parts.lockLinked?.(trx, from);
      const named = await parts.beforeWrite?.(trx, fields, to);
      const [staying, other] = await lockBoth(trx, recurso, [to, from]);
      await requireCurrent(version)(staying);
      await requireCurrent(otra_version)(other);
      await demandNoDraft(trx, recurso, from);
      const links = [
        ...((await parts.moveLinks?.(trx, from, to, staff)) ?? []),
        ...(await clearReferences(trx, recurso, from, to)),
      ];
      const written = await updateRecord(trx, {
        recurso,
        id: to,
        fields: updatable<MergedResource>({
          ...(await savedColumns(trx, recurso, parts, fields)),
          ...named,
          ...authorOf(recurso, staff, {}),
          ...columns,
          ...takenOrigen(recurso, staying, other),
        }),
        accion: 'fusionar',
        message: messages.historia.merged,
        toAnswer: async (row) => ({
          [partsOf(recurso).answers?.one ?? '']: await parts.toStaff?.(recordRow(row), reader),
        }),
      });
      demandNoError(parts.errorOf?.(written.movimiento.despues as never));
      await trx.deleteFrom(recordTable(recurso)).where('id', '=', from).execute();
      return {
        answer: written.answer,
        movimientos: [
          ...links,
          { ...written.movimiento, group: 'fields' },
          { recurso, recordId: from, accion: 'fusionar', antes: other, despues: null, destino: to },
        ],
      };
    },
  }) satisfies HandlersOf<'mergeRecords'>;
