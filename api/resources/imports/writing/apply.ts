/** Writes the included rows of an import: one operation in one transaction. */
import { sql } from 'kysely';
import { messages } from '../../../../contract/calls/messages.ts';
import { type ImportedResource, partsOf } from '../../../../contract/resources/resources.ts';
import { IMPORTED_DRAFTS_MAX } from '../../../../contract/values/imports.ts';
import type { StaffMember } from '../../../auth/sessions.ts';
import { type Change, MarkMovedError, readChangeMark } from '../../../database/changeMark.ts';
import type { Trx } from '../../../database/open.ts';
import { insertable, recordTable, updatable } from '../../../database/unchecked.ts';
import { conflictError, HttpError } from '../../../errors/httpError.ts';
import { inBatches } from '../../auditLog/inBatches.ts';
import type { Movement } from '../../auditLog/movement.ts';
import { recordMovements } from '../../auditLog/recordMovements.ts';
import type { MemberPair } from '../../parts/importPart.ts';
import type { ServerResources } from '../../parts/serverResource.ts';
import { authorOf, firstAuthorOf, importedColumns } from '../../records/columns.ts';
import { updateRecord } from '../../records/records.ts';
import { demandRules } from '../../reversal/currentRules.ts';
import { draftRow, withMemberIds } from '../review/written.ts';
import type { ReviewedRow, RowResult } from '../stored/rows.ts';
import { MEMBERS_FIRST } from '../values/authors.ts';

const lengthOf = ({ result }: ReviewedRow): number => JSON.stringify(result.cuerpo).length;

export interface Applied {
  creados: number;
  cambiados: number;
  borradores: number;
  /** records and drafts by kind */
  recursos: Partial<Record<ImportedResource, number>>;
}

export interface Written extends Applied {
  movimientos: Movement[];
  /** by the number of a row: the id of its record, or of its draft */
  ids: Map<number, number>;
}

export const includedRows = (rows: readonly ReviewedRow[]): ReviewedRow[] =>
  rows.filter(({ result }) => result.incluida);

/** @throws {HttpError} 422 for no rows, or too many drafts */
export function demandWritable(rows: readonly ReviewedRow[]): void {
  if (rows.length === 0) throw new HttpError(422, messages.importaciones.nothingIncluded);
  const drafts = rows.filter(({ result }) => result.borrador).length;
  if (drafts > IMPORTED_DRAFTS_MAX) throw new HttpError(422, messages.importaciones.tooManyDrafts(IMPORTED_DRAFTS_MAX));
}

interface Writing {
  trx: Trx;
  resources: ServerResources;
  staff: StaffMember;
  now: string;
  movimientos: Movement[];
  /** ids of the records that this import wrote, by the number of their row */
  ids: Map<number, number>;
  onProgress: (rows: number) => void;
}

/** Rows of one statement. */
const ROWS = 50;

interface NewRow {
  numero: number;
  columns: object;
}

/** Consecutive rows with the same columns, which one statement can insert: ids ascend in the order of the file. */
function runsOf(rows: readonly NewRow[]): NewRow[][] {
  const runs: NewRow[][] = [];
  let last = '';
  for (const row of rows) {
    const columns = Object.keys(row.columns).sort().join();
    const run = columns === last ? runs.at(-1) : undefined;
    if (run === undefined) runs.push([row]);
    else run.push(row);
    last = columns;
  }
  return runs;
}

const keepsOrigen = (kind: ImportedResource): boolean => partsOf(kind).keepsOrigen === true;

async function newRow(
  { trx, resources, staff, now, ids }: Writing,
  { numero, recurso: kind, lectura, result }: ReviewedRow,
): Promise<NewRow> {
  const fields = await importedColumns(trx, kind, resources[kind], withMemberIds(result.cuerpo, ids));
  const authors = { created_at: now, created_by: staff.usuario, updated_by: '', ...firstAuthorOf(kind, staff, fields) };
  const kept = keepsOrigen(kind) ? { origen: lectura.origen || null } : {};
  return { numero, columns: { ...fields, ...result.columnas, ...kept, ...authors } };
}

async function insertRows({ trx, movimientos, ids }: Writing, kind: ImportedResource, rows: readonly NewRow[]) {
  const values = insertable(rows.map(({ columns }) => columns));
  const inserted = await trx.insertInto(recordTable(kind)).values(values).returningAll().execute();
  keepIds(ids, rows, inserted);
  for (const despues of inserted)
    movimientos.push({ recurso: kind, recordId: despues.id, accion: 'agregar', antes: null, despues });
}

/** Ids ascend in the order of the values. */
function keepIds(ids: Map<number, number>, rows: readonly { numero: number }[], inserted: readonly { id: number }[]) {
  const ascending = inserted.map(({ id }) => id).sort((a, b) => a - b);
  rows.forEach(({ numero }, index) => {
    const id = ascending[index];
    if (id !== undefined) ids.set(numero, id);
  });
}

const membersOf = ({ ids }: Writing, { miembros }: RowResult, recordId: number): MemberPair[] =>
  miembros.flatMap((id) => {
    const integrante_id = id < 0 ? ids.get(-id) : id;
    return integrante_id === undefined ? [] : [{ recordId, integrante_id }];
  });

