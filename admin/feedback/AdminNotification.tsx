import { Portal, type Theme, useMediaQuery } from '@mui/material';
import { useCallback, useRef } from 'react';
import { Notification, TakeUndoableMutationContext, type UndoableMutation, useTakeUndoableMutation } from 'react-admin';
import { TOAST_MS } from './useToast.tsx';

/** Pixels: beside it a dialog on a tablet still has its buttons. */
const WIDTH = 360;

const nothing: UndoableMutation = () => undefined;

/** What waits behind a toast, once: react-admin's takes the next one's too when a toast leaves that was undone. */
function useTakeOwn(): () => UndoableMutation | undefined {
  const take = useTakeUndoableMutation();
  const wasUndone = useRef(false);
  return useCallback(() => {
    if (wasUndone.current) {
      wasUndone.current = false;
      return nothing;
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
 * Toasts where no button is: at the foot of the sidebar, and on phones, whose forms save at the foot, over the bar. In the
 * body itself: a dialog hides from screen readers whatever stood beside it when it opened.
 */
export function AdminNotification() {
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const take = useTakeOwn();
  return (
    <TakeUndoableMutationContext value={take}>
      <Portal>
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
      </Portal>
    </TakeUndoableMutationContext>
  );
}
