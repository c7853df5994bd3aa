import { useEffect, useState } from 'react';
import { prefersReducedData } from '../../settings/prefersReducedData.ts';

/** True once the page has loaded, unless reduced motion or Save-Data is on. */
export function useVideoAllowed(): boolean {
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
