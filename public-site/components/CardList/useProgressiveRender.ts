import { startTransition, useEffect, useMemo, useState } from 'react';

/** Items added or removed per step, in less than a frame. */
const BATCH = 60;
const PAUSE_MS = 16;

/** One step from the rendered items to the target. @returns the same set when it equals the target */
export function nextBatch<T>(rendered: ReadonlySet<T>, target: ReadonlySet<T>): ReadonlySet<T> {
  const removed = [...rendered].filter((item) => !target.has(item)).slice(0, BATCH);
  const added = [...target].filter((item) => !rendered.has(item)).slice(0, BATCH);
  if (removed.length === 0 && added.length === 0) return rendered;
  const next = new Set([...rendered, ...added]);
  for (const item of removed) next.delete(item);
  return next;
}

const NONE: ReadonlySet<never> = new Set<never>();

/**
 * The items to render now, so that a search shows its result in the next frame: the first visible ones at once, the others in
 * batches. Items that are no longer visible are hidden first and removed in batches.
 * @param all a stable reference, as is `visible`, its subset in the same order
 * @param firstBatch items rendered at once: more than any screen shows
 */
export function useProgressiveRender<T>(
  all: readonly T[],
  visible: readonly T[],
  firstBatch: number,
): { item: T; hidden: boolean }[] {
  const [rendered, setRendered] = useState<ReadonlySet<T>>(NONE);
  const visibleSet = useMemo(() => new Set(visible), [visible]);
  useEffect(() => {
    const next = nextBatch(rendered, new Set(visible.slice(firstBatch)));
    if (next === rendered) return;
    // A transition, so that typing has priority.
    const timer = setTimeout(() => startTransition(() => setRendered(next)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [rendered, visible, firstBatch]);
  const first = new Set(visible.slice(0, firstBatch));
  return all
    .filter((item) => first.has(item) || rendered.has(item))
    .map((item) => ({ item, hidden: !visibleSet.has(item) }));
}
