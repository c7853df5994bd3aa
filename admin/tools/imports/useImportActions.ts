import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { ImportSummary } from '../../../contract/entities/import.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { IMPORTS, importKey } from './useImport.ts';

const { importaciones: texts } = messages;
const CONFIRM_UNDO =
  '¿Está seguro de que desea deshacer esta importación? Los registros vuelven a como estaban antes de ella.';

/** What is done with an import as a whole. Each one answers false if it failed, which a toast says, or was not confirmed. */
export function useImportActions({ id, version }: Pick<ImportSummary, 'id' | 'version'>) {
  const { applyImport, cancelImport, discardImport, undoImport } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);

  async function run(send: () => Promise<void>, failed: string): Promise<boolean> {
    setPending(true);
    try {
      await send();
      return true;
    } catch (error) {
      toast('error', failureText(error, failed));
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: [IMPORTS, 'getList'] });
      setPending(false);
    }
  }

  /** An action after which the import is still there, in another state. */
  async function runJob(send: () => Promise<void>, failed: string): Promise<boolean> {
    const isSent = await run(send, failed);
    await queryClient.invalidateQueries({ queryKey: importKey(id), exact: true });
    return isSent;
  }

  return {
    isPending,
    apply: () => runJob(() => applyImport({ id, version }), texts.applyFailed),
    cancel: () => runJob(() => cancelImport(id), texts.cancelFailed),
    async undo() {
      return window.confirm(CONFIRM_UNDO) && runJob(() => undoImport(id), texts.undoFailed);
    },
    async discard() {
      if (!window.confirm(texts.confirmDiscard) || !(await run(() => discardImport(id), texts.discardFailed)))
        return false;
      toast('success', texts.discarded, { isWrite: false });
      return true;
    },
  };
}
