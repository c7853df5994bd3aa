import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useStores, useStoreValue } from '../session/stores.ts';
import { UndoButton } from './UndoButton.tsx';

/** Milliseconds. */
export const TOAST_MS = 3_500;

type Kind = 'success' | 'info' | 'warning' | 'error';

export interface ToastLink {
  to: string;
  text: string;
  state?: object | null;
}

interface ToastOptions {
  /** a line above the text */
  title?: string;
  /** milliseconds; TOAST_MS if absent */
  duration?: number;
  /** a link, for example to the record that was created */
  action?: ToastLink;
  /** a link to what comes after it */
  next?: ToastLink;
  /** another record that is the same */
  existing?: ToastLink;
  /** a line below the text */
  note?: string;
  /** the field or form that the toast is about; it replaces the earlier toast about it */
  topic?: string;
  /** false for a success that wrote nothing, so that it does not offer to undo an earlier write */
  isWrite?: boolean;
}

/** Milliseconds; longer than TOAST_MS, so that there is time to reach the link. */
const ACTION_TOAST_MS = 8_000;
/** Milliseconds for which a write can be undone. */
const UNDO_TOAST_MS = 10_000;
/** A click beside the toast does not close it. */
const STAYS_ON_CLICK = { ClickAwayListenerProps: { mouseEvent: false, touchEvent: false } } as const;

interface RichToastProps extends Pick<ToastOptions, 'title' | 'action' | 'next' | 'note' | 'existing'> {
  kind: Kind;
  text: string;
  /** the operation that 'Deshacer' undoes */
  operacion: string | null;
  /** the field or form that it is about, and its number among the toasts about it */
  topic: { name: string; number: number } | null;
}

function RichToast({ kind, title, text, action, next, note, existing, operacion, topic }: RichToastProps) {
  const close = useCloseNotification();
  const latest = useStoreValue(useStores().latestToasts);
  const isReplaced = topic !== null && latest[topic.name] !== topic.number;
  useEffect(() => {
    if (isReplaced) close();
  }, [isReplaced, close]);
  return (
    <Alert severity={kind} variant="filled" elevation={6} onClose={close} sx={{ maxWidth: 480 }}>
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      {text}
      {note === undefined ? null : <Box>{note}</Box>}
      {existing === undefined ? null : (
        <Box>
          Ya existe <ToastTarget link={existing} onClick={close} />
        </Box>
      )}
      {next === undefined ? null : (
        <Box sx={{ mt: 0.5 }}>
          <ToastTarget link={next} onClick={close} />
        </Box>
      )}
      {action === undefined && operacion === null ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 0.5 }}>
          {operacion === null ? null : <UndoButton operacion={operacion} leastMs={TOAST_MS} />}
          {action === undefined ? null : <ToastTarget link={action} onClick={close} />}
        </Box>
      )}
    </Alert>
  );
}

function ToastTarget({ link: { to, text, state }, onClick }: { link: ToastLink; onClick: () => void }) {
  return (
    <Link component={RouterLink} to={to} state={state} color="inherit" onClick={onClick}>
      {text}
    </Link>
  );
}

/**
 * Shows a toast: a text, optionally below a title, above a note or a link. A success that follows a write of a record offers to
 * undo it.
 */
export function useToast(): (kind: Kind, text: string, options?: ToastOptions) => void {
  const notify = useNotify();
  const { lastOperation, latestToasts } = useStores();
  return useMemo(
    () =>
      (kind, text, options = {}) => {
        const { title, action, next, note, existing, topic: name, isWrite = kind === 'success' } = options;
        const operacion = isWrite ? lastOperation.take() : null;
        const topic = name === undefined ? null : { name, number: (latestToasts.get()[name] ?? 0) + 1 };
        if (topic !== null) latestToasts.set({ ...latestToasts.get(), [topic.name]: topic.number });
        const additions = { title, action, next, note, existing };
        const isRich =
          topic !== null || operacion !== null || Object.values(additions).some((one) => one !== undefined);
        const duration = operacion === null ? (options.duration ?? (action && ACTION_TOAST_MS)) : UNDO_TOAST_MS;
        notify(
          isRich ? <RichToast {...additions} kind={kind} text={text} operacion={operacion} topic={topic} /> : text,
          {
            type: kind,
            multiLine: true,
            ...(duration === undefined ? {} : { autoHideDuration: duration }),
            ...(operacion === null ? {} : STAYS_ON_CLICK),
          },
        );
      },
    [notify, lastOperation, latestToasts],
  );
}
