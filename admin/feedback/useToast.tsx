import { Alert, AlertTitle } from '@mui/material';
import { useMemo } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';

/** Milliseconds (section 9). */
export const TOAST_MS = 3_500;

type Kind = 'success' | 'info' | 'warning' | 'error';

interface ToastOptions {
  /** a line above the text */
  title?: string;
  /** milliseconds; section 9's default when absent */
  duration?: number;
  /** offers 'Deshacer' for as long as it is shown: what it tells happens after that */
  undoable?: boolean;
}

function TitledToast({ kind, title, text }: { kind: Kind; title: string; text: string }) {
  const close = useCloseNotification();
  return (
    <Alert severity={kind} variant="filled" elevation={6} onClose={close} sx={{ maxWidth: 480 }}>
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}

/** Toasts as section 8 has them: a text, now and then with a title above it. */
export function useToast(): (kind: Kind, text: string, options?: ToastOptions) => void {
  const notify = useNotify();
  return useMemo(
    () =>
      (kind, text, { title, duration, undoable = false } = {}) =>
        notify(title === undefined ? text : <TitledToast kind={kind} title={title} text={text} />, {
          type: kind,
          multiLine: true,
          undoable,
          ...(duration === undefined ? {} : { autoHideDuration: duration }),
        }),
    [notify],
  );
}
