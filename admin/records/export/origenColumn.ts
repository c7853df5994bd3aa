import type { CsvColumn } from './csv.ts';

/** The column of an export whose records come from a file, some of them. @param origenes by the ids of the records */
export const origenColumn = (origenes: ReadonlyMap<number, string>): CsvColumn<{ id: number }> => ({
  header: 'Origen',
  value: ({ id }) => origenes.get(id) ?? '',
});
