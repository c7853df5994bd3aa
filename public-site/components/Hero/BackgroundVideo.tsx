import { useEffect, useRef, useState } from 'react';
import { isAddressable } from '../../../contract/identidad/identidad.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { identidadVideo } from '../../data/images.ts';
import { prefersReducedData } from '../../settings/preferences.ts';
import { useRendering } from '../../settings/rendering.ts';
import { useDrawings, useIdentidad } from '../../settings/siteSettings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import styles from './Hero.module.css';

/** True once the page has loaded, unless reduced motion or Save-Data is on. */
function useVideoAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const decide = () => setAllowed(!reducedMotion.matches && !prefersReducedData());
    const whenLoaded = () => window.setTimeout(decide);
    if (document.readyState === 'complete') whenLoaded();
    else window.addEventListener('load', whenLoaded, { once: true });
    reducedMotion.addEventListener('change', decide);
    return () => {
      window.removeEventListener('load', whenLoaded);
      reducedMotion.removeEventListener('change', decide);
    };
  }, []);
  return allowed;
}

/**
 * The looping muted video of the hero: a picture until the page has loaded, and with reduced motion. With a video of the group the
 * picture is the uploaded one; the drawing belongs to the film that the site ships with.
 */
export function BackgroundVideo() {
  const allowed = useVideoAllowed();
  const drawings = useDrawings();
  const { hero_video, hero_imagen } = useIdentidad();
  const still = useRendering().isScriptless && hero_video !== '';
  const poster = isAddressable(hero_imagen) ? hero_imagen : '';
  const video = useRef<HTMLVideoElement>(null);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null || !allowed) return;
    if (paused) element.pause();
    // The browser may block autoplay; the picture stays.
    else element.play().catch(() => setPaused(true));
  }, [paused, allowed]);
  return (
    <div className={`solo-pantalla ${styles.background}`}>
      <IdentidadImagen
        nombre={hero_video ? poster : 'fondo'}
        first
        width={1280}
        height={720}
        className="detras"
        fetchPriority="high"
      />
      {(allowed || still) && (
        <video
          ref={video}
          className="detras"
          autoPlay={allowed}
          muted
          loop
          playsInline
          tabIndex={-1}
          aria-hidden="true"
          disablePictureInPicture
        >
          {hero_video ? (
            <source src={identidadVideo(hero_video)} />
          ) : (
            <>
              <source src={drawings['fondo.webm']} type="video/webm" />
              <source src={drawings['fondo.mp4']} type="video/mp4" />
            </>
          )}
        </video>
      )}
      {allowed && (
        <button
          type="button"
          className={`redondo ${styles.button}`}
          aria-label={paused ? siteTexts.inicio.playVideo : siteTexts.inicio.pauseVideo}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
    </div>
  );
}
