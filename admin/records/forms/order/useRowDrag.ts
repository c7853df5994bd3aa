import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface RowDrag {
  from: number;
  to: number;
}

/** The index that a dragged row gets. @param middles vertical middle of each row @param y of the pointer */
export const dropIndex = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/** Moves the rows of a list by pointer. The row moves when the pointer is released; Escape cancels. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const start = (from: number, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    stop.current();
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    let to = from;
    stop.current = () => {
      controller.abort();
      setDrag(null);
    };
    const follow = ({ clientY }: PointerEvent) => {
      to = dropIndex([...(list.current?.children ?? [])].map(middleOf), from, clientY);
      setDrag({ from, to });
    };
    const drop = () => {
      stop.current();
      if (to !== from) onMove(from, to);
    };
    const cancel = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      // Escape would also close the dialog.
      pressed.stopPropagation();
      stop.current();
    };
    setDrag({ from, to });
    window.addEventListener('pointermove', follow, options);
    window.addEventListener('pointerup', drop, options);
    window.addEventListener('pointercancel', () => stop.current(), options);
    window.addEventListener('keydown', cancel, options);
  };
  return { drag, start };
}
