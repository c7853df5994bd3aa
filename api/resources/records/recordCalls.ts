import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { partsOf, RECORD_KINDS, type RecordKind, type resources } from '../../../contract/resources/resources.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Database, Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { namedAs, recordRow, recordTable, rowOf, updatable } from '../../database/unchecked.ts';
import { type PreparedFile, prepareUpload } from '../../uploads/prepare.ts';
import type { DraftFile, HandlersOf } from '../calls/handler.ts';
import type { EditedPart, FieldsOf, RecordPart, ServerResources } from '../parts/serverResource.ts';
import { authorOf, type FileChange, fileColumns, firstAuthorOf, savedColumns } from './columns.ts';
import { demandNoError, findRecord, insertRecord, type RecordChange, requireVersion, updateRecord } from './records.ts';
import { archive } from './references.ts';

/** What the rows of the table of calls have checked. */
interface Input {
  params: { id?: number };
  query: object;
  body: FieldsOf<RecordKind> & { id?: number; version?: number };
  staff: StaffMember;
  fileBytes: Buffer | null;
  draftFile: DraftFile | null;
  draftOrigen: string | null;
  now: Date;
}

type ValuesOf<T> = T[keyof T];
/** The calls that the descriptors of records name. */
type RecordCall = { [N in RecordKind]: ValuesOf<(typeof resources)[N]['calls']> }[RecordKind] & EndpointName;

type StoredRow = Row<RecordKind>;
type Change = Pick<RecordChange<'proyectos'>, 'id' | 'accion' | 'check'> & { fields: object; message: string };

/** The slow work of a call with a file, before its transaction. */
const prepare = (recurso: RecordKind) => async (input: Input) =>
  input.fileBytes === null ? undefined : prepareUpload(recurso, input.fileBytes);

function callsOf(
  recurso: RecordKind,
  parts: Pick<EditedPart<RecordKind>, 'errorOf'> & RecordPart,
): Readonly<Record<string, unknown>> {
  const { calls = {}, answers, keepsOrigen, ordered, visibility } = partsOf(recurso);
  const { one = '', many = '', ...emptyMessage } = answers ?? {};
  const texts: Readonly<Record<string, unknown>> = messages[recurso];
  const textOf = (name: string) => String(texts[name] ?? texts.estadoUpdated);
  const answerOf = (db: Database, now: Date) => async (row: StoredRow) => ({
    [one]: await parts.toStaff(row, { db, now }),
  });

  async function staffList(db: Database, now: Date): Promise<object[]> {
    const records = db.selectFrom(recordTable(recurso)).selectAll();
    const inOrder = ordered
      ? records.orderBy(namedAs<'id'>('orden')).orderBy('id')
      : records.orderBy(namedAs<'id'>('fecha'), 'desc').orderBy('id', 'desc');
    const rows = await inOrder.execute();
    return Promise.all(rows.map((row) => parts.toStaff(row, { db, now })));
  }

  const written = async (
    trx: Trx,
    { id, body, ...files }: Pick<Input, 'body'> & FileChange & { id: number | null },
  ) => ({
    ...(await savedColumns(trx, recurso, parts, body)),
    ...(await parts.beforeWrite?.(trx, body, id)),
    ...(await fileColumns(trx, recurso, files, { ...body })),
  });

  async function change(trx: Trx, { staff, now }: Pick<Input, 'staff' | 'now'>, { fields, ...rest }: Change) {
    const written = await updateRecord(trx, {
      ...rest,
      recurso: recurso as 'proyectos',
      fields: { ...fields, ...authorOf(recurso, staff, { ...fields }) },
      toAnswer: answerOf(trx, now),
    });
    demandNoError(parts.errorOf?.(written.movimiento.despues));
    return written;
  }

  const handlers = {
    list: async (db: Database, { now }: Input) => ({
      success: 1,
      ...emptyMessage,
      [many]: await (parts.staffList?.(db) ?? staffList(db, now)),
    }),

    one: async (db: Database, { params: { id = 0 }, now }: Input) => ({
      success: 1,
      ...emptyMessage,
      ...(await answerOf(db, now)(recordRow(await findRecord(db, recurso, id)))),
    }),

    add: {
      prepare: prepare(recurso),
      async handle(trx: Trx, { body, staff, draftFile, draftOrigen, now }: Input, file: PreparedFile | undefined) {
        const columns = await written(trx, { id: null, body, file, draftFile });
        const fields = {
          ...columns,
          ...(keepsOrigen && { origen: draftOrigen }),
          ...firstAuthorOf(recurso, staff, columns),
        };
        await parts.check?.(trx, { body, fields: updatable<RecordKind>(fields), antes: null });
        const { answer, movimiento } = await insertRecord(trx, {
          recurso: recurso as 'proyectos',
          fields: rowOf<'proyectos'>(fields),
          staff,
          message: textOf('added'),
          toAnswer: answerOf(trx, now),
        });
        demandNoError(parts.errorOf?.(movimiento.despues));
        const added = (await parts.afterAdd?.(trx, body, { id: movimiento.recordId, staff })) ?? [];
        return { answer, movimientos: [movimiento, ...added] };
      },
    },

    update: {
      prepare: prepare(recurso),
      async handle(trx: Trx, { params, body, staff, draftFile, now }: Input, file: PreparedFile | undefined) {
        const id = params.id ?? body.id ?? 0;
        const fields = await written(trx, { id, body, file, draftFile });
        const { answer, movimiento } = await change(
          trx,
          { staff, now },
          {
            id,
            fields,
            accion: 'actualizar',
            message: textOf('updated'),
            async check(antes) {
              await requireVersion<StoredRow>(body.version, (row) => parts.toStaff(row, { db: trx, now }))(antes);
              await parts.check?.(trx, { body, fields: updatable<RecordKind>(fields), antes });
            },
          },
        );
        const accion = parts.accionOf?.(movimiento.antes, movimiento.despues) ?? movimiento.accion;
        return { answer, movimiento: { ...movimiento, accion } };
      },
    },

    toggle(trx: Trx, { params, query, body, staff, now }: Input) {
      const column = (visibility?.scheduled && visibility.activeColumn) || '';
      const values: Readonly<Record<string, unknown>> = { ...query, ...body, ...params };
      const [accion, text] =
        values[column] === ACTIVO ? (['activar', 'activated'] as const) : (['desactivar', 'deactivated'] as const);
      const fields = { [column]: values[column] };
      return change(trx, { staff, now }, { id: Number(values.id), fields, accion, message: textOf(text) });
    },

    async delete(trx: Trx, { params: { id = 0 } }: Input) {
      const movimientos = await archive(trx, recurso, parts, id, 'eliminar');
      return { answer: { success: 1, message: textOf('deleted') }, movimientos };
    },
  };

  return Object.fromEntries(
    Object.entries(calls).map(([verb, name]) => [name, handlers[verb as keyof typeof handlers]]),
  );
}

/** The calls of staff that list, read, add, update, toggle and delete records. */
export const recordCalls = (resources: ServerResources): HandlersOf<RecordCall> =>
  Object.assign({}, ...RECORD_KINDS.map((recurso) => callsOf(recurso, resources[recurso])));
