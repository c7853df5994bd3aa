import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useRef } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import type { ImportDetail } from '../../../../contract/entities/import.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import type { ImportChange, ImportChanges } from '../../../../dataProvider/methods/imports.ts';
import { failureText } from '../../../feedback/failureText.ts';
import { useToast } from '../../../feedback/useToast.tsx';
import { isEditable } from './texts.ts';
import { importKey } from './useImport.ts';

/**
 * Sends a change of the shown import; false if it failed, which a toast says. A function gets the import as the changes before this one
 * left it. `onSent` runs before the next change is sent.
 */
type ChangeImport = <K extends ImportChange>(
  name: K,
  changes: ImportChanges<K> | ((latest: ImportDetail | undefined) => ImportChanges<K>),
  onSent?: (changes: ImportChanges<K>) => void,
) => Promise<boolean>;

interface ImportAccess {
  importacion: ImportDetail;
  change: ChangeImport;
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
export function useChangeImport(id: number): ChangeImport {
  const { changeImport, getImport } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const queryKey = importKey(id);

  async function readAgain(): Promise<ImportDetail | null | undefined> {
    for (;;) {
      const shown = queryClient.getQueryData<ImportDetail | null>(queryKey);
      if (shown?.estado !== 'leyendo') return shown;
      await wait(WAIT_MS);
      await queryClient.fetchQuery({ queryKey, queryFn: ({ signal }) => getImport(id, { signal }) });
    }
  }

  const run: ChangeImport = async (name, changes, onSent) => {
    try {
      const shown = await readAgain();
      const sent = typeof changes === 'function' ? changes(shown ?? undefined) : changes;
      const version = await changeImport(name, { id, version: shown?.version ?? 0 }, sent);
      onSent?.(sent);
      queryClient.setQueryData<ImportDetail | null>(queryKey, (old) => old && { ...old, version });
      return true;
    } catch (error) {
      const isConflict = error instanceof HttpError && error.status === CONFLICT;
      toast(isConflict ? 'warning' : 'error', failureText(error, messages.importaciones.changeFailed));
      return false;
    } finally {
      // Awaited, so that the next change knows whether the file is read again.
      await queryClient.invalidateQueries({ queryKey, exact: true });
    }
  };

  return (...change) => {
    const pending = last.current.then(() => run(...change));
    last.current = pending;
    return pending;
  };
}
