import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../settings/preferences.ts';
import type { Edges, StartedCarousel } from './swiper.ts';

/** The row of slides and the pixels from one slide to the next; null before it is in the page. */
function measure(row: HTMLElement | null) {
  const wrapper = row?.firstElementChild;
  const [first, second] = wrapper?.children ?? [];
  if (!wrapper || !first) return null;
  const step = second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : wrapper.clientWidth;
  return { wrapper, step };
}

/**
 * Moves a row of slides: as a row that scrolls, until Swiper has come, or if it does not come.
 * @param row the element of the slides' wrapper
 * @param slides a stable reference
 * @param spacing pixels between slides
 */
export function useCarousel(row: RefObject<HTMLElement | null>, slides: readonly unknown[], spacing: number) {
  const [started, setStarted] = useState<StartedCarousel | null>(null);
  const [edges, setEdges] = useState<Edges>({ first: true, last: false });

  useEffect(() => {
    let carousel: StartedCarousel | null = null;
    let left = false;
    const start = ({ startCarousel }: typeof import('./swiper.ts')) => {
      const measured = measure(row.current);
      if (left || row.current === null || measured === null) return;
      const slide = Math.round(measured.wrapper.scrollLeft / measured.step);
      carousel = startCarousel(row.current, spacing, slide, setEdges);
      setStarted(carousel);
    };
    // Without it the row goes on scrolling.
    import('./swiper.ts').then(start, () => undefined);
    return () => {
      left = true;
      carousel?.end();
      setStarted(null);
    };
  }, [row, spacing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: React has changed the slides
  useEffect(() => started?.update(), [started, slides]);

  const scroll = (direction: 'prev' | 'next') => {
    const measured = measure(row.current);
    if (measured === null) return;
    const left = direction === 'prev' ? -measured.step : measured.step;
    measured.wrapper.scrollBy({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };

  return {
    edges,
    /** Moves by one slide. */
    move: started?.move ?? scroll,
    showFocused: (focused: Element) => started?.showFocused(focused),
    /** Tells how far the row was scrolled. */
    onScroll: () => {
      const { wrapper } = measure(row.current) ?? {};
      if (started !== null || wrapper === undefined) return;
      const { scrollLeft, clientWidth, scrollWidth } = wrapper;
      setEdges({ first: scrollLeft <= 0, last: scrollLeft + clientWidth >= scrollWidth - 1 });
    },
  };
}
