import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `close` when the visitor points or moves the focus outside of an open element. */
export function useCloseOutside(element: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && element.current?.contains(target))) close();
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: Event) => closeOutside(event);
    // Not `click`: Safari on iOS sends none for a tap on plain content.
    const types = ['pointerdown', 'focusin'] as const;
    for (const type of types) document.addEventListener(type, listener);
    return () => {
      for (const type of types) document.removeEventListener(type, listener);
    };
  }, [open]);
}
