import { setImmediate } from 'node:timers/promises';
import { FILE_COLUMNS, filesOf } from '../database/fileColumns.ts';
import type { Database } from '../database/open.ts';
import { namedAs } from '../database/unchecked.ts';

/** Files that a query names. */
const BATCH = 500;

/** Those of some files that a row of a record, of the identity or of a draft needs now. */
export async function namedFiles(db: Database, files: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (let start = 0; start < files.length; start += BATCH) {
    const some = files.slice(start, start + BATCH);
    for (const { tabla, column, holds } of FILE_COLUMNS) {
      if (holds === 'text') continue;
      const name = namedAs<'archivo'>(column);
      const rows = await db
        .selectFrom(namedAs<'borradores'>(tabla))
        // JSON is in the single row of the identity.
        .$if(holds !== 'json', (query) => query.where(name, 'in', some))
        .select(name)
        .execute();
      for (const file of rows.flatMap((row) => filesOf(tabla, row))) named.add(file);
    }
    await setImmediate();
  }
  return named;
}
