import type { SitePart } from './resource.ts';

export const siteLineas = {
  page: 'linea',
  call: 'listProyectosByLinea',
  searched: true,
  visited: true,
} as const satisfies SitePart;
