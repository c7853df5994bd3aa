import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../api/database/open.ts';

/** A data folder after the first start of a portal with the sample content, whose pictures take seconds to encode. */
export const SAMPLE_FOLDER = path.join(process.env.E2E_DATA ?? '', 'muestra');

/** Copies the data of the shared portal, which has started, before any test writes. */
export default function copySample(): void {
  mkdirSync(SAMPLE_FOLDER);
  const database = new DatabaseSync(databaseFile(path.join(process.env.E2E_DATA ?? '', 'data')));
  database.prepare('vacuum into ?').run(databaseFile(SAMPLE_FOLDER));
  database.close();
}
