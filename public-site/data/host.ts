/** Origin of the API; empty means the site's own. */
export const HOST: string = import.meta.env.VITE_API_HOST ?? '';
