import type { Database } from '../../database/open.ts';
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

export type UndatedEntry = Omit<FeedEntry, 'created_at' | 'changed_at'>;

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
