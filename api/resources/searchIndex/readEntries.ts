import type { SearchedKind } from '../../../contract/resources/siteResources.ts';
import type { Database } from '../../database/open.ts';
import { rowsInParts } from '../../database/rowsInParts.ts';
import { recordRow, recordTable } from '../../database/unchecked.ts';
import { nombreOf } from '../names/names.ts';
import type { SearchedPart, ServerResources } from '../parts/serverResource.ts';
import { type Entry, entryOf } from './indexedEntries.ts';
import { pausesOf } from './pauses.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Records of one query. Reading more would block the event loop for more than a few milliseconds. */
const BATCH = 20;
/** Milliseconds that the event loop is kept at a time: the longest texts take five of them each. */
const SLICE_MS = 10;

/** Reads the entries of one kind of record. @param now decides which records are named @param vocabulary gets their words */
export function entryReader(
  db: Database,
  resources: ServerResources,
  kind: SearchedKind,
  now: Date,
  vocabulary: Vocabulary,
) {
  const pauses = pausesOf(SLICE_MS);
  /** All tables have the columns that the queries name. */
  const select = () => db.selectFrom(recordTable(kind)).selectAll();

  const parts: SearchedPart<SearchedKind> = resources[kind];

  async function toEntries(read: readonly { id: number; origen: string | null }[]): Promise<Entry[]> {
    // The index keeps the rows, and nobody searches this text.
    const rows = read.map(({ origen, ...row }) => row);
    const ids = rows.map(({ id }) => id);
    const names = rows.length === 0 ? undefined : await parts.namesIn?.(db, ids, now);
    const entries: Entry[] = [];
    for (const row of rows.map(recordRow)) {
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
    return entries;
  }

  return {
    async some(ids: readonly number[]): Promise<Entry[]> {
      const entries: Entry[] = [];
      for (let start = 0; start < ids.length; start += BATCH) {
        const rows = await select()
          .where('id', 'in', ids.slice(start, start + BATCH))
          .execute();
        entries.push(...(await toEntries(rows)));
      }
      return entries;
    },

    async all(): Promise<Entry[]> {
      const entries: Entry[] = [];
      const some = select().orderBy('id').limit(BATCH);
      for await (const rows of rowsInParts((last) => some.where('id', '>', last).execute()))
        entries.push(...(await toEntries(rows)));
      return entries;
    },
  };
}
