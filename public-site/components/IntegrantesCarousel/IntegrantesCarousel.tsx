import 'swiper/css';
import { type KeyboardEvent, useRef } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { IntegranteListItem } from '../../../contract/entities/integrante.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { Link } from '../../router/Link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IntegranteImagen } from '../IntegranteImagen/IntegranteImagen.tsx';
import styles from './IntegrantesCarousel.module.css';
import { useCarousel } from './useCarousel.ts';

const texts = integrantesTexts;

const MAX_SLIDES_IN_VIEW = 4;
/** The width of a slide, at most 22rem. */
const SIZES = '(width < 768px) min(352px, 90vw), (width < 1024px) min(352px, 45vw), min(290px, 22vw)';

interface IntegrantesCarouselProps {
  integrantes: readonly IntegranteListItem[];
  label: string;
  /** pixels between slides */
  spacing: number;
  /** the first of its page, in the initial viewport */
  first: boolean;
}

/** A carousel of members, moved by touch, buttons or, while it has the focus, arrow keys. */
export function IntegrantesCarousel({ integrantes, label, spacing, first }: IntegrantesCarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const { edges, move, showFocused, onScroll } = useCarousel(row, integrantes, spacing);
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
      onFocus={({ target }) => showFocused(target)}
    >
      <div ref={row} className="swiper">
        <div className="swiper-wrapper" onScroll={onScroll}>
          {integrantes.map((integrante, index) => (
            <div key={integrante.id} className="swiper-slide">
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
            </div>
          ))}
        </div>
      </div>
      <div className={styles.buttons} data-slides={integrantes.length}>
        <button
          type="button"
          className="redondo"
          aria-label={texts.previous}
          aria-disabled={edges.first}
          onClick={() => move('prev')}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="redondo"
          aria-label={texts.next}
          aria-disabled={edges.last}
          onClick={() => move('next')}
        >
          <Icon name="right" />
        </button>
      </div>
    </div>
  );
}
