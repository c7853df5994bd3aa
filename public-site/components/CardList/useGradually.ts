import { startTransition, useEffect, useMemo, useState } from 'react';

/** More than any screen shows at once. */
export const AT_ONCE = 30;
/** What comes or goes in one step takes less than a frame. */
const STEP = 60;
const PAUSE_MS = 16;

/**
 * One step from the items that are kept in the page towards those that are wanted.
 * @returns the same set when there is nothing left to do
 */
export function stepTowards<T>(kept: ReadonlySet<T>, wanted: ReadonlySet<T>): ReadonlySet<T> {
  const leaving = [...kept].filter((item) => !wanted.has(item)).slice(0, STEP);
  const coming = [...wanted].filter((item) => !kept.has(item)).slice(0, STEP);
  if (leaving.length === 0 && coming.length === 0) return kept;
  const next = new Set([...kept, ...coming]);
  for (const item of leaving) next.delete(item);
  return next;
}

const NONE: ReadonlySet<never> = new Set<never>();

/**
 * Which of many items are in the page by now, so that a search shows its result with the next frame: a screenful of the
 * visible ones at once, the rest of them a few at a time; those that are visible no more are hidden first and leave as slowly.
 * @param all keep it between renders, as `visible`, a part of it in the same order
 */
export function useGradually<T>(all: readonly T[], visible: readonly T[]): { item: T; hidden: boolean }[] {
  const [kept, setKept] = useState<ReadonlySet<T>>(NONE);
  const found = useMemo(() => new Set(visible), [visible]);
  useEffect(() => {
    const next = stepTowards(kept, new Set(visible.slice(AT_ONCE)));
    if (next === kept) return;
    // As a transition, so that whoever types meanwhile is served first.
    const timer = setTimeout(() => startTransition(() => setKept(next)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [kept, visible]);
  const first = new Set(visible.slice(0, AT_ONCE));
  return all.filter((item) => first.has(item) || kept.has(item)).map((item) => ({ item, hidden: !found.has(item) }));
}
