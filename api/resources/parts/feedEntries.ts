import type { RecordPage } from '../../../contract/resources/recordPages.ts';
import type { Database } from '../../database/open.ts';
import { recordAt } from '../names/names.ts';
import { changeTimes, type DatedTable } from '../visibility/changeTimes.ts';

const MAX_ENTRIES = 50;

export interface FeedEntry {
  id: number;
  /** unique in the portal, such as 'proyecto 12' */
  name: string;
  title: string;
  path: string;
  paragraphs: readonly string[];
  authors?: readonly string[];
  tags?: readonly string[];
  /** of the record, '' if it is not known */
  language?: string;
  created_at: string;
  changed_at: string;
}

type UndatedEntry = Omit<FeedEntry, 'created_at' | 'changed_at'>;

/** @param paragraphs empty ones are left out */
export function feedEntry(page: RecordPage, record: { id: number }, paragraphs: readonly string[] = []): UndatedEntry {
  const { nombre: title, path } = recordAt(page, record);
  return { id: record.id, name: `${page} ${record.id}`, title, path, paragraphs: paragraphs.filter(isFilled) };
}

/** The latest of the records, newest first. */
export async function latestEntries(
  db: Database,
  table: DatedTable,
  records: readonly UndatedEntry[],
): Promise<FeedEntry[]> {
  const times = await changeTimes(db, table);
  return records
    .flatMap((record) => {
      const time = times.get(record.id);
      return time === undefined ? [] : [{ ...record, ...time }];
    })
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
    .slice(0, MAX_ENTRIES);
}

export const isFilled = (text: string): boolean => text.trim() !== '';
