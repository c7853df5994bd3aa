import { setImmediate } from 'node:timers/promises';
import { storedFilesIn } from '../../contract/addresses/uploads.ts';
import { FILE_COLUMNS, type TableFileColumn } from '../database/fileColumns.ts';
import type { Database } from '../database/open.ts';
import { namedAs } from '../database/unchecked.ts';

/** Files that a query names. */
const BATCH = 500;

/** True for a column that names files in a text, in the single row of the identity or of the home. */
const holdsText = ({ holds }: TableFileColumn): boolean => holds === 'json' || holds === 'text';

/** Those whose names are in rows of their own are read from there. */
const COLUMNS = FILE_COLUMNS.filter(
  ({ tabla, holds }) => holds !== 'html' && (tabla !== 'borradores' || holds !== 'text'),
);

/** Those of some files that a row of a record, of the identity or of a draft needs now, or that the home shows. Drafts too may share the files of texts. */
export async function namedFiles(db: Database, files: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (let start = 0; start < files.length; start += BATCH) {
    const some = files.slice(start, start + BATCH);
    for (const each of COLUMNS) {
      const name = namedAs<'archivo'>(each.column);
      const rows = await db
        .selectFrom(namedAs<'borradores'>(each.tabla))
        .$if(!holdsText(each), (query) => query.where(name, 'in', some))
        .select(name)
        .execute();
      for (const { [name]: value } of rows)
        for (const file of holdsText(each) ? storedFilesIn(value ?? '') : [value ?? '']) named.add(file);
    }
    const uses = await db
      .selectFrom('usos_archivos')
      .where('archivo', 'in', some)
      .select('archivo')
      .distinct()
      .execute();
    for (const { archivo } of uses) named.add(archivo);
    await setImmediate();
  }
  return named;
}
