import { type RefObject, useEffect, useRef } from 'react';
import type { MoveAction } from './OrderedRow.tsx';

// The first and the last row can move in one direction only.
const ANY_MOVE = '[data-action="up"]:not([disabled]), [data-action="down"]:not([disabled])';

interface Target {
  index: number;
  selector: string;
}

/**
 * Gives the focus to a control of a row after the rows changed: a moved row loses it, because its element is inserted again.
 * @param rows changes with each change of the rows
 * @param fallback gets the focus if no row is left
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  rows: unknown,
  fallback?: RefObject<HTMLElement | null>,
) {
  const next = useRef<Target | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the rows
  useEffect(() => {
    const target = next.current;
    if (target === null) return;
    next.current = null;
    const row = list.current?.children[target.index];
    const control = row?.querySelector<HTMLElement>(target.selector) ?? row?.querySelector<HTMLElement>(ANY_MOVE);
    (control ?? fallback?.current)?.focus();
  }, [rows]);
  return {
    focusMoved: (index: number, action: MoveAction) => {
      next.current = { index, selector: `[data-action="${action}"]:not([disabled])` };
    },
    focusRemoved: (index: number, count: number) => {
      next.current = { index: Math.min(index, count - 2), selector: '[data-action="remove"]' };
    },
    focusAdded: (index: number) => {
      next.current = { index, selector: 'input' };
    },
  };
}
