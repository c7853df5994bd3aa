import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { RESOURCE_OF_PAGE, type RecordPage } from '../../../contract/resources/recordPages.ts';
import { nombreOf } from './names.ts';

/** Records as lists, breadcrumbs and links between pages name them. */

export interface ListedRecord {
  nombre: string;
  path: string;
}

export interface ListedRecords {
  /** of all records */
  total: number;
  records: readonly ListedRecord[];
}

/** A record at its page, by the columns of its name. */
export function recordAt(page: RecordPage, record: { id: number }): ListedRecord {
  const nombre = nombreOf(RESOURCE_OF_PAGE[page], record);
  return { nombre, path: sitePaths[page](record.id, nombre) };
}
