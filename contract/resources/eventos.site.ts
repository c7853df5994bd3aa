import type { SitePart } from './resource.ts';

export const siteEventos = {
  page: 'evento',
  segment: 'evento',
  list: { segment: 'eventos', filters: ['anio', 'tipo'] },
  searched: true,
  visited: true,
  feed: true,
} as const satisfies SitePart;
