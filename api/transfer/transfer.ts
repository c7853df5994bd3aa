/** Brings another portal into a new database. */
import type { SavedBackup } from '../backups/save.ts';
import { saveHere } from '../backups/saveHere.ts';
import { migrate } from '../database/migrate.ts';
import { openScratch, type Trx } from '../database/open.ts';
import { SINGLE_ROW_ID } from '../database/singleRow.ts';
import type { Movement } from '../resources/auditLog/movement.ts';
import { recordMovements } from '../resources/auditLog/recordMovements.ts';
import { cleanHtml } from '../resources/html/cleanHtml.ts';
import { addedMember } from '../resources/proyectos/memberLinks.ts';
import { storeFile } from '../uploads/store.ts';
import { INICIO } from './definitions.ts';
import { type Fields, fieldOf } from './fields.ts';
import { type Gathered, gather } from './gather.ts';
import { INICIO_SPECIFIED, KINDS } from './kinds.ts';
import { lineasOf, type MemberLink, membersOf, proyectosOf } from './links.ts';
import { type Kept, writeKept } from './ownRecords.ts';
import { bringPictures } from './pictures.ts';
import type { RemotePortal } from './RemotePortal.ts';
import type { RemoteServer } from './RemoteServer.ts';
import type { Report } from './Report.ts';
import { readValues, type Tell } from './readValues.ts';
import { tellUnknownAddresses, writeKind } from './writeRecords.ts';

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

async function writeInicio(trx: Trx, answers: readonly Fields[], report: Report): Promise<Movement> {
  const tell: Tell = (field, value, reason) => report.add('inicio', '', field, value, reason);
  const values = readValues(INICIO, answers, tell, (field) => {
    if ((INICIO_SPECIFIED as readonly string[]).includes(field)) report.countAbsent('inicio', field);
  });
  tellUnknownAddresses(answers, INICIO.known, tell);
  const given = String(values.objetivo ?? '');
  const objetivo = cleanHtml(given);
  if (objetivo !== given)
    tell('objetivo', fieldOf(answers, ['objetivo']), 'Se quitó o se corrigió HTML que este portal no admite');
  const fields = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const despues = await trx
    .updateTable('inicio')
    .set({ ...fields, objetivo })
    .where('id', '=', SINGLE_ROW_ID)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { recurso: 'inicio', recordId: SINGLE_ROW_ID, accion: 'actualizar', antes: null, despues };
}

/** Those with an id of their own first, so that none of the others takes it. */
async function writeMembers(trx: Trx, links: readonly MemberLink[]): Promise<Movement[]> {
  const movimientos: Movement[] = [];
  for (const { id, ...link } of links.toSorted((a, b) => Number(a.id === null) - Number(b.id === null))) {
    const values = { ...link, ...(id !== null && { id }) };
    const row = await trx.insertInto('proyecto_integrante').values(values).returningAll().executeTakeFirstOrThrow();
    movimientos.push(addedMember(row));
  }
  return movimientos;
}

async function fill(trx: Trx, gathered: Gathered, transfer: Transfer): Promise<void> {
  const { report, kept, onProgress } = transfer;
  const { records } = gathered;
  await writeKept(trx, kept);
  const [lineaOf, proyectoOf] = [lineasOf(gathered, report), proyectosOf(gathered, report)];
  const writing = { trx, report, startedAt: Date.now() };
  const movimientos: Movement[] = [await writeInicio(trx, gathered.inicio, report)];
  for (const kind of KINDS) {
    const store = (file: Parameters<typeof storeFile>[1]) => storeFile(trx, file);
    const pictures = await bringPictures(transfer, { kind, records: records[kind], report, store });
    if (pictures.size > 0) onProgress(`${kind}: ${pictures.size} imágenes`);
    const linksOf = (id: number) => {
      if (kind === 'proyectos') return { linea_id: lineaOf.get(id) ?? null };
      return kind === 'productos' ? { proyecto_id: proyectoOf.get(id) ?? null } : {};
    };
    const members = records.integrantes;
    movimientos.push(...(await writeKind(writing, { kind, records: records[kind], pictures, linksOf, members })));
  }
  movimientos.push(...(await writeMembers(trx, membersOf(gathered, report))));
  // No operation that staff could undo: that would be a request for all records at once.
  await recordMovements(trx, { id: '', author: { id: null, usuario: USUARIO } }, movimientos);
}

/** What became of a transfer. */
export interface Transferred {
  saved: SavedBackup | null;
  hidesInactive: boolean;
}

/** The file that a transfer writes. */
export interface TransferTarget {
  file: string;
  /** replaces one that exists */
  isForced: boolean;
  /** called once all was read, before the file gets its name */
  beforeSaving: () => void;
}

/**
 * Reads the other portal into a database of its own, then saves that as a backup.
 * @param target null writes none
 * @throws {CommandError} if the other portal cannot be read: then nothing was written
 */
export async function transfer(options: Transfer, target: TransferTarget | null): Promise<Transferred> {
  const { remote, report, onProgress } = options;
  const gathered = await gather(remote, report, onProgress);
  await using db = openScratch();
  await migrate(db);
  await db.transaction().execute((trx) => fill(trx, gathered, options));
  target?.beforeSaving();
  const saved = target === null ? null : await saveHere(db, target.file, target.isForced);
  return { saved, hidesInactive: gathered.hidesInactive };
}
