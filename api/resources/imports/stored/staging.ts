/** The tables of imports. Each statement writes little, so that no other request waits for long. */

import { setImmediate } from 'node:timers/promises';
import { messages } from '../../../../contract/calls/messages.ts';
import type { ImportCounts, ImportOptions, ImportState } from '../../../../contract/entities/import.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../../contract/resources/resources.ts';
import { OPEN_IMPORTS_MAX, STAGED_MAX_BYTES } from '../../../../contract/values/imports.ts';
import { KB, sizeText } from '../../../../contract/values/sizeText.ts';
import type { Database } from '../../../database/open.ts';
import type { Row } from '../../../database/tables.ts';
import { conflictError, HttpError, notFoundError } from '../../../errors/httpError.ts';
import type { ImportService, SeenImport } from '../../calls/services.ts';
import type { ReviewedRow } from './rows.ts';

export type ImportRecord = Row<'importaciones'>;

/** What was read of a file besides its rows. */
export interface ReadContent {
  hojas: string[];
  columnas: { nombre: string; muestras: string[] }[];
  avisos: string[];
}

/** Numbers of rows by kind, and what was made. */
export interface ImportTotals {
  por_recurso: Partial<Record<ImportedResource, ImportCounts>>;
  resultado: { creados: number; cambiados: number; borradores: number } | null;
  /** the last review of any instance: the version of the import, and a digest of what would be written */
  revisada: { version: number; digest: string } | null;
}

export const EMPTY_OPTIONS: ImportOptions = {
  formato: '',
  codificacion: '',
  separador: '',
  hoja: '',
  recurso: '',
  columnas: [],
  valores: {},
  aparte: false,
  borradores: false,
  vinculos_vacios: false,
};
const EMPTY_CONTENT: ReadContent = { hojas: [], columnas: [], avisos: [] };
const EMPTY_TOTALS: ImportTotals = { por_recurso: {}, resultado: null, revisada: null };

const parsed = <T extends object>(json: string, empty: T): T =>
  json === '' ? empty : { ...empty, ...JSON.parse(json) };

export const optionsOf = ({ opciones }: Pick<ImportRecord, 'opciones'>): ImportOptions =>
  parsed(opciones, EMPTY_OPTIONS);
export const contentOf = ({ contenido }: Pick<ImportRecord, 'contenido'>): ReadContent =>
  parsed(contenido, EMPTY_CONTENT);
export const totalsOf = ({ resumen }: Pick<ImportRecord, 'resumen'>): ImportTotals => parsed(resumen, EMPTY_TOTALS);

/** @throws {HttpError} 404 */
export async function findImport(db: Database, id: number): Promise<ImportRecord> {
  const row = await db.selectFrom('importaciones').where('id', '=', id).selectAll().executeTakeFirst();
  if (row === undefined) throw notFoundError('importacion');
  return row;
}

type NewImport = Partial<ImportRecord> & Pick<ImportRecord, 'nombre' | 'estado' | 'bytes' | 'created_by'>;

export function insertImport(db: Database, row: NewImport): Promise<SeenImport> {
  const now = new Date().toISOString();
  const inserted = db.insertInto('importaciones').values({ created_at: now, updated_at: now, ...row });
  return inserted.returning(['id', 'version', 'estado']).executeTakeFirstOrThrow();
}

/** Bytes of one part of a file. */
const PART_BYTES = 128 * KB;

export async function storeFileParts(db: Database, id: number, bytes: Buffer): Promise<void> {
  for (let parte = 0; parte * PART_BYTES < bytes.length; parte += 1) {
    const part = bytes.subarray(parte * PART_BYTES, (parte + 1) * PART_BYTES);
    await db.insertInto('importacion_partes').values({ importacion_id: id, parte, bytes: part }).execute();
    await setImmediate();
  }
}

/** In the thread of imports. */
export async function readFile(db: Database, id: number): Promise<Buffer> {
  const parts = db.selectFrom('importacion_partes').where('importacion_id', '=', id).orderBy('parte').select('bytes');
  return Buffer.concat((await parts.execute()).map(({ bytes }) => bytes));
}

/** Deletes the file of an import, from its end: what is left after a stop is found again. */
export async function deleteFileParts(db: Database, id: number): Promise<void> {
  const own = db.selectFrom('importacion_partes').where('importacion_id', '=', id);
  const last = own.select(({ fn }) => fn.max('parte').as('parte'));
  const deleting = db.deleteFrom('importacion_partes').where('importacion_id', '=', id).where('parte', '=', last);
  while ((await deleting.executeTakeFirst()).numDeletedRows > 0n) await setImmediate();
}

