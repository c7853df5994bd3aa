import { setImmediate } from 'node:timers/promises';
import type { RecordOfKind } from '../../../contract/entities/history.ts';
import { filesOf, TEXT_TABLES, textFilesOf } from '../../database/fileColumns.ts';
import type { Trx } from '../../database/open.ts';
import { namedFiles } from '../../uploads/namedFiles.ts';
import { deleteFile } from '../../uploads/store.ts';
import { deleteDraftUses } from '../auditLog/fileUses.ts';
import { inBatches } from '../auditLog/inBatches.ts';
import type { StoredMovement } from '../auditLog/movement.ts';
import { type MovementsQuery, movementsInBatches } from '../auditLog/readMovements.ts';
import { draftsOfRecords } from '../drafts/draftsOfRecords.ts';
import { sentFiles } from '../html/storedFiles.ts';
import { mergedWith } from '../records/mergedInto.ts';

/** A record or a draft. */
interface Subject {
  recurso: string;
  recurso_id: number;
}

/** Records of one statement. */
const BATCH = 20;

/** Some records of one table at a time, with pauses for other requests. */
async function* groupsOf(subjects: readonly Subject[]): AsyncGenerator<{ recurso: string; ids: number[] }> {
  for (const [recurso, ofTable] of Map.groupBy(subjects, (subject) => subject.recurso)) {
    for await (const some of inBatches(ofTable, BATCH)) {
      yield { recurso, ids: some.map(({ recurso_id }) => recurso_id) };
    }
  }
}

/** The rows of movimientos, with their tables. */
const rowsOf = (changes: readonly StoredMovement[]) =>
  changes.flatMap(({ tabla, antes, despues }) =>
    [antes, despues].filter((row) => row !== null).map((row) => ({ tabla, row })),
  );

interface HistoryFiles {
  /** that a row needs */
  needed: Set<string>;
  /** that a text names, or a draft among its values */
  named: Set<string>;
}

/** The files in the movimientos of these records. */
async function filesInHistory(trx: Trx, subjects: readonly Subject[]): Promise<HistoryFiles> {
  const files: HistoryFiles = { needed: new Set(), named: new Set() };
  for await (const { recurso, ids } of groupsOf(subjects)) {
    const ofGroup = (query: MovementsQuery) => query.where('recurso', '=', recurso).where('recurso_id', 'in', ids);
    for await (const changes of movementsInBatches(trx, ofGroup, true)) {
      for (const { tabla, row } of rowsOf(changes)) {
        for (const file of filesOf(tabla, row)) files.needed.add(file);
        for (const file of textFilesOf(tabla, row)) files.named.add(file);
      }
    }
  }
  return files;
}

async function emptyHistory(trx: Trx, subjects: readonly Subject[]): Promise<void> {
  for await (const { recurso, ids } of groupsOf(subjects)) {
    await trx
      .updateTable('movimientos')
      .set({ antes: null, despues: null })
      .where('recurso', '=', recurso)
      .where('recurso_id', 'in', ids)
      .execute();
  }
}

async function deleteDrafts(trx: Trx, ids: readonly number[]): Promise<void> {
  for await (const some of inBatches(ids, BATCH)) {
    await trx.deleteFrom('borradores').where('id', 'in', some).execute();
    await deleteDraftUses(trx, some);
  }
}

/** Those of some files of texts that the history of any record or draft names: a text may have been copied from another one. */
async function textFilesInHistory(trx: Trx, files: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set<string>();
  if (files.size === 0) return found;
  for await (const changes of movementsInBatches(trx, (query) => query.where('recurso', 'in', TEXT_TABLES), false)) {
    for (const { tabla, row } of rowsOf(changes))
      for (const file of textFilesOf(tabla, row)) if (files.has(file)) found.add(file);
  }
  return found;
}

/**
 * Deletes what the movimientos of records and of their drafts say, the drafts, and the files that no other record or draft needs.
 * Who did what and when stays.
 * @returns the ids of the drafts
 */
export async function eraseHistory(trx: Trx, records: readonly RecordOfKind[]): Promise<number[]> {
  const { own, sharing } = await draftsOfRecords(trx, records);
  const erased: Subject[] = [...records, ...own.map((recurso_id) => ({ recurso: 'borradores', recurso_id }))];
  const files = await filesInHistory(trx, erased);
  const shared = await filesInHistory(trx, [...sharing, ...(await mergedWith(trx, records))]);
  await emptyHistory(trx, erased);
  await deleteDrafts(trx, own);
  const ofTexts = await sentFiles(trx, [...files.named], 'to delete');
  const candidates = [...new Set([...files.needed, ...ofTexts])].filter((file) => !shared.needed.has(file));
  const named = await namedFiles(trx, candidates);
  const unnamed = candidates.filter((file) => !named.has(file));
  const inHistory = await textFilesInHistory(trx, new Set(unnamed.filter((file) => ofTexts.has(file))));
  for (const file of unnamed) {
    if (inHistory.has(file)) continue;
    await deleteFile(trx, file);
    await setImmediate();
  }
  return own;
}
