import { Portal, type Theme, useMediaQuery } from '@mui/material';
import { useCallback, useRef } from 'react';
import { Notification, TakeUndoableMutationContext, type UndoableMutation, useTakeUndoableMutation } from 'react-admin';
import { UndoConflictDialog } from './UndoConflictDialog.tsx';
import { UndoContext } from './undoContext.ts';
import { TOAST_MS } from './useToast.tsx';
import { useUndo } from './useUndo.ts';

/** Pixels; narrow enough not to cover the buttons of a dialog on a tablet. */
const WIDTH = 360;

const noop: UndoableMutation = () => undefined;

/** Takes one mutation for each toast. react-admin takes a second one when an undone toast closes. */
function useTakeOnce(): () => UndoableMutation | undefined {
  const take = useTakeUndoableMutation();
  const wasUndone = useRef(false);
  return useCallback(() => {
    if (wasUndone.current) {
      wasUndone.current = false;
      return noop;
    }
    const mutation = take();
    if (!mutation) return undefined;
    return (params: Parameters<UndoableMutation>[0]) => {
      wasUndone.current = params.isUndo;
      mutation(params);
    };
  }, [take]);
}

/**
 * Toasts at the bottom left, or at the top on phones, so that they cover no button. MUI's Portal keeps them outside the
 * elements that an open dialog hides from screen readers.
 */
export function AdminNotification() {
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const take = useTakeOnce();
  const { undo, refused, dismiss } = useUndo();
  return (
    <TakeUndoableMutationContext value={take}>
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
              '& .RaNotification-undo': { color: 'inherit', textDecoration: 'underline' },
            }}
          />
        </UndoContext>
      </Portal>
    </TakeUndoableMutationContext>
  );
}
