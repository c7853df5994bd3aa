/** Where the visitor is, as the hash says it: `#/proyectos_investigacion?q=vial`. */
export interface HashLocation {
  /** begins with '/', without the query */
  path: string;
  /** without '?' */
  query: string;
}

/** Reads a hash; an empty one is the home. */
export function parseHash(hash: string): HashLocation {
  const text = hash.replace(/^#?\/*/, '/');
  const mark = text.indexOf('?');
  return mark === -1 ? { path: text, query: '' } : { path: text.slice(0, mark), query: text.slice(mark + 1) };
}

/** The hash of a path and its query. */
export const formatHash = (path: string, query = ''): string => `#${path}${query === '' ? '' : `?${query}`}`;

/** Tells of every new place, by link, by step in the history or by {@link replaceQuery}; answers how to stop. */
export function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The hash as the browser has it. */
export const currentHash = (): string => window.location.hash;

/** The visitor's place, outside of a component. */
export const currentLocation = (): HashLocation => parseHash(currentHash());

/** Changes the query of the current place without a new entry in the history. */
export function replaceQuery(query: string): void {
  const { path } = currentLocation();
  window.history.replaceState(window.history.state, '', formatHash(path, query));
  // replaceState is silent, and the subscribers only hear events.
  window.dispatchEvent(new Event('hashchange'));
}
