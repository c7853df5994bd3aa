import type { AnchorHTMLAttributes } from 'react';
import { formatHash } from './hashStore.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** a path of routes.ts */
  to: string;
}

/** A link to another page of the site: a plain anchor, so that it can be opened, copied and read without our code. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={formatHash(to)} {...rest} />;
}
