import { Alert, AlertTitle } from '@mui/material';
import { useMemo } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';

/** Milliseconds. */
export const TOAST_MS = 3_500;

type Kind = 'success' | 'info' | 'warning' | 'error';

interface ToastOptions {
  /** a line above the text */
  title?: string;
  /** milliseconds; TOAST_MS if absent */
  duration?: number;
  /** offers 'Deshacer'; the action runs when the toast closes */
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

/** Shows a toast: a text, optionally below a title. */
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
