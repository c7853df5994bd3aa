/** Records as lists, breadcrumbs and links between pages name them. */

import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { RecordPage } from '../../../contract/resources/recordPages.ts';

export interface ListedRecord {
  nombre: string;
  path: string;
}

export interface ListedRecords {
  /** of all records */
  total: number;
  records: readonly ListedRecord[];
}

/** A record at its page. @param nombre names and surnames of a member */
export const recordAt = (page: RecordPage, { id, nombre }: { id: number; nombre: string }): ListedRecord => ({
  nombre,
  path: sitePaths[page](id, nombre),
});

/** Slugs are slow to compute: only those of the first records are. */
export const firstListed = <T>(
  all: readonly T[],
  max: number,
  toListed: (record: T) => ListedRecord,
): ListedRecords => ({ total: all.length, records: all.slice(0, max).map(toListed) });
