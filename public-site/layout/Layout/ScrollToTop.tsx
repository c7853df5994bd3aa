import { useEffect, useRef, useState } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { prefersReducedMotion } from '../../settings/preferences.ts';
import styles from './Layout.module.css';

export function ScrollToTop() {
  const top = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (top.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting === false));
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    document.getElementById('contenido')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={top} className={styles.mark} />
      {visible && (
        <button type="button" className={`redondo ${styles.up}`} aria-label={siteTexts.site.backToTop} onClick={goUp}>
          <Icon name="up" />
        </button>
      )}
    </>
  );
}
