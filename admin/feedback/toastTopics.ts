import { createContext } from 'react';

/** The toasts of what one field, or one form, has to say: a new one replaces the one before. */
export interface ToastTopics {
  /** Closes the topic's toast. @returns the number of the new one */
  replace: (topic: string) => number;
  /** Registers a toast that is shown now. @returns false if a newer one waits */
  show: (topic: string, number: number, close: () => void) => boolean;
}

function createToastTopics(): ToastTopics {
  const latest = new Map<string, number>();
  const shown = new Map<string, () => void>();
  return {
    replace(topic) {
      shown.get(topic)?.();
      shown.delete(topic);
      const number = (latest.get(topic) ?? 0) + 1;
      latest.set(topic, number);
      return number;
    },
    show(topic, number, close) {
      if (latest.get(topic) !== number) return false;
      shown.set(topic, close);
      return true;
    },
  };
}

export const ToastTopicsContext = createContext<ToastTopics>(createToastTopics());
