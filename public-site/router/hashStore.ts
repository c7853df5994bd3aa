/** A parsed hash such as `#/proyectos_investigacion?q=vial`. */
export interface HashLocation {
  /** begins with '/', without the query */
  path: string;
  /** without '?' */
  query: string;
}

/** Parses a hash; an empty one is the home. */
export function parseHash(hash: string): HashLocation {
  const text = hash.replace(/^#?\/*/, '/');
  const mark = text.indexOf('?');
  return mark === -1 ? { path: text, query: '' } : { path: text.slice(0, mark), query: text.slice(mark + 1) };
}

export const formatHash = (path: string, query = ''): string => `#${path}${query === '' ? '' : `?${query}`}`;

/** Calls the listener on every navigation and on {@link replaceQuery}; returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

export const currentHash = (): string => window.location.hash;

export const currentLocation = (): HashLocation => parseHash(currentHash());

/** Replaces the query of the current history entry. */
export function replaceQuery(query: string): void {
  const { path } = currentLocation();
  window.history.replaceState(window.history.state, '', formatHash(path, query));
  // replaceState fires no event.
  window.dispatchEvent(new Event('hashchange'));
}
