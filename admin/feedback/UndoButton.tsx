import { Button } from '@mui/material';
import { createContext, useContext, useEffect, useRef } from 'react';
import { useCloseNotification, useNotificationContext } from 'react-admin';
import { listen } from '../../client/listen.ts';
import { useStores } from '../session/stores.ts';

const TEXTLESS_INPUTS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function takesText(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !TEXTLESS_INPUTS.includes(element.type);
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable);
}

/** True for Ctrl+Z or ⌘Z where it does not undo typing. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return false;
  return !takesText(document.activeElement);
}

export const UndoContext = createContext<(operacion: string) => void>(() => undefined);

interface UndoButtonProps {
  operacion: string;
  /** Minimum milliseconds before a toast of the same action replaces this one. */
  leastMs: number;
}

/** 'Deshacer' in a toast; also on Ctrl+Z and ⌘Z while the toast is shown. */
export function UndoButton({ operacion, leastMs }: UndoButtonProps) {
  const undo = useContext(UndoContext);
  const close = useCloseNotification();
  const isUsed = useRef(false);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const isReplaced = useGiveWay(leastMs);
  const { lastOperation } = useStores();
  // A later write may change what this one left.
  useEffect(() => lastOperation.subscribe(close), [lastOperation, close]);

  const run = () => {
    if (isUsed.current) return;
    isUsed.current = true;
    focusedBefore.current?.focus();
    close();
    undo(operacion);
  };
  useEffect(() => {
    return listen<KeyboardEvent>(document, ['keydown'], (event) => {
      if (isReplaced || !isUndoKey(event)) return;
      event.preventDefault();
      run();
    });
  });

  // While the toast fades out, a click meant for the next one's button would undo an earlier write.
  if (isReplaced) return null;
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      aria-keyshortcuts="Control+Z Meta+Z"
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) focusedBefore.current = relatedTarget;
      }}
      onClick={run}
    >
      Deshacer
    </Button>
  );
}

/** Closes the toast if another one waits: at once after a user action, else after `leastMs`. @returns true if it closes after a user action */
function useGiveWay(leastMs: number): boolean {
  const { notifications } = useNotificationContext();
  const close = useCloseNotification();
  const shownAt = useRef(Date.now());
  const hasActed = useRef(false);
  const isAwaited = notifications.length > 0;

  useEffect(() => {
    const act = () => {
      hasActed.current = true;
    };
    // Before the handlers that show the next toast.
    return listen(document, ['click', 'keydown'], act, { capture: true });
  }, []);
  useEffect(() => {
    if (!isAwaited) return;
    const left = hasActed.current ? 0 : Math.max(0, shownAt.current + leastMs - Date.now());
    const timer = setTimeout(close, left);
    return () => clearTimeout(timer);
  }, [isAwaited, leastMs, close]);
  return isAwaited && hasActed.current;
}
