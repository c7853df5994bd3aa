/** Writes the included rows of an import: one operation in one transaction. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { messages } from '../../../contract/calls/messages.ts';
import { type ImportedResource, partsOf } from '../../../contract/resources/resources.ts';
import { IMPORTED_DRAFTS_MAX } from '../../../contract/values/imports.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Change } from '../../database/changeMark.ts';
import type { Database, Trx } from '../../database/open.ts';
import { insertable, recordTable, updatable } from '../../database/unchecked.ts';
import { conflictError, HttpError } from '../../errors/httpError.ts';
import { inBatches } from '../auditLog/inBatches.ts';
import type { Movement } from '../auditLog/movement.ts';
import { recordMovements } from '../auditLog/recordMovements.ts';
import type { MemberPair } from '../parts/importPart.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { updateRecord } from '../records/records.ts';
import { demandRules } from '../reversal/currentRules.ts';
import { membersFirst } from './authors.ts';
import { draftRow } from './draftRow.ts';
import { addedSince } from './laterMovements.ts';
import { holdNamedRecords } from './namedRecords.ts';
import type { Prepared, RowResult } from './rows.ts';
import { resultOf, stagedRows, toStaged } from './stagedRows.ts';
import { columnsOfChange, withMemberIds } from './written.ts';

const lengthOf = ({ result }: Prepared): number => JSON.stringify(result.cuerpo).length;

export interface Applied {
  creados: number;
  cambiados: number;
  borradores: number;
  /** records and drafts by kind */
  recursos: Partial<Record<ImportedResource, number>>;
}

export interface Written extends Applied {
  change: Change;
}

/** Reads the rows that are to be imported, before the transaction. @throws {HttpError} 422 for none, or too many drafts */
export async function prepareRows(db: Database, id: number): Promise<Prepared[]> {
  const rows: Prepared[] = [];
  for await (const batch of stagedRows(db, id)) {
    for (const stored of batch.filter(({ incluida }) => incluida === 1)) {
      const { numero, recurso: kind, lectura } = toStaged(stored);
      rows.push({ numero, kind, origen: lectura.origen, result: resultOf(stored) });
    }
  }
  if (rows.length === 0) throw new HttpError(422, messages.importaciones.nothingIncluded);
  const drafts = rows.filter(({ result }) => result.borrador).length;
  if (drafts > IMPORTED_DRAFTS_MAX) throw new HttpError(422, messages.importaciones.tooManyDrafts(IMPORTED_DRAFTS_MAX));
  return rows;
}

interface Writing {
  trx: Trx;
  resources: ServerResources;
  staff: StaffMember;
  now: string;
  movimientos: Movement[];
  /** ids of the members that this import added, by the number of their row */
  memberIds: Map<number, number>;
  onProgress: (rows: number) => void;
}

/** Rows of one statement. */
const ROWS = 50;

