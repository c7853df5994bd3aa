import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type GetListParams, type GetListResult, useDataProvider } from 'react-admin';
import type { ImportedRow } from '../../../contract/entities/import.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { ImportRowChanges } from '../../../dataProvider/methods/imports.ts';
import type { ImportRow } from '../../../dataProvider/resources/imports.ts';
import { useShownImport } from './importContext.ts';
import { IMPORT_ROWS } from './useImport.ts';

type Page = GetListResult<ImportRow>;

const changed = (row: ImportRow, changes: ImportRowChanges): ImportRow => ({
  ...row,
  incluida: changes.incluida ?? row.incluida,
  decision: changes.decision ?? row.decision,
  celdas: { ...row.celdas, ...changes.celdas },
  cambios:
    changes.tomar === undefined
      ? row.cambios
      : row.cambios.map((change) => ({ ...change, tomado: changes.tomar?.includes(change.campo) === true })),
});

const pagesOf = (queryClient: QueryClient, id: number) =>
  queryClient.getQueryCache().findAll({
    queryKey: [IMPORT_ROWS, 'getList'],
    predicate: ({ queryKey }) => (queryKey[2] as GetListParams).filter.importacion === id,
  });

/** A row as it was loaded last, with the changes since. Several pages may have it: one for each filter. */
const cachedRow = (queryClient: QueryClient, id: number, numero: number): ImportedRow | undefined =>
  pagesOf(queryClient, id)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as Page | undefined)?.data ?? [])
    .find((row) => row.numero === numero);

/** What is sent; a function gets the row as the changes before this one left it. */
type RowChange = ImportRowChanges | ((row: ImportedRow | undefined) => ImportRowChanges);

/** Changes one row, which is shown as it was sent until the comparison has ended. @returns false if it failed */
export function useChangeRow(numero: number): (change: RowChange) => Promise<boolean> {
  const { importacion, change } = useShownImport();
  const { changeImportRows } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  return (rowChange) =>
    change(async (seen) => {
      const changes =
        typeof rowChange === 'function' ? rowChange(cachedRow(queryClient, importacion.id, numero)) : rowChange;
      const version = await changeImportRows(seen, { numeros: [numero], ...changes });
      const withChanges = (page: Page | undefined) =>
        page && { ...page, data: page.data.map((row) => (row.numero === numero ? changed(row, changes) : row)) };
      for (const { queryKey, state } of pagesOf(queryClient, importacion.id)) {
        // The change makes no page newer: those that are not shown may be of before a comparison.
        queryClient.setQueryData(queryKey, withChanges, { updatedAt: state.dataUpdatedAt });
      }
      return version;
    });
}
