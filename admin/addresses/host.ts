/** The origin of the API, set at build time. Empty means the site's own origin. */
export const HOST: string = import.meta.env.VITE_API_HOST ?? '';
