import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useSiteHistory } from './siteHistory.ts';

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** False for a click that opens another tab or window, or downloads. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

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
