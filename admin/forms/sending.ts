import { useSyncExternalStore } from 'react';
import { type Control, useFormContext } from 'react-hook-form';

/** How many files each form is sending, whose names its values do not have yet. */
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

/** @returns a function that calls `send`, until whose end the form cannot be saved: the save would lack its file */
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
