/** Origin of the API; empty means the site's own. */
export const API_ORIGIN: string = import.meta.env.VITE_API_HOST ?? '';