const NO_COUNTS: ImportCounts = {
  total: 0,
  nuevo: 0,
  cambia: 0,
  posible_duplicado: 0,
  igual: 0,
  no_se_puede: 0,
  incluidas: 0,
  borradores: 0,
  sin_decidir: 0,
};

export function countRows(rows: readonly ReviewedRow[]): ImportTotals['por_recurso'] {
  const counts: ImportTotals['por_recurso'] = {};
  for (const { recurso, result } of rows) {
    counts[recurso] ??= { ...NO_COUNTS };
    const of = counts[recurso];
    of.total += 1;
    of[result.estado] += 1;
    if (result.incluida) of.incluidas += 1;
    if (result.incluida && result.borrador) of.borradores += 1;
    if (result.estado === 'posible_duplicado') of.sin_decidir += 1;
  }
  return counts;
}

export function sumCounts(counts: readonly ImportCounts[]): ImportCounts {
  const sum = { ...NO_COUNTS };
  for (const each of counts) for (const name of Object.keys(sum) as (keyof ImportCounts)[]) sum[name] += each[name];
  return sum;
}

/** States of an import that is not applied. */
export const OPEN: readonly ImportState[] = ['leyendo', 'por_revisar', 'fallida'];

export const isState = (row: { estado: string }, states: readonly ImportState[]): boolean =>
  (states as readonly string[]).includes(row.estado);

const texts = messages.importaciones;

/** An import whose rows can change: it may be reviewed meanwhile, which begins anew. @throws {HttpError} 404, 409 */
export async function findOpen(
  db: Database,
  id: number,
  version: number,
  imports: Pick<ImportService, 'progress'>,
): Promise<ImportRecord> {
  const record = await findImport(db, id);
  if (!isState(record, OPEN)) throw conflictError(texts.notOpen);
  if (record.estado === 'leyendo' || imports.progress(id)?.estado === 'importando') throw conflictError(texts.running);
  if (record.version !== version) throw new HttpError(409, texts.stale, { actual: { version: record.version } });
  return record;
}

/** A file that was not read to its end is read anew. */
export const afterChange = ({ estado }: SeenImport) => (estado === 'fallida' ? { estado: 'leyendo' as const } : {});

/** Counts a change of an import, which has another state. @throws {HttpError} 409 if somebody else changed it meanwhile */
export async function nextVersion<T extends SeenImport>(
  db: Database,
  of: T,
  fields: { estado?: ImportState; opciones?: string; problema?: string } = {},
): Promise<T> {
  const { id, version, estado } = of;
  const next = { problema: '', ...fields, version: version + 1, updated_at: new Date().toISOString() };
  const own = db.updateTable('importaciones').set(next).where('id', '=', id);
  const { numUpdatedRows } = await own.where('version', '=', version).where('estado', '=', estado).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(409, texts.stale);
  return { ...of, ...next };
}

/** @throws {HttpError} 409 if too much is staged */
export async function demandRoom(db: Database, bytes: number): Promise<void> {
  const { open, staged } = await db
    .selectFrom('importaciones')
    .where('estado', 'in', [...OPEN])
    .select(({ fn }) => [fn.countAll<number>().as('open'), fn.sum<number | null>('bytes').as('staged')])
    .executeTakeFirstOrThrow();
  if (Number(open) >= OPEN_IMPORTS_MAX) throw conflictError(texts.tooMany(OPEN_IMPORTS_MAX));
  if (Number(staged ?? 0) + bytes > STAGED_MAX_BYTES)
    throw conflictError(texts.tooMuchStaged(sizeText(STAGED_MAX_BYTES)));
}

/** Imports that are looked at. */
const LATEST = 50;

/** What was chosen for a table with the same header. */
export interface Known {
  recurso: ImportedResource;
  columnas: string[];
}

/** What staff chose for the last table with the same header; null if there is none. @param id of the import that asks */
export async function knownColumns(db: Database, id: number, headers: readonly string[]): Promise<Known | null> {
  const tables = db.selectFrom('importaciones').where('id', '<>', id).where('formato', 'in', ['csv', 'xlsx']);
  const latest = tables.orderBy('id', 'desc').limit(LATEST).select(['contenido', 'opciones']);
  for (const record of await latest.execute()) {
    const { columnas } = contentOf(record);
    const isSame =
      columnas.length === headers.length && columnas.every(({ nombre }, index) => nombre === headers[index]);
    const options = optionsOf(record);
    const recurso = IMPORTED_RESOURCES.find((kind) => kind === options.recurso);
    if (isSame && recurso !== undefined) return { recurso, columnas: options.columnas };
  }
  return null;
}
