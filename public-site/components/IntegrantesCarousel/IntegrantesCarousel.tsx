import 'swiper/css';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { A11y } from 'swiper/modules';
import { Swiper, type SwiperClass, SwiperSlide } from 'swiper/react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { IntegranteListItem } from '../../../contract/entities/integrante.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { Link } from '../../router/Link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IntegranteImagen } from '../IntegranteImagen/IntegranteImagen.tsx';
import { prefersReducedMotion } from '../prefersReducedMotion.ts';
import styles from './IntegrantesCarousel.module.css';

const texts = integrantesTexts;

/** Slides per view by the window's width in pixels. */
const breakpoints = {
  0: { slidesPerView: 1 },
  400: { slidesPerView: 1 },
  768: { slidesPerView: 2 },
  1024: { slidesPerView: 4 },
};

const MAX_SLIDES_IN_VIEW = 4;
/** The width of a slide, at most 22rem. */
const SIZES = '(width < 768px) min(352px, 90vw), (width < 1024px) min(352px, 45vw), min(290px, 22vw)';

const MOVE_MS = 300;
const slideSpeed = () => (prefersReducedMotion() ? 0 : MOVE_MS);

const lastInView = ({ activeIndex, params }: SwiperClass): number => activeIndex + Number(params.slidesPerView) - 1;

/** Shows the slide that receives the focus. Swiper's own handler throws if the carousel is unmounted before the next frame. */
function showFocused(swiper: SwiperClass, focused: Element): void {
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
function followWithFocus(swiper: SwiperClass): void {
  const focused = swiper.slides.findIndex((slide) => slide.contains(document.activeElement));
  if (focused === -1) return;
  const nearest = Math.min(Math.max(focused, swiper.activeIndex), lastInView(swiper));
  if (nearest !== focused) swiper.slides[nearest]?.querySelector('a')?.focus({ preventScroll: true });
}

interface IntegrantesCarouselProps {
  integrantes: readonly IntegranteListItem[];
  label: string;
  /** pixels between slides */
  spacing: number;
  /** the first of its page, in the initial viewport */
  first: boolean;
}

/** A carousel of members, moved by touch, buttons or, while it has the focus, arrow keys. */
export default function IntegrantesCarousel({ integrantes, label, spacing, first }: IntegrantesCarouselProps) {
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  const [edges, setEdges] = useState({ first: true, last: false, locked: false });
  const updateEdges = ({ isBeginning, isEnd, isLocked }: SwiperClass) =>
    setEdges({ first: isBeginning, last: isEnd, locked: isLocked });
  const move = (direction: 'prev' | 'next') => {
    if (swiper === null) return;
    if (direction === 'prev') swiper.slidePrev(slideSpeed());
    else swiper.slideNext(slideSpeed());
    followWithFocus(swiper);
  };
  // Not Swiper's keyboard module: it listens to the whole page, and two visible carousels would move together.
  const moveByArrow = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') move('prev');
    if (key === 'ArrowRight') move('next');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={label}
      className={styles.carousel}
      data-spacing={spacing}
      onKeyDown={moveByArrow}
      onFocus={({ target }: FocusEvent) => swiper !== null && showFocused(swiper, target)}
    >
      <Swiper
        modules={[A11y]}
        a11y={{ slideLabelMessage: texts.slide, scrollOnFocus: false }}
        slidesPerView={4}
        spaceBetween={spacing}
        breakpoints={breakpoints}
        watchOverflow
        onSwiper={(created) => {
          created.params.speed = slideSpeed();
          setSwiper(created);
          updateEdges(created);
        }}
        onSlideChange={updateEdges}
        onResize={updateEdges}
        onLock={updateEdges}
        onUnlock={updateEdges}
        onReachEnd={updateEdges}
        onFromEdge={updateEdges}
      >
        {integrantes.map((integrante, index) => (
          <SwiperSlide key={integrante.id}>
            <Link to={sitePaths.integrante(integrante.id, fullNameOf(integrante))} className={styles.member}>
              <IntegranteImagen integrante={integrante} sizes={SIZES} first={first && index < MAX_SLIDES_IN_VIEW} />
              <span dir="auto" className={styles.name}>
                {fullNameOf(integrante) || texts.noNombre}
              </span>
            </Link>
            {integrante.cargo !== '' && (
              <p dir="auto" className={styles.cargo}>
                {integrante.cargo}
              </p>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      {!edges.locked && (
        <div className={styles.buttons}>
          <button type="button" aria-label={texts.previous} aria-disabled={edges.first} onClick={() => move('prev')}>
            <Icon name="left" />
          </button>
          <button type="button" aria-label={texts.next} aria-disabled={edges.last} onClick={() => move('next')}>
            <Icon name="right" />
          </button>
        </div>
      )}
    </div>
  );
}
