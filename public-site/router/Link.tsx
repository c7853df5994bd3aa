import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isPlainClick } from './isPlainClick.ts';
import { useSiteHistory } from './siteHistory.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** a path from siteRoutes.ts */
  to: string;
}

/** A link to a page of the site; a plain click navigates within the document. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const history = useSiteHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    history.go(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}
