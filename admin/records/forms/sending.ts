import { useSyncExternalStore } from 'react';
import { type Control, useFormContext } from 'react-hook-form';

/** Number of uploads in progress by form. Their file names are not yet in its values. */
const counts = new WeakMap<Control, number>();
const listeners = new Set<() => void>();

function add(form: Control, change: number): void {
  counts.set(form, (counts.get(form) ?? 0) + change);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns a function that runs `send` and blocks saving until it ends, because the save would lack the file */
export function useSending(): (send: () => Promise<void>) => Promise<void> {
  const { control } = useFormContext();
  return async (send) => {
    add(control, 1);
    try {
      await send();
    } finally {
      add(control, -1);
    }
  };
}

export function useIsSending(): boolean {
  const { control } = useFormContext();
  return useSyncExternalStore(subscribe, () => (counts.get(control) ?? 0) > 0);
}
