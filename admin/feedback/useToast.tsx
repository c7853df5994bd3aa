import { Alert, AlertTitle, Link } from '@mui/material';
import { useMemo } from 'react';
import { LinkBase, useCloseNotification, useNotify } from 'react-admin';

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
  /** a link, for example to the record that was created */
  action?: { to: string; text: string };
}

/** Milliseconds; longer than TOAST_MS, so that there is time to reach the link. */
const ACTION_TOAST_MS = 8_000;

function TitledToast({ kind, title, text }: { kind: Kind; title: string; text: string }) {
  const close = useCloseNotification();
  return (
    <Alert severity={kind} variant="filled" elevation={6} onClose={close} sx={{ maxWidth: 480 }}>
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}

function ActionToast({ kind, action, text }: { kind: Kind; action: { to: string; text: string }; text: string }) {
  const close = useCloseNotification();
  return (
    <Alert severity={kind} variant="filled" elevation={6} onClose={close} sx={{ maxWidth: 480 }}>
      {text}
      <Link component={LinkBase} to={action.to} color="inherit" onClick={close} sx={{ display: 'block', mt: 0.5 }}>
        {action.text}
      </Link>
    </Alert>
  );
}

function contentOf(kind: Kind, text: string, { title, action }: ToastOptions) {
  if (action !== undefined) return <ActionToast kind={kind} action={action} text={text} />;
  return title === undefined ? text : <TitledToast kind={kind} title={title} text={text} />;
}

/** Shows a toast: a text, optionally below a title or above a link. */
export function useToast(): (kind: Kind, text: string, options?: ToastOptions) => void {
  const notify = useNotify();
  return useMemo(
    () =>
      (kind, text, options = {}) => {
        const { action, undoable = false, duration = action === undefined ? undefined : ACTION_TOAST_MS } = options;
        notify(contentOf(kind, text, options), {
          type: kind,
          multiLine: true,
          undoable,
          ...(duration === undefined ? {} : { autoHideDuration: duration }),
        });
      },
    [notify],
  );
}
