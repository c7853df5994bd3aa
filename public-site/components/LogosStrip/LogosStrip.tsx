import { useEffect, useRef, useState } from 'react';
import type { PublicConvenio } from '../../../contract/entities/convenio.ts';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { convenioLogo } from '../../data/convenioLogo.ts';
import { webHref } from '../../data/webHref.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Block } from '../SectionHead/SectionHead.tsx';
import styles from './LogosStrip.module.css';

/** Seconds of one loop: three per logo, at least twenty. */
export const loopSeconds = (logos: number): number => Math.max(3 * logos, 20);

function Logo({ convenio, onBlur }: { convenio: PublicConvenio; onBlur: () => void }) {
  const href = webHref(convenio.url_web);
  const image = (
    <img
      {...convenioLogo(convenio.logo)}
      sizes="134px"
      alt={convenio.nombre || siteTexts.inicio.convenioWithoutNombre}
      width={134}
      height={78}
      loading="lazy"
      decoding="async"
    />
  );
  if (href === null) return image;
  return (
    <a href={href} target="_blank" rel="noopener" onBlur={onBlur}>
      {image}
      <span className="solo-lectores"> ({siteTexts.site.newTab})</span>
    </a>
  );
}

/** The partners' logos, repeated for an endless loop; assistive technology gets only the first copy. */
export function LogosStrip({ logos, bloque }: { logos: readonly PublicConvenio[]; bloque: Bloque }) {
  const [paused, setPaused] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  const count = logos.length;
  useEffect(() => {
    // Not a style attribute: the content security policy would block it in server-rendered HTML.
    strip.current?.style.setProperty('--vuelta', `${loopSeconds(count)}s`);
    strip.current?.style.setProperty('--logos', String(count));
  }, [count]);
  if (count === 0) return null;
  // Focus on a logo scrolls the strip; the animation must start at the edge.
  const rewind = () => strip.current?.scrollTo({ left: 0 });
  return (
    <Block
      bloque={bloque}
      look="constante"
      action={
        <button
          type="button"
          className={`redondo ${styles.button}`}
          aria-label={paused ? siteTexts.inicio.resumeLogos : siteTexts.inicio.pauseLogos}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      }
    >
      <div ref={strip} className={styles.strip} data-paused={paused}>
        {[false, true].map((copy) => (
          <ul key={String(copy)} className={styles.logos} inert={copy} aria-hidden={copy || undefined}>
            {logos.map((convenio) => (
              <li key={convenio.id || convenio.logo}>
                <Logo convenio={convenio} onBlur={rewind} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Block>
  );
}
