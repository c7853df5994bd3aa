import { useEffect, useRef, useState } from 'react';
import type { PublicConvenio } from '../../../contract/entities/convenio.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { convenioLogo } from '../../data/images.ts';
import { webHref } from '../../data/webHref.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './LogosStrip.module.css';
import { loopSeconds } from './loopSeconds.ts';

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

/** The partners' logos, twice in a row so that the strip never ends; the second time is only for the eye. */
export function LogosStrip({ logos }: { logos: readonly PublicConvenio[] }) {
  const [paused, setPaused] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  const count = logos.length;
  useEffect(() => {
    // Not as an attribute: in HTML of the server, the security policy would refuse it.
    strip.current?.style.setProperty('--vuelta', `${loopSeconds(count)}s`);
    strip.current?.style.setProperty('--logos', String(count));
  }, [count]);
  if (count === 0) return null;
  // Focusing a logo scrolls the strip to it: undone when the focus leaves, so that the movement begins at its edge.
  const rewind = () => strip.current?.scrollTo({ left: 0 });
  return (
    <section className="seccion" aria-labelledby="convenios">
      <div className="ancho">
        <SectionHead
          id="convenios"
          title={siteTexts.inicio.convenios}
          lead={siteTexts.inicio.conveniosText}
          action={
            <button
              type="button"
              className={styles.button}
              aria-label={paused ? siteTexts.inicio.resumeLogos : siteTexts.inicio.pauseLogos}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} />
            </button>
          }
        />
        <div ref={strip} className={styles.strip} data-paused={paused}>
          {[false, true].map((again) => (
            <ul key={String(again)} className={styles.logos} inert={again} aria-hidden={again || undefined}>
              {logos.map((convenio) => (
                <li key={convenio.id || convenio.logo}>
                  <Logo convenio={convenio} onBlur={rewind} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}
