import 'swiper/css';
import { useState } from 'react';
import { A11y, Keyboard } from 'swiper/modules';
import { Swiper, type SwiperClass, SwiperSlide } from 'swiper/react';
import type { IntegranteEnLista } from '../../../contract/entidades/integrante.ts';
import { publico } from '../../../i18n/publico.ts';
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IntegranteImagen } from '../IntegranteImagen/IntegranteImagen.tsx';
import { nombreCompleto } from '../IntegranteImagen/nombres.ts';
import styles from './IntegrantesCarousel.module.css';

const texts = publico.integrantes;

/** Slides per view by the window's width in pixels (section 9, design §4). */
const breakpoints = {
  0: { slidesPerView: 1 },
  400: { slidesPerView: 1 },
  768: { slidesPerView: 2 },
  1024: { slidesPerView: 4 },
};

interface IntegrantesCarouselProps {
  integrantes: readonly IntegranteEnLista[];
  label: string;
  /** between slides, in pixels */
  spacing: number;
}

/** A carousel of members, moved by hand, by buttons or by the arrow keys. */
export default function IntegrantesCarousel({ integrantes, label, spacing }: IntegrantesCarouselProps) {
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  const [edges, setEdges] = useState({ first: true, last: false, locked: false });
  const note = ({ isBeginning, isEnd, isLocked }: SwiperClass) =>
    setEdges({ first: isBeginning, last: isEnd, locked: isLocked });
  return (
    <div className={styles.carousel}>
      <Swiper
        modules={[A11y, Keyboard]}
        a11y={{
          slideLabelMessage: texts.diapositiva,
          containerRole: 'group',
          containerMessage: label,
          containerRoleDescriptionMessage: texts.carrusel,
        }}
        // Page Up and Page Down stay the page's.
        keyboard={{ enabled: true, pageUpDown: false }}
        slidesPerView={4}
        spaceBetween={spacing}
        breakpoints={breakpoints}
        watchOverflow
        onSwiper={(created) => {
          setSwiper(created);
          note(created);
        }}
        onSlideChange={note}
        onResize={note}
        onLock={note}
        onUnlock={note}
        onReachEnd={note}
        onFromEdge={note}
      >
        {integrantes.map((integrante) => (
          <SwiperSlide key={integrante.id}>
            <Link to={rutas.integrante(integrante.id)} className={styles.member}>
              <IntegranteImagen integrante={integrante} sizes="(width < 768px) 90vw, (width < 1024px) 45vw, 300px" />
              <span className={styles.name}>{nombreCompleto(integrante) || texts.sinNombre}</span>
            </Link>
          </SwiperSlide>
        ))}
      </Swiper>
      {!edges.locked && (
        <div className={styles.buttons}>
          <button
            type="button"
            aria-label={texts.anteriores}
            aria-disabled={edges.first}
            onClick={() => swiper?.slidePrev()}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            aria-label={texts.siguientes}
            aria-disabled={edges.last}
            onClick={() => swiper?.slideNext()}
          >
            <Icon name="right" />
          </button>
        </div>
      )}
    </div>
  );
}