async function addMembers({ trx, resources, movimientos }: Writing, kind: ImportedResource, pairs: MemberPair[]) {
  const added = await resources[kind].imports.members?.add(trx, pairs);
  if (added !== undefined) movimientos.push(...added);
}

async function insertNew(writing: Writing, kind: ImportedResource, rows: readonly ReviewedRow[]): Promise<void> {
  for await (const batch of inBatches(rows, ROWS, lengthOf)) {
    const added: NewRow[] = [];
    for (const row of batch) added.push(await newRow(writing, row));
    for (const run of runsOf(added)) await insertRows(writing, kind, run);
    for (const { numero, result } of batch)
      await addMembers(writing, kind, membersOf(writing, result, writing.ids.get(numero) ?? 0));
    writing.onProgress(batch.length);
  }
}

/** @throws {HttpError} 409 for a record that changed since it was compared, 422 for a rule over several fields */
async function change(writing: Writing, row: ReviewedRow): Promise<void> {
  const { recurso: kind, result } = row;
  const { origen } = row.lectura;
  const { trx, resources, staff, movimientos } = writing;
  const id = result.registro?.id ?? 0;
  writing.ids.set(row.numero, id);
  const columns = await importedColumns(trx, kind, resources[kind], withMemberIds(result.cuerpo, writing.ids));
  const fields = {
    ...columns,
    ...result.columnas,
    ...(keepsOrigen(kind) && origen !== '' && { origen: sql`coalesce(origen, ${origen})` }),
    ...authorOf(kind, staff, columns),
  };
  const { movimiento } = await updateRecord(trx, {
    recurso: kind,
    id,
    fields: updatable<typeof kind>(fields),
    accion: 'actualizar',
    message: '',
    check: ({ version }) => {
      if (version !== result.version) throw conflictError(messages.importaciones.changedMeanwhile);
    },
  });
  demandRules(resources, kind, { ...movimiento.despues });
  movimientos.push(movimiento);
  await addMembers(writing, kind, membersOf(writing, row.result, id));
}

async function insertDrafts({ trx, staff, now, movimientos, resources, ids }: Writing, rows: readonly ReviewedRow[]) {
  for await (const batch of inBatches(rows, ROWS, lengthOf)) {
    const drafts = await trx
      .insertInto('borradores')
      .values(batch.map((row) => draftRow(resources, row, staff, now)))
      .returningAll()
      .execute();
    keepIds(ids, batch, drafts);
    for (const despues of drafts)
      movimientos.push({ recurso: 'borradores', recordId: despues.id, accion: 'agregar', antes: null, despues });
  }
}

export interface Application {
  /** of the import */
  id: number;
  archivo: string;
  operacion: string;
  staff: StaffMember;
  /** of the last write before the rows were compared */
  marca: string;
  /** called after some rows @throws when the job is cancelled */
  onProgress: (rows: number) => void;
}

/**
 * Writes included rows, without their movimientos. Call it in a transaction, and {@link recordImport} at its end.
 * @throws {MarkMovedError} if a record was written since the rows were compared
 * @throws {HttpError} 409 if a record that a row changes has another version
 */
export async function writeRows(
  trx: Trx,
  resources: ServerResources,
  rows: readonly ReviewedRow[],
  { staff, marca, onProgress }: Application,
): Promise<Written> {
  if ((await readChangeMark(trx)) !== marca) throw new MarkMovedError();
  const now = new Date().toISOString();
  const writing: Writing = { trx, resources, staff, now, movimientos: [], ids: new Map(), onProgress };
  const applied: Applied = { creados: 0, cambiados: 0, borradores: 0, recursos: {} };
  for (const kind of MEMBERS_FIRST) {
    const ofKind = rows.filter(({ recurso }) => recurso === kind);
    if (ofKind.length === 0) continue;
    const records = ofKind.filter(({ result }) => !result.borrador);
    const drafts = ofKind.filter(({ result }) => result.borrador);
    const added = records.filter(({ result }) => result.estado === 'nuevo');
    const changed = records.filter(({ result }) => result.estado === 'cambia');
    await insertNew(writing, kind, added);
    for await (const batch of inBatches(changed, ROWS, lengthOf)) {
      for (const row of batch) await change(writing, row);
      onProgress(batch.length);
    }
    await insertDrafts(writing, drafts);
    onProgress(drafts.length);
    applied.creados += added.length;
    applied.cambiados += changed.length;
    applied.borradores += drafts.length;
    if (records.length > 0) applied.recursos[kind] = records.length;
  }
  return { ...applied, movimientos: writing.movimientos, ids: writing.ids };
}

/**
 * Stores the movimientos of an import and one that tells of it. Call it last in the transaction.
 * @throws {MarkMovedError} if a record was written since the rows were compared
 */
export function recordImport(
  trx: Trx,
  { id, archivo, operacion, staff, marca }: Application,
  { movimientos, creados, cambiados, borradores, recursos }: Written,
): Promise<Change> {
  const despues = { archivo, creados, cambiados, borradores, recursos };
  const told: Movement = { recurso: 'importaciones', recordId: id, accion: 'importar', antes: null, despues };
  return recordMovements(trx, { id: operacion, author: staff, importacion: true, marca }, [...movimientos, told]);
}
