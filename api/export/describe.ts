import { EDITED_RESOURCES } from '../../contract/resources/resources.ts';
import type { Database } from '../database/open.ts';
import { shapeOf } from './fields.ts';
import { readme } from './readme.ts';
import type { RecordShape } from './records.ts';

/** What an export needs of all resources, whose code the thread that makes it does not load: it would take as much memory as the files. */
export interface ExportDescription {
  readme: string;
  shapes: readonly RecordShape[];
}

/** @param db of the version of this code */
export const describeExport = async (db: Database, now: Date): Promise<ExportDescription> => ({
  readme: await readme(db, now),
  shapes: EDITED_RESOURCES.map(shapeOf),
});
