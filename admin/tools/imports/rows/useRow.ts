import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type GetListParams, type GetListResult, useRecordContext } from 'react-admin';
import type { ImportFieldInfo } from '../../../../contract/entities/import.ts';
import type { ImportChanges } from '../../../../dataProvider/methods/imports.ts';
import type { ImportRow } from '../../../../dataProvider/resources/imports.ts';
import { useShownImport } from '../state/importAccess.ts';
import { IMPORT_ROWS } from '../state/useImport.ts';

type Page = GetListResult<ImportRow>;
type RowChanges = ImportChanges<'changeImportRows'>;

const changed = (row: ImportRow, { incluida, decision, celdas, tomar }: RowChanges): ImportRow => ({
  ...row,
  incluida: incluida ?? row.incluida,
  decision: decision ?? row.decision,
  celdas: { ...row.celdas, ...celdas },
  cambios: tomar ? row.cambios.map((change) => ({ ...change, tomado: tomar.includes(change.campo) })) : row.cambios,
});

const pagesOf = (queryClient: QueryClient, id: number) =>
  queryClient.getQueryCache().findAll({
    queryKey: [IMPORT_ROWS, 'getList'],
    predicate: ({ queryKey }) => (queryKey[2] as GetListParams).filter.importacion === id,
  });

/** A row as it was loaded last, with the changes since. Several pages may have it: one for each filter. */
const cachedRow = (queryClient: QueryClient, id: number, numero: number): ImportRow | undefined =>
  pagesOf(queryClient, id)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as Page | undefined)?.data ?? [])
    .find((row) => row.numero === numero);

const NO_FIELDS: readonly ImportFieldInfo[] = [];

/** The row in whose context this is, the fields of its kind, and how it is changed. */
export function useRow() {
  const row = useRecordContext<ImportRow>();
  const { importacion, isEditable, change } = useShownImport();
  const queryClient = useQueryClient();
  if (row === undefined) throw new Error('Outside of the row of an import');
  const { id, campos } = importacion;
  const { numero, recurso } = row;

  function showChanged(changes: RowChanges): void {
    const withChanges = (page: Page | undefined) =>
      page && { ...page, data: page.data.map((one) => (one.numero === numero ? changed(one, changes) : one)) };
    for (const { queryKey, state } of pagesOf(queryClient, id)) {
      // The change makes no page newer: those that are not shown may be of before a comparison.
      queryClient.setQueryData(queryKey, withChanges, { updatedAt: state.dataUpdatedAt });
    }
  }

  /**
   * Changes the row, which is shown as it was sent until the comparison has ended.
   * @param changesOf gets the row as the changes before this one left it
   * @returns false if it failed
   */
  const changeRow = (changesOf: (latest: ImportRow) => RowChanges): Promise<boolean> => {
    const changes = () => ({ numeros: [numero], ...changesOf(cachedRow(queryClient, id, numero) ?? row) });
    return change('changeImportRows', changes, showChanged);
  };

  return { row, fields: campos[recurso] ?? NO_FIELDS, isEditable, changeRow };
}
