import type { ImportOptions } from '../../../contract/entities/import.ts';
import type { Database } from '../../database/open.ts';
import type { ReadImport } from './readRows.ts';
import type { StagedRow } from './rows.ts';
import { stagedRows, toStaged } from './stagedRows.ts';
import { contentOf, type ImportRecord } from './staging.ts';

/** Which table of a file is read. */
export const tableOf = ({ formato, codificacion, separador, hoja }: ImportOptions): string =>
  JSON.stringify([formato, codificacion, separador, hoja]);

/** What staff chose for the rows of a file that is read again; nothing if they are those of another table. */
export async function keptChoices(db: Database, record: ImportRecord, { options }: ReadImport) {
  const { tabla } = contentOf(record);
  const known = new Map<number, StagedRow>();
  if (tabla === '' || tabla === tableOf(options))
    for await (const batch of stagedRows(db, record.id))
      for (const row of batch.map(toStaged)) known.set(row.numero, row);
  return ({ numero, recurso }: StagedRow): Pick<StagedRow, 'elecciones'> => {
    const stored = known.get(numero);
    return { elecciones: stored?.recurso === recurso ? stored.elecciones : {} };
  };
}
