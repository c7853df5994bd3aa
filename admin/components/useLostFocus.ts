import { type RefObject, useEffect, useRef } from 'react';
import { listen } from '../../client/listen.ts';

/**
 * Focuses an element when what had the focus in it is gone: a deleted row, a button that was for one step only.
 * @param shown what the element shows; a change of it may take the focus away
 */
export function useLostFocus(
  element: RefObject<HTMLElement | null>,
  shown: unknown,
  onLost = (lost: HTMLElement) => lost.focus(),
): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    return listen(document, ['focusin'], ({ target }) => {
      hadFocus.current = element.current?.contains(target as Node) === true;
    });
  }, [element]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else is shown
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body && element.current) onLost(element.current);
  }, [shown, element]);
}
