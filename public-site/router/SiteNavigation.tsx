import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { hashPath } from '../../contract/addresses/siteRoutes.ts';
import { useLineas } from '../settings/siteSettings.ts';
import { navigationMode } from './siteLocation.ts';

/** Goes to a path from siteRoutes.ts, by hash or by history. */
type SiteNavigate = (path: string) => void;

const SiteNavigateContext = createContext<SiteNavigate | null>(null);

/**
 * Provides a navigate function with a stable identity. The router's own hooks re-render their component with each
 * location: a list of thousands of links would render with each letter of a search.
 */
export function SiteNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const lineas = useLineas();
  const latest = useRef({ navigate, location, lineas });
  useLayoutEffect(() => {
    latest.current = { navigate, location, lineas };
  }, [navigate, location, lineas]);
  const [siteNavigate] = useState<SiteNavigate>(() => (path: string) => {
    const to = navigationMode() === 'hash' ? hashPath(path, latest.current.lineas) : path;
    void latest.current.navigate(to, { replace: to === createPath(latest.current.location) });
  });
  return <SiteNavigateContext value={siteNavigate}>{children}</SiteNavigateContext>;
}

/** Returns null outside of {@link SiteNavigation}. */
export const useSiteNavigate = (): SiteNavigate | null => useContext(SiteNavigateContext);
