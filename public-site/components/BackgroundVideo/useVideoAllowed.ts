import { useEffect, useState } from 'react';
import { prefersReducedData } from '../../prefersReducedData.ts';

/** Whether the video may be downloaded and played: once the page is loaded, and never against reduced motion or Save-Data. */
export function useVideoAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const decide = () => setAllowed(!calm.matches && !prefersReducedData());
    const whenLoaded = () => window.setTimeout(decide);
    if (document.readyState === 'complete') whenLoaded();
    else window.addEventListener('load', whenLoaded, { once: true });
    calm.addEventListener('change', decide);
    return () => {
      window.removeEventListener('load', whenLoaded);
      calm.removeEventListener('change', decide);
    };
  }, []);
  return allowed;
}
