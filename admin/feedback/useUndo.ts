import { useCallback, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { messages } from '../../contract/calls/messages.ts';
import { conflictIn } from '../../dataProvider/core/httpError.ts';
import type { PortalDataProvider } from '../../dataProvider/index.ts';
import type { UndoConflict } from '../../dataProvider/methods/history.ts';
import { failureText } from './failureText.ts';
import { useToast } from './useToast.tsx';

export interface RefusedUndo {
  message: string;
  conflicts: readonly UndoConflict[];
}

function refusalOf(error: unknown): RefusedUndo | null {
  const conflicts = conflictIn<{ conflictos?: UndoConflict[] }>(error)?.actual.conflictos;
  return Array.isArray(conflicts) ? { message: failureText(error, ''), conflicts } : null;
}

/** Undoes operations, with a toast. `refused` is the last undo that a later change prevented. */
export function useUndo() {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const [refused, setRefused] = useState<RefusedUndo | null>(null);

  const undo = useCallback(
    async (operacion: string) => {
      try {
        const message = await dataProvider.undo(operacion);
        toast('success', message);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) toast('error', failureText(error, messages.historia.undoFailed));
        else setRefused(refusal);
      }
      // After a refusal too: what is shown is older than the change that prevented it.
      refresh();
    },
    [dataProvider, refresh, toast],
  );
  return { undo: (operacion: string) => void undo(operacion), refused, dismiss: () => setRefused(null) };
}
