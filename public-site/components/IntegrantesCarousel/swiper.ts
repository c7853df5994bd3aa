/** Swiper, which moves the slides of a carousel: a chunk of its own, loaded once the page is interactive. */
import { Swiper } from 'swiper';
import { A11y } from 'swiper/modules';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { prefersReducedMotion } from '../../settings/preferences.ts';

/** Slides per view by the window's width in pixels; the style sheet has the same. */
const breakpoints = {
  0: { slidesPerView: 1 },
  400: { slidesPerView: 1 },
  768: { slidesPerView: 2 },
  1024: { slidesPerView: 4 },
};

const MOVE_MS = 300;
const slideSpeed = () => (prefersReducedMotion() ? 0 : MOVE_MS);

const lastInView = ({ activeIndex, params }: Swiper): number => activeIndex + Number(params.slidesPerView) - 1;

export interface StartedCarousel {
  /** Moves by one slide. */
  move(direction: 'prev' | 'next'): void;
  /** Shows the slide that receives the focus. */
  showFocused(focused: Element): void;
  /** Takes in slides that were added or removed. */
  update(): void;
  end(): void;
}

/** True at the first slide, and at the last. */
export interface Edges {
  first: boolean;
  last: boolean;
}

/**
 * @param row the element of the slides' wrapper
 * @param spacing pixels between slides
 * @param slide the one to begin with
 */
export function startCarousel(
  row: HTMLElement,
  spacing: number,
  slide: number,
  onEdges: (edges: Edges) => void,
): StartedCarousel {
  const updateEdges = ({ isBeginning, isEnd }: Swiper) => onEdges({ first: isBeginning, last: isEnd });
  const swiper = new Swiper(row, {
    modules: [A11y],
    a11y: { slideLabelMessage: integrantesTexts.slide, scrollOnFocus: false },
    slidesPerView: 4,
    spaceBetween: spacing,
    breakpoints,
    watchOverflow: true,
    initialSlide: slide,
    speed: slideSpeed(),
    on: {
      slideChange: updateEdges,
      resize: updateEdges,
      lock: updateEdges,
      unlock: updateEdges,
      reachEnd: updateEdges,
      fromEdge: updateEdges,
    },
  });
  updateEdges(swiper);
  return {
    move(direction) {
      if (direction === 'prev') swiper.slidePrev(slideSpeed());
      else swiper.slideNext(slideSpeed());
      followWithFocus(swiper);
    },
    showFocused: (focused) => showFocused(swiper, focused),
    update: () => swiper.update(),
    end: () => swiper.destroy(),
  };
}

/** Swiper's own handler throws if the carousel is unmounted before the next frame. */
function showFocused(swiper: Swiper, focused: Element): void {
  const slide = swiper.slides.findIndex((candidate) => candidate.contains(focused));
  if (slide === -1 || (slide >= swiper.activeIndex && slide <= lastInView(swiper))) return;
  requestAnimationFrame(() => {
    if (swiper.destroyed) return;
    // The browser has scrolled the focused link into view in its own way.
    swiper.el.scrollLeft = 0;
    swiper.slideTo(slide, 0);
  });
}

/** Moves the focus to the nearest visible slide if its slide has left the view. */
function followWithFocus(swiper: Swiper): void {
  const focused = swiper.slides.findIndex((slide) => slide.contains(document.activeElement));
  if (focused === -1) return;
  const nearest = Math.min(Math.max(focused, swiper.activeIndex), lastInView(swiper));
  if (nearest !== focused) swiper.slides[nearest]?.querySelector('a')?.focus({ preventScroll: true });
}
