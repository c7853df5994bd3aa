import type { SitePart } from './resource.ts';

export const siteLineas = {
  page: 'linea',
  searched: true,
  visited: true,
} as const satisfies SitePart;
