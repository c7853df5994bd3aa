/** What a comparison stores. */
import type { ImportOptions } from '../../../contract/entities/import.ts';
import type { Database } from '../../database/open.ts';
import type { Comparison } from './compare.ts';
import type { StagedRow } from './rows.ts';
import { deleteRows, storeRows } from './stagedRows.ts';
import { countRows, type ReadContent } from './staging.ts';
import type { Columns } from './states.ts';

/** The rows of an import on their way through a comparison. */
export interface Compared {
  rows: StagedRow[];
  options: ImportOptions;
  content: Omit<ReadContent, 'nombres'>;
  /** the rows come from the file and replace those that are stored */
  isRead: boolean;
}

/** Rows that are replaced stay until then, so that a reading that is cancelled loses no correction. */
export async function storeResults(
  db: Database,
  id: number,
  { rows, isRead }: Compared,
  { results }: Comparison,
): Promise<void> {
  await storeRows(db, id, rows, results, isRead);
  if (isRead) await deleteRows(db, id, new Set(rows.map(({ numero }) => numero)));
}

/** The columns of a compared import. @param version of the import that was compared */
export const columnsOf = (
  version: number,
  { rows, options, content }: Compared,
  { results, names, movimiento }: Comparison,
): Columns => ({
  estado: 'por_revisar',
  formato: options.formato,
  opciones: JSON.stringify(options),
  contenido: JSON.stringify({ ...content, nombres: names }),
  resumen: JSON.stringify({ por_recurso: countRows(rows, results), resultado: null, comparada: version, movimiento }),
});
