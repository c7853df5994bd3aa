import { useState } from 'react';
import { publico } from '../../../i18n/publico.ts';
import { enlaceWeb } from '../../answers/enlaceWeb.ts';
import pilares from '../../media/pilares.svg';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './PillarsImage.module.css';

/** The pillars image: the one that the home's data names, else the site's own. */
export function PillarsImage({ url }: { url: string }) {
  const [missing, setMissing] = useState(false);
  const given = missing ? null : enlaceWeb(url);
  return (
    <section className="seccion" aria-labelledby="pilares">
      <div className="ancho">
        <SectionHead id="pilares" title={publico.inicio.pilares} />
        <img
          src={given ?? pilares}
          alt={publico.inicio.pilaresDescripcion}
          width={1200}
          height={600}
          loading="lazy"
          className={styles.image}
          onError={() => setMissing(true)}
        />
      </div>
    </section>
  );
}
