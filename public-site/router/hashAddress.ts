/** The hash addresses of the specification lead to real ones. Only the back office lives behind a hash, in the document at `/`. */
import { listen } from '../../client/listen.ts';

/** The id of the element that the skip link leads to: the only anchor of a page. */
export const CONTENT_ID = 'contenido';

const BACK_OFFICE = /^#[/\\]*admin([/?]|$)/i;
/** The same address without its hash, as a file server's fallback answers it. */
const BACK_OFFICE_PATH = /^\/+admin(\/|$)/i;

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** True at the back office's address. */
export const isBackOffice = ({ pathname, hash }: Address): boolean => pathname === '/' && BACK_OFFICE.test(hash);

/** A path without a slash at its beginning. Newsletters and social networks append other hashes to links, such as '#xtor=EPR-1' and '#_=_'. */
const BARE_ADDRESS = /^#[\w%\\-]+([/?\\]|$)/;

/** The home reads a hash without a slash too; in other documents it is an anchor. */
const isAddress = ({ pathname, hash }: Address): boolean =>
  hash.startsWith('#/') || (pathname === '/' && BARE_ADDRESS.test(hash) && hash !== `#${CONTENT_ID}`);

/** The address that replaces one with a hash; null if the document is at its own address. */
export function addressInstead(address: Address): string | null {
  const { pathname, search, hash } = address;
  if (BACK_OFFICE.test(hash)) return isBackOffice(address) ? null : `/${hash}`;
  if (BACK_OFFICE_PATH.test(pathname)) return `/#${pathname}${search}`;
  // More than one slash, of either kind, would begin the address of another host.
  return isAddress(address) ? `/${hash.slice(1).replace(/^[/\\]+/, '')}` : null;
}

/**
 * Replaces a hash address in its history entry, so that Back does not return to it.
 * @param open opens the address of another page
 * @returns true if the document is not the page of the address
 */
export function leaveHashAddress(open: (address: string) => void): boolean {
  const address = addressInstead(window.location);
  if (address === null) return false;
  if (address.split(/[?#]/, 1)[0] !== window.location.pathname) {
    open(address);
    return true;
  }
  window.history.replaceState(window.history.state, '', address);
  return false;
}

/** Loads the page of each hash address that is typed or clicked. Call it before a router listens, which would show something else. */
export function followHashAddresses(): () => void {
  return listen(window, ['popstate', 'hashchange'], (event) => {
    if (leaveHashAddress((address) => window.location.replace(address))) event.stopImmediatePropagation();
  });
}
