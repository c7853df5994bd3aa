/** The part of a list that is rendered: one page of it, or all of it in batches. */
import { startTransition, useEffect, useMemo, useState } from 'react';
import { lastPageOf, PAGE_SIZE, pageNumberOf } from '../../../contract/addresses/listQueries.ts';
import { useQuery } from '../../router/useQuery.ts';
import { useRendering } from '../../settings/rendering.ts';

export interface Pages {
  /** from 1 to `count` */
  current: number;
  /** at least 1 */
  count: number;
  /** the address names no page, or the first one: the browser draws the whole list, the server its first page */
  wholeList: boolean;
}

/**
 * The page that `pagina` in the query selects. A number above the last page selects the last one; the server answers 404.
 * @param length of the filtered list; null while it is not known
 */
function usePages(length: number | null): Pages {
  const [query] = useQuery();
  const { onPastEnd } = useRendering();
  const pagina = pageNumberOf(query);
  const count = lastPageOf(length ?? 0);
  if (length !== null && pagina > count) onPastEnd?.();
  return { current: Math.min(pagina, count), count, wholeList: pagina === 1 };
}

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
function useProgressiveRender<T>(
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

/**
 * @param items a stable reference, as is `visible`, its subset in the same order
 * @param paged `pagina` in the query selects a page of the list, which is known
 * @param firstBatch how many items the first render has
 * @returns the items in the order of the list; the hidden ones are no longer visible
 */
export function useListPart<T>(items: readonly T[], visible: readonly T[], paged: boolean, firstBatch: number) {
  const pages = usePages(paged ? visible.length : null);
  const { current, wholeList } = pages;
  const shown = useMemo(
    () => (paged && !wholeList ? visible.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE) : visible),
    [visible, paged, wholeList, current],
  );
  return { rendered: useProgressiveRender(items, shown, firstBatch), pages };
}
