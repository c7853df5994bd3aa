/** Brings another portal into a new database. */
import { migrate } from '../database/migrate.ts';
import { type Database, openScratch, type Trx } from '../database/open.ts';
import type { Movement } from '../resources/auditLog/movement.ts';
import { recordMovements } from '../resources/auditLog/recordMovements.ts';
import type { PreparedFile } from '../uploads/prepare.ts';
import { storeFile } from '../uploads/store.ts';
import { type Gathered, KINDS } from './answers.ts';
import { gather } from './gather.ts';
import { writeInicio } from './inicioAnswers.ts';
import { PARTS } from './kinds/kinds.ts';
import { writeMembers } from './kinds/proyectoIntegrantes.ts';
import { bringPictures } from './pictures.ts';
import type { RemotePortal } from './RemotePortal.ts';
import type { RemoteServer } from './RemoteServer.ts';
import type { Report } from './Report.ts';
import type { Values } from './readValues.ts';
import { type Kept, writeKept } from './usuariosAndIdentidad.ts';
import { writeKind } from './writeRecords.ts';

/** Who the history says brought the records. */
const USUARIO = 'traer';

export interface Transfer {
  remote: RemotePortal;
  server: RemoteServer;
  /** the address of the other portal's calls */
  base: URL;
  /** where its pictures are too; null where the operator names no such place */
  images: URL | null;
  /** what the new database has of this portal */
  kept: Kept;
  report: Report;
  onProgress: (text: string) => void;
}

async function fill(trx: Trx, gathered: Gathered, transfer: Transfer): Promise<void> {
  const { report, kept, onProgress } = transfer;
  const { records } = gathered;
  await writeKept(trx, kept);
  const writing = { trx, report, startedAt: Date.now() };
  const movimientos: Movement[] = [await writeInicio(trx, gathered.inicio, report)];
  for (const kind of KINDS) {
    const store = (file: PreparedFile) => storeFile(trx, file);
    const pictures = await bringPictures(transfer, { kind, records: records[kind], report, store, onProgress });
    const links = PARTS[kind].linkColumn?.(gathered, report) ?? new Map<number, Values>();
    const members = records.integrantes;
    movimientos.push(...(await writeKind(writing, { kind, records: records[kind], pictures, links, members })));
  }
  movimientos.push(...(await writeMembers(trx, gathered, report)));
  // No operation that staff could undo: that would be a request for all records at once.
  await recordMovements(trx, { id: '', author: { id: null, usuario: USUARIO } }, movimientos);
}

/**
 * Reads the other portal into a database of its own.
 * @param save gets it once all was read; null saves nothing
 * @returns what `save` does @throws {CommandError} if the other portal cannot be read
 */
export async function transfer<T>(
  options: Transfer,
  save: ((db: Database) => Promise<T>) | null,
): Promise<{ saved: T | null; hidesInactive: boolean }> {
  const { remote, report, onProgress } = options;
  const gathered = await gather(remote, report, onProgress);
  await using db = openScratch();
  await migrate(db);
  await db.transaction().execute((trx) => fill(trx, gathered, options));
  return { saved: save && (await save(db)), hidesInactive: gathered.hidesInactive };
}
