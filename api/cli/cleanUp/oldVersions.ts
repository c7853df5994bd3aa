import { sql } from 'kysely';
import { storedFilesIn } from '../../../contract/addresses/uploads.ts';
import { RECORD_KINDS, type RecordKind } from '../../../contract/resources/resources.ts';
import { UNSAVED_DAYS } from '../../../contract/values/constants.ts';
import { markChange } from '../../database/changeMark.ts';
import { FILES_IN_USE, UPLOADS } from '../../database/fileColumns.ts';
import { type Database, isPostgres, type Trx } from '../../database/open.ts';
import { recordTable } from '../../database/unchecked.ts';

const BATCH = 500;
/** Drafts of one query, of up to half a megabyte each. */
const DRAFTS = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

export interface OldVersions {
  movimientos: number[];
  files: string[];
  /** of both */
  bytes: number;
}

/** The records that are stored or in the trash, which restores them. */
async function keptRecords(db: Database, recurso: RecordKind): Promise<Set<number>> {
  const stored = await db.selectFrom(recordTable(recurso)).select('id').execute();
  const trashed = await db.selectFrom('papelera').where('recurso', '=', recurso).select('recurso_id').execute();
  return new Set([...stored.map(({ id }) => id), ...trashed.map(({ recurso_id }) => recurso_id)]);
}

/** The latest movimiento of each record that has its row: with it, the record's last state stays. None of a record whose addition was undone. */
async function latestStates(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('movimientos')
    .whereRef('tabla', '=', 'recurso')
    .select(({ fn }) => ['recurso', 'recurso_id', fn.max('id').as('id')])
    .groupBy(['recurso', 'recurso_id'])
    .execute();
  const kept = new Map<string, Set<number>>();
  for (const recurso of RECORD_KINDS) kept.set(recurso, await keptRecords(db, recurso));
  const ofKept = rows.filter(({ recurso, recurso_id }) => kept.get(recurso)?.has(recurso_id) ?? true);
  return new Map(ofKept.map(({ recurso, recurso_id, id }) => [`${recurso} ${recurso_id}`, id]));
}

async function trashMovements(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('papelera').select('movimientos').execute();
  return new Set(rows.flatMap(({ movimientos }) => JSON.parse(movimientos) as number[]));
}

/** The files that the values of drafts name. */
async function filesOfDrafts(db: Database): Promise<Set<string>> {
  const files = new Set<string>();
  for (let last = 0; ; ) {
    const page = await db
      .selectFrom('borradores')
      .where('id', '>', last)
      .select(['id', 'campos', 'base'])
      .orderBy('id')
      .limit(DRAFTS)
      .execute();
    for (const { id, campos, base } of page) {
      for (const nombre of storedFilesIn(`${campos} ${base ?? ''}`)) files.add(nombre);
      last = id;
    }
    if (page.length < DRAFTS) return files;
  }
}

/** Those that rows name, and those of texts that a local copy may name. */
async function filesInUse(db: Database): Promise<Set<string>> {
  const { rows } = await sql.raw<{ nombre: string }>(FILES_IN_USE).execute(db);
  const young = new Date(Date.now() - UNSAVED_DAYS * DAY_MS).toISOString();
  const sent = await db.selectFrom('archivos').where('created_at', '>', young).select('nombre').execute();
  const ofDrafts = await filesOfDrafts(db);
  return new Set([...[...rows, ...sent].map(({ nombre }) => nombre), ...ofDrafts]);
}

/** A page of the movimientos that still have a row. */
const movementsAfter = (db: Database, id: number) =>
  db
    .selectFrom('movimientos')
    .where('id', '>', id)
    .where(({ or, eb }) => or([eb('antes', 'is not', null), eb('despues', 'is not', null)]))
    .select(['id', 'created_at', 'recurso', 'recurso_id', 'tabla', 'antes', 'despues'])
    .orderBy('id')
    .limit(BATCH)
    .execute();

async function unusedFiles(db: Database, used: ReadonlySet<string>): Promise<{ files: string[]; bytes: number }> {
  const rows = await db
    .selectFrom('imagenes')
    .select(['nombre', sql<number>`sum(length(bytes))`.as('bytes')])
    .groupBy('nombre')
    .execute();
  const unused = rows.filter(({ nombre }) => !used.has(nombre));
  return {
    files: unused.map(({ nombre }) => nombre),
    bytes: unused.reduce((sum, row) => sum + Number(row.bytes), 0),
  };
}

/**
 * Finds old movimientos whose rows are not needed, and the files that are then unreferenced. Of each record the
 * latest state stays, with the changes of its links since then, and all that the trash restores.
 */
export async function findOldVersions(db: Database, cutoff: Date): Promise<OldVersions> {
  const [latest, trash, used] = [await latestStates(db), await trashMovements(db), await filesInUse(db)];
  const limit = cutoff.toISOString();
  const movimientos: number[] = [];
  let bytes = 0;
  for (let page = await movementsAfter(db, 0); page.length > 0; page = await movementsAfter(db, page.at(-1)?.id ?? 0)) {
    for (const { id, created_at, recurso, recurso_id, tabla, antes, despues } of page) {
      const isNeeded = trash.has(id) || id >= (latest.get(`${recurso} ${recurso_id}`) ?? Number.POSITIVE_INFINITY);
      if (created_at >= limit || isNeeded) {
        if (tabla === UPLOADS) continue;
        for (const nombre of storedFilesIn(`${antes ?? ''} ${despues ?? ''}`)) used.add(nombre);
      } else {
        movimientos.push(id);
        bytes += Buffer.byteLength((antes ?? '') + (despues ?? ''));
      }
    }
  }
  const unused = await unusedFiles(db, used);
  return { movimientos, files: unused.files, bytes: bytes + unused.bytes };
}

function* batchesOf<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}

/** Waits for the transactions that read or write files, and keeps others out: a version may be restored meanwhile. */
async function lockFiles(trx: Trx): Promise<void> {
  if (isPostgres(trx)) await sql`lock table imagenes in access exclusive mode`.execute(trx);
}

/** Empties the rows of old movimientos and deletes their files. Who did what and when stays. */
export async function removeOldVersions(db: Database, cutoff: Date): Promise<OldVersions> {
  return db.transaction().execute(async (trx) => {
    await lockFiles(trx);
    const found = await findOldVersions(trx, cutoff);
    for (const ids of batchesOf(found.movimientos)) {
      await trx.updateTable('movimientos').set({ antes: null, despues: null }).where('id', 'in', ids).execute();
    }
    for (const nombres of batchesOf(found.files)) {
      await trx.deleteFrom('imagenes').where('nombre', 'in', nombres).execute();
    }
    await markChange(trx);
    return found;
  });
}
