import { useEffect, useRef, useState } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useDrawings } from '../../data/siteSettings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import styles from './BackgroundVideo.module.css';
import { useVideoAllowed } from './useVideoAllowed.ts';

/** The looping muted video of the hero: a picture until the page has loaded, and with reduced motion. */
export function BackgroundVideo() {
  const allowed = useVideoAllowed();
  const drawings = useDrawings();
  const video = useRef<HTMLVideoElement>(null);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (paused) element.pause();
    // The browser may block autoplay; the picture stays.
    else element.play().catch(() => setPaused(true));
  }, [paused]);
  return (
    <div className={styles.background}>
      <IdentidadImagen nombre="fondo" first width={1280} height={720} fetchPriority="high" />
      {allowed && (
        <>
          <video ref={video} autoPlay muted loop playsInline tabIndex={-1} aria-hidden="true" disablePictureInPicture>
            <source src={drawings['fondo.webm']} type="video/webm" />
            <source src={drawings['fondo.mp4']} type="video/mp4" />
          </video>
          <button
            type="button"
            className={styles.button}
            aria-label={paused ? siteTexts.inicio.playVideo : siteTexts.inicio.pauseVideo}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
        </>
      )}
    </div>
  );
}
