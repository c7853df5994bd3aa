/** A location such as `/proyectos_investigacion?q=vial`. */
export interface SiteLocation {
  /** begins with '/', without the query */
  path: string;
  /** without '?' */
  query: string;
}

export const locationOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): SiteLocation => ({
  path: pathname,
  query: search.slice(1),
});

/** The current page's location, read without the router: early code runs before it. */
export const currentLocation = (): SiteLocation => locationOf(window.location);
