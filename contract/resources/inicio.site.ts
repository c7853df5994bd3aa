import type { SitePart } from './resource.ts';

/** The home configuration; its page is the home. */
export const siteInicio = {
  page: 'inicio',
  visited: true,
} as const satisfies SitePart;
