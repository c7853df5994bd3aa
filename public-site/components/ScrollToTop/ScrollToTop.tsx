import { useEffect, useRef, useState } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { prefersReducedMotion } from '../prefersReducedMotion.ts';
import styles from './ScrollToTop.module.css';

/** A button back to the top, there once the reader has left it. */
export function ScrollToTop() {
  const mark = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (mark.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    document.getElementById('contenido')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={mark} className={styles.mark} />
      {away && (
        <button type="button" className={styles.button} aria-label={siteTexts.site.backToTop} onClick={goUp}>
          <Icon name="up" />
        </button>
      )}
    </>
  );
}
