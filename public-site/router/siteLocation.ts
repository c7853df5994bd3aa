/** The current page's location, read without the router: early code runs before it. */

/** A location such as `/proyectos_investigacion?q=vial`. */
export interface SiteLocation {
  /** begins with '/', without the query */
  path: string;
  /** without '?' */
  query: string;
}

/** Parses a hash; an empty one is the home. */
export function parseHash(hash: string): SiteLocation {
  const text = hash.replace(/^#?\/*/, '/');
  const mark = text.indexOf('?');
  return mark === -1 ? { path: text, query: '' } : { path: text.slice(0, mark), query: text.slice(mark + 1) };
}

export type NavigationMode = 'hash' | 'history';

let mode: NavigationMode | undefined;

/** A document opened at `/` navigates by hash, any other by history. Navigation changes a document's path, but not its mode. */
export function navigationMode(): NavigationMode {
  mode ??= window.location.pathname === '/' ? 'hash' : 'history';
  return mode;
}

export function currentLocation(): SiteLocation {
  const { hash, pathname, search } = window.location;
  return navigationMode() === 'hash' ? parseHash(hash) : { path: pathname, query: search.slice(1) };
}
