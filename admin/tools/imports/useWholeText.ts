import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { ImportedRow } from '../../../contract/entities/import.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useShownImport } from './importContext.ts';

/** Loads the whole text of a cell, of which a list of rows has the beginning. Null if that failed, which a toast says. */
export function useWholeText({ numero }: ImportedRow): (field: string) => Promise<string | null> {
  const { importacion } = useShownImport();
  const { getImportRow } = useDataProvider<PortalDataProvider>();
  const toast = useToast();
  return async (field) => {
    try {
      const row = await getImportRow(importacion.id, numero);
      return row === null ? null : (row.celdas[field] ?? '');
    } catch (error) {
      toast('error', failureText(error, messages.importaciones.loadFailed));
      return null;
    }
  };
}
