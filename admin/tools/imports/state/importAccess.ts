import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import type { ImportDetail } from '../../../../contract/entities/import.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import type { ImportChange, ImportChanges, SeenImport } from '../../../../dataProvider/methods/imports.ts';
import { failureText } from '../../../feedback/failureText.ts';
import { useToast } from '../../../feedback/useToast.tsx';
import { isEditable } from './texts.ts';
import { IMPORT_ROWS, importKey } from './useImport.ts';

interface ImportAccess {
  importacion: ImportDetail;
  /** Sends a change of the shown import; false if it failed, which a toast says. */
  change: <K extends ImportChange>(name: K, changes: ImportChanges<K>) => Promise<boolean>;
  /** until what the changes made is shown */
  isSending: boolean;
}

export const ImportContext = createContext<ImportAccess | null>(null);

/** The import of the page, and whether its options and rows can be changed. */
export function useShownImport() {
  const access = useContext(ImportContext);
  if (access === null) throw new Error('Outside of the page of an import');
  return { ...access, isEditable: isEditable(access.importacion) };
}

/** Milliseconds between two looks at a file that is read. */
const WAIT_MS = 500;
const CONFLICT = 409;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends the changes of an import one after the other, each with the version that the one before answered. A change waits while the
 * file is read again, because the server refuses it meanwhile; a comparison begins anew with it.
 */
export function useChangeImport(id: number): Pick<ImportAccess, 'change' | 'isSending'> {
  const { changeImport, getImport } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const queryKey = importKey(id);

  async function versionOnceRead(): Promise<number> {
    for (;;) {
      const shown = queryClient.getQueryData<ImportDetail | null>(queryKey);
      if (shown?.estado !== 'leyendo') return shown?.version ?? 0;
      await wait(WAIT_MS);
      await queryClient.fetchQuery({ queryKey, queryFn: ({ signal }) => getImport(id, { signal }) });
    }
  }

  const { mutateAsync, isPending } = useMutation({
    scope: { id: `importacion ${id}` },
    networkMode: 'always',
    mutationFn: async (send: (seen: SeenImport) => Promise<number>) => {
      try {
        const version = await send({ id, version: await versionOnceRead() });
        queryClient.setQueryData<ImportDetail | null>(queryKey, (old) => old && { ...old, version });
        return true;
      } catch (error) {
        const isConflict = error instanceof HttpError && error.status === CONFLICT;
        toast(isConflict ? 'warning' : 'error', failureText(error, messages.importaciones.changeFailed));
        return false;
      } finally {
        // Awaited, so that the next change knows whether the file is read again, and is made to the rows as they are now.
        await queryClient.invalidateQueries({ queryKey, exact: true });
        // Not at the same time: a comparison that ends between the two answers would leave the rows of before it.
        await queryClient.invalidateQueries({ queryKey: [IMPORT_ROWS] });
      }
    },
  });

  return {
    change: (name, changes) => mutateAsync((seen) => changeImport(name, seen, changes)),
    isSending: isPending,
  };
}
