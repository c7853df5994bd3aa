import type { AnchorHTMLAttributes } from 'react';
import { hashPath } from '../../contract/siteRoutes.ts';
import { formatHash } from './hashStore.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** a path from siteRoutes.ts */
  to: string;
}

/** An internal link: a plain anchor, so it works without JavaScript. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={formatHash(hashPath(to))} {...rest} />;
}