/** Rows with the same columns, which one statement can insert. */
function byColumns(rows: readonly object[]): object[][] {
  const groups = new Map<string, object[]>();
  for (const row of rows) {
    const key = Object.keys(row).sort().join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

const keepsOrigen = (kind: ImportedResource): boolean => partsOf(kind).keepsOrigen === true;

function newRow({ resources, staff, now, memberIds }: Writing, { kind, origen, result }: Prepared): object {
  const { newRow, authorNames } = resources[kind].imports;
  const cuerpo = withMemberIds(result.cuerpo, memberIds);
  const names = authorNames ? { [authorNames.created]: staff.nombre, [authorNames.updated]: '' } : {};
  const authors = { created_at: now, created_by: staff.usuario, updated_by: '', ...names };
  const kept = keepsOrigen(kind) ? { origen: origen || null } : {};
  return { ...newRow(cuerpo as never), ...result.columnas, ...kept, ...authors };
}

async function insertRows({ trx, movimientos }: Writing, kind: ImportedResource, rows: readonly object[]) {
  const inserted = await trx.insertInto(recordTable(kind)).values(insertable(rows)).returningAll().execute();
  for (const despues of inserted)
    movimientos.push({ recurso: kind, recordId: despues.id, accion: 'agregar', antes: null, despues });
  return inserted;
}

/** Members and rows with members go one by one: others need to know their ids. */
async function insertOne(writing: Writing, row: Prepared): Promise<void> {
  const [inserted] = await insertRows(writing, row.kind, [newRow(writing, row)]);
  if (inserted === undefined) return;
  if (writing.resources[row.kind].imports.names !== undefined) writing.memberIds.set(row.numero, inserted.id);
  await addMembers(writing, row.kind, membersOf(writing, row.result, inserted.id));
}

const membersOf = ({ memberIds }: Writing, { miembros }: RowResult, recordId: number): MemberPair[] =>
  miembros.flatMap((id) => {
    const integrante_id = id < 0 ? memberIds.get(-id) : id;
    return integrante_id === undefined ? [] : [{ recordId, integrante_id }];
  });

async function addMembers({ trx, resources, movimientos }: Writing, kind: ImportedResource, pairs: MemberPair[]) {
  const added = await resources[kind].imports.members?.add(trx, pairs);
  if (added !== undefined) movimientos.push(...added);
}

async function insertNew(writing: Writing, kind: ImportedResource, rows: readonly Prepared[]): Promise<void> {
  const areMembers = writing.resources[kind].imports.names !== undefined;
  const isAlone = ({ result }: Prepared): boolean => areMembers || result.miembros.length > 0;
  const alone = rows.filter(isAlone);
  const together = rows.filter((row) => !isAlone(row));
  for await (const batch of inBatches(alone, ROWS, lengthOf)) {
    for (const row of batch) await insertOne(writing, row);
    writing.onProgress(batch.length);
  }
  for await (const batch of inBatches(together, ROWS, lengthOf)) {
    const columns = batch.map((row) => newRow(writing, row));
    for (const group of byColumns(columns)) await insertRows(writing, kind, group);
    writing.onProgress(batch.length);
  }
}

/** @throws {HttpError} 409 for a record that changed since it was compared, 422 for a rule over several fields */
async function change(writing: Writing, row: Prepared): Promise<void> {
  const { kind, origen, result } = row;
  const { trx, resources, staff, movimientos } = writing;
  const id = result.registro?.id ?? 0;
  const { authorNames } = resources[kind].imports;
  const names = authorNames ? { [authorNames.updated]: staff.nombre } : {};
  const fields = {
    ...columnsOfChange(kind, withMemberIds(result.cuerpo, writing.memberIds)),
    ...result.columnas,
    ...(keepsOrigen(kind) && origen !== '' && { origen: sql`coalesce(origen, ${origen})` }),
    updated_by: staff.usuario,
    ...names,
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

async function insertDrafts({ trx, staff, now, movimientos, resources }: Writing, rows: readonly Prepared[]) {
  for await (const batch of inBatches(rows, ROWS, lengthOf)) {
    const drafts = await trx
      .insertInto('borradores')
      .values(batch.map((row) => draftRow(resources, row, staff, now)))
      .returningAll()
      .execute();
    for (const despues of drafts)
      movimientos.push({ recurso: 'borradores', recordId: despues.id, accion: 'agregar', antes: null, despues });
  }
}

async function demandNoneAdded(trx: Trx, rows: readonly Prepared[], movement: number | null): Promise<void> {
  const kinds = new Set(rows.filter(({ result }) => result.estado === 'nuevo').map(({ kind }) => kind));
  if (movement !== null && (await addedSince(trx, [...kinds], movement)))
    throw conflictError(messages.importaciones.addedMeanwhile);
}

export interface Application {
  /** of the import */
  id: number;
  archivo: string;
  operacion: string;
  staff: StaffMember;
  /** the last one that the rows were compared with; null if nobody knows */
  movimiento: number | null;
  /** called after some rows @throws when the job is cancelled */
  onProgress: (rows: number) => void;
}

/**
 * Writes prepared rows with their movimientos and one that tells of the import. Call it in a transaction.
 * @throws {HttpError} 409 if a record that a row changes or names is another one, or gone, since the rows were compared, or if one was
 * added that a new row may be
 */
export async function writeRows(
  trx: Trx,
  resources: ServerResources,
  rows: readonly Prepared[],
  { id, archivo, operacion, staff, movimiento, onProgress }: Application,
): Promise<Written> {
  await demandNoneAdded(trx, rows, movimiento);
  await holdNamedRecords(trx, resources, rows);
  const now = new Date().toISOString();
  const writing: Writing = { trx, resources, staff, now, movimientos: [], memberIds: new Map(), onProgress };
  const applied: Applied = { creados: 0, cambiados: 0, borradores: 0, recursos: {} };
  for (const kind of membersFirst(resources)) {
    const ofKind = rows.filter((row) => row.kind === kind);
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
    await setImmediate();
  }
  const { recursos, ...numbers } = applied;
  const despues = { archivo, ...numbers, recursos };
  writing.movimientos.push({ recurso: 'importaciones', recordId: id, accion: 'importar', antes: null, despues });
  return {
    ...applied,
    change: await recordMovements(trx, { id: operacion, author: staff, importacion: true }, writing.movimientos),
  };
}
