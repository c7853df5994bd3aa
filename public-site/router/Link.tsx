import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { hashPath } from '../../contract/addresses/siteRoutes.ts';
import { useLineas } from '../settings/siteSettings.ts';
import { isPlainClick } from './isPlainClick.ts';
import { useSiteNavigate } from './SiteNavigation.tsx';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** a path from siteRoutes.ts */
  to: string;
}

/**
 * A link to a page of the site. Its `href` is the real address in every document, for crawlers, new tabs and visitors without
 * JavaScript; a plain click navigates within the document.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useSiteNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (navigate === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to);
  };
  const hash = hashPath(to, useLineas());
  // Read by the script in the head, which follows links before hydration.
  return <a href={to} data-hash={hash === to ? undefined : hash} onClick={follow} {...rest} />;
}
