import type { Database } from '../../database/open.ts';
import type { ReadImport } from './readRows.ts';
import type { StagedRow } from './rows.ts';
import { stagedRows, toStaged } from './stagedRows.ts';
import { type ImportRecord, optionsOf } from './staging.ts';

/** What staff chose for the rows of a file that is read again; nothing if they are other rows. */
export async function keptChoices(db: Database, record: ImportRecord, { options }: ReadImport) {
  const before = optionsOf(record);
  const names = ['formato', 'codificacion', 'separador', 'hoja'] as const;
  const isSame = names.every((name) => before[name] === '' || before[name] === options[name]);
  const known = new Map<number, StagedRow>();
  if (isSame)
    for await (const batch of stagedRows(db, record.id))
      for (const row of batch.map(toStaged)) known.set(row.numero, row);
  return ({ numero, recurso }: StagedRow): Pick<StagedRow, 'elecciones'> => {
    const stored = known.get(numero);
    return { elecciones: stored?.recurso === recurso ? stored.elecciones : {} };
  };
}
