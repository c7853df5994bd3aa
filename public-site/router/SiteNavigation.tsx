import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

import type { DocumentHead } from './DocumentHead.ts';

/** Goes to a path from siteRoutes.ts. */
type SiteNavigate = (path: string) => void;

const SiteNavigateContext = createContext<SiteNavigate | null>(null);

interface SiteNavigationProps {
  /** the head of the document, which shows the page of each location */
  head?: DocumentHead | undefined;
  children: ReactNode;
}

/**
 * Provides a navigate function with a stable identity. The router's own hooks re-render their component with each
 * location: a list of thousands of links would render with each letter of a search.
 */
export function SiteNavigation({ head, children }: SiteNavigationProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  useLayoutEffect(() => {
    latest.current = { navigate, location };
  }, [navigate, location]);
  const { pathname, search } = location;
  useLayoutEffect(() => void head?.show(pathname, search.slice(1)), [head, pathname, search]);
  const [siteNavigate] = useState<SiteNavigate>(() => (path: string) => {
    void latest.current.navigate(path, { replace: path === createPath(latest.current.location) });
  });
  return <SiteNavigateContext value={siteNavigate}>{children}</SiteNavigateContext>;
}

/** Returns null outside of {@link SiteNavigation}. */
export const useSiteNavigate = (): SiteNavigate | null => useContext(SiteNavigateContext);
