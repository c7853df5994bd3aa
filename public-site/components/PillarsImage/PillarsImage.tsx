import { useState, useSyncExternalStore } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { allowedImageUrl } from '../../data/images.ts';
import pilares from '../../media/pilares.svg';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './PillarsImage.module.css';

const subscribeToNothing = () => () => {};
const ownOrigin = () => window.location.origin;
const unknownOrigin = () => '';

/** The pillars image of the home's data if its origin is allowed, else the default one. */
export function PillarsImage({ url }: { url: string }) {
  const [missing, setMissing] = useState(false);
  const origin = useSyncExternalStore(subscribeToNothing, ownOrigin, unknownOrigin);
  const source = missing ? null : allowedImageUrl(url, origin);
  return (
    <section className="seccion" aria-labelledby="pilares">
      <div className={`ancho ${styles.columns}`}>
        <SectionHead id="pilares" title={siteTexts.inicio.pillars} lead={siteTexts.inicio.pillarsText} />
        <img
          src={source ?? pilares}
          alt={siteTexts.inicio.pillarsAlt}
          width={1200}
          height={600}
          loading="lazy"
          decoding="async"
          className={`dibujo ${styles.image}`}
          onError={() => setMissing(true)}
        />
      </div>
    </section>
  );
}
