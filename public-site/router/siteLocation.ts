/** A location such as `/proyectos_investigacion?q=vial`. */
export interface SiteLocation {
  /** begins with '/', without the query */
  path: string;
  /** without '?' */
  query: string;
}

/** The current page's location, read without the router: early code runs before it. */
export function currentLocation(): SiteLocation {
  const { pathname, search } = window.location;
  return { path: pathname, query: search.slice(1) };
}
