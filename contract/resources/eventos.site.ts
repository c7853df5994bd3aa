import type { SitePart } from './resource.ts';

export const siteEventos = {
  page: 'evento',
  segment: 'evento',
  call: 'getPublicEvento',
  list: { segment: 'eventos', filters: ['anio', 'tipo'], call: 'listPublicEventos' },
  inFooter: true,
  section: 'always',
  searched: true,
  visited: true,
  feed: true,
} as const satisfies SitePart;
