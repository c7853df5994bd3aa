import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import type { ImportSummary } from '../../../../contract/entities/import.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import { useSend } from '../../../feedback/useSend.ts';
import { useToast } from '../../../feedback/useToast.tsx';
import { IMPORT_ROWS, IMPORTS } from './useImport.ts';

const { importaciones: texts } = messages;
const CONFIRM_UNDO =
  '¿Está seguro de que desea deshacer esta importación? Los registros vuelven a como estaban antes de ella.';

/** What is done with an import as a whole. Each one answers false if it failed, which a toast says, or was not confirmed. */
export function useImportActions({ id, version }: Pick<ImportSummary, 'id' | 'version'>) {
  const { applyImport, cancelImport, discardImport, undoImport } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { isPending, send } = useSend();

  /** @param stale what is loaded again; after a failure the rows too: somebody else may have changed the import */
  async function run(action: () => Promise<void>, failed: string, stale: readonly string[] = [IMPORTS]) {
    const reload = () => queryClient.invalidateQueries({ queryKey: stale });
    const isDone = await send(() => action().then(reload), failed);
    if (!isDone) void reload().then(() => queryClient.invalidateQueries({ queryKey: [IMPORT_ROWS] }));
    return isDone;
  }

  return {
    isPending,
    apply: () => run(() => applyImport({ id, version }), texts.applyFailed),
    cancel: () => run(() => cancelImport(id), texts.cancelFailed),
    async undo() {
      return window.confirm(CONFIRM_UNDO) && run(() => undoImport(id), texts.undoFailed);
    },
    async discard() {
      if (!window.confirm(texts.confirmDiscard)) return false;
      // The list only: the import itself is gone.
      const isDone = await run(() => discardImport(id), texts.discardFailed, [IMPORTS, 'getList']);
      if (isDone) toast('success', texts.discarded, { isWrite: false });
      return isDone;
    },
  };
}
