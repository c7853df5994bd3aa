import { useSyncExternalStore } from 'react';

const EVENTS = ['resize', 'scroll'] as const;

function subscribe(onChange: () => void): () => void {
  const { visualViewport } = window;
  for (const event of EVENTS) visualViewport?.addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) visualViewport?.removeEventListener(event, onChange);
  };
}

function read(): number {
  const { visualViewport, innerHeight } = window;
  // A zoomed page shows a part of itself, whatever covers the rest.
  if (visualViewport === null || visualViewport?.scale !== 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}

/** Pixels at the lower edge of the window that an on-screen keyboard covers. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, read);
