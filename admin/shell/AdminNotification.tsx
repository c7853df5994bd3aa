import { Portal, type Theme, useMediaQuery } from '@mui/material';
import { useCallback, useState } from 'react';
import { Notification, useDataProvider, useRefresh } from 'react-admin';
import { messages } from '../../contract/calls/messages.ts';
import { conflictIn } from '../../dataProvider/core/httpError.ts';
import type { PortalDataProvider } from '../../dataProvider/index.ts';
import type { UndoConflict } from '../../dataProvider/methods/history.ts';
import { failureText } from '../feedback/failureText.ts';
import { UndoContext } from '../feedback/UndoButton.tsx';
import { TOAST_MS, useToast } from '../feedback/useToast.tsx';
import { UndoConflictDialog } from './UndoConflictDialog.tsx';

/** Pixels; narrow enough not to cover the buttons of a dialog on a tablet. */
const WIDTH = 360;

/**
 * Toasts at the bottom left, or at the top on phones, so that they cover no button. MUI's Portal keeps them outside the
 * elements that an open dialog hides from screen readers.
 */
export function AdminNotification() {
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { undo, refused, dismiss } = useUndo();
  return (
    <>
      {refused === null ? null : <UndoConflictDialog {...refused} onClose={dismiss} />}
      <Portal>
        <UndoContext value={undo}>
          <Notification
            autoHideDuration={TOAST_MS}
            anchorOrigin={
              onPhone ? { vertical: 'top', horizontal: 'center' } : { vertical: 'bottom', horizontal: 'left' }
            }
            sx={{
              maxWidth: { sm: WIDTH },
              '& .MuiSnackbarContent-root': { minWidth: { sm: WIDTH } },
            }}
          />
        </UndoContext>
      </Portal>
    </>
  );
}

interface RefusedUndo {
  message: string;
  conflicts: readonly UndoConflict[];
}

function refusalOf(error: unknown): RefusedUndo | null {
  const conflicts = conflictIn<{ conflictos?: UndoConflict[] }>(error)?.actual.conflictos;
  return Array.isArray(conflicts) ? { message: failureText(error, ''), conflicts } : null;
}

/** Undoes operations, with a toast. `refused` is the last undo that a later change prevented. */
function useUndo() {
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
