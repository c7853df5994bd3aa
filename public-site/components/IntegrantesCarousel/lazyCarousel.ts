import { LazyPart } from '../LazyPart.ts';

/** Lazy, because only the members' page needs the carousel library. */
export const lazyCarousel = new LazyPart(() => import('./IntegrantesCarousel.tsx'));
