import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ImportedRow } from '../../../contract/entities/import.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { ImportRowChanges, ImportRows } from '../../../dataProvider/methods/imports.ts';
import { useShownImport } from './importContext.ts';
import { rowsKey } from './useImport.ts';

const changed = (row: ImportedRow, changes: ImportRowChanges): ImportedRow => ({
  ...row,
  incluida: changes.incluida ?? row.incluida,
  decision: changes.decision ?? row.decision,
  celdas: { ...row.celdas, ...changes.celdas },
  cambios:
    changes.tomar === undefined
      ? row.cambios
      : row.cambios.map((change) => ({ ...change, tomado: changes.tomar?.includes(change.campo) === true })),
});

/** Changes one row, which is shown as it was sent until the comparison has ended. @returns false if it failed */
export function useChangeRow(numero: number): (changes: ImportRowChanges) => Promise<boolean> {
  const { importacion, change } = useShownImport();
  const { changeImportRows } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  return (changes) =>
    change(async (seen) => {
      const version = await changeImportRows(seen, { numeros: [numero], ...changes });
      queryClient.setQueriesData<ImportRows>({ queryKey: rowsKey(importacion.id) }, (page) =>
        page === undefined
          ? undefined
          : { ...page, rows: page.rows.map((row) => (row.numero === numero ? changed(row, changes) : row)) },
      );
      return version;
    });
}
