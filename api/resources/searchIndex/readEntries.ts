import type { SearchedKind } from '../../../contract/resources/siteResources.ts';
import type { Database } from '../../database/open.ts';
import { rowsInParts } from '../../database/rowsInParts.ts';
import { recordRow, recordTable } from '../../database/unchecked.ts';
import { inBatches } from '../auditLog/inBatches.ts';
import { nombreOf } from '../names/names.ts';
import type { SearchedPart, ServerResources } from '../parts/serverResource.ts';
import { type Entry, entryOf } from './indexedEntries.ts';
import { pausesOf } from './pauses.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Records of one query. Reading more would block the event loop for more than a few milliseconds. */
const BATCH = 20;
/** Milliseconds that the event loop is kept at a time: the longest texts take five of them each. */
const SLICE_MS = 10;

interface Reading {
  /** decides which records are named */
  now: Date;
  /** gets the words of the records */
  vocabulary: Vocabulary;
  /** of the records that are read; of all by default */
  ids?: readonly number[];
}

/** Reads records of one kind, some at a time. All tables have the columns that the queries name. */
async function* recordsIn(db: Database, kind: SearchedKind, ids: readonly number[] | undefined) {
  const records = db.selectFrom(recordTable(kind)).selectAll();
  const first = records.orderBy('id').limit(BATCH);
  if (ids === undefined) yield* rowsInParts((last) => first.where('id', '>', last).execute());
  else for await (const some of inBatches(ids, BATCH)) yield await records.where('id', 'in', some).execute();
}

/** Reads the entries of one kind of record. */
export async function readEntries(
  db: Database,
  resources: ServerResources,
  kind: SearchedKind,
  { now, vocabulary, ids }: Reading,
): Promise<Entry[]> {
  const pauses = pausesOf(SLICE_MS);
  const parts: SearchedPart<SearchedKind> = resources[kind];
  const entries: Entry[] = [];
  for await (const read of recordsIn(db, kind, ids)) {
    // Changed records may all be in the trash.
    if (read.length === 0) continue;
    const found = read.map(({ id }) => id);
    const names = await parts.namesIn?.(db, found, now);
    // The index keeps the rows, and nobody searches `origen`.
    for (const row of read.map(({ origen, ...rest }) => recordRow(rest))) {
      if (pauses.isDue()) await pauses.pause();
      const own = {
        id: row.id,
        nombre: nombreOf(kind, row),
        personas: names?.get(row.id)?.join(', ') ?? '',
        fecha: '',
        row,
      };
      entries.push(entryOf({ ...own, ...parts.searchedTexts(row) }, vocabulary));
    }
    await pauses.pause();
  }
  return entries;
}
