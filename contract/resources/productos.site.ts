import type { SitePart } from './resource.ts';

export const siteProductos = {
  page: 'producto',
  segment: 'productos_investigacion_detail',
  list: { segment: 'productos_investigacion', filters: ['q', 'tipo', 'anio', 'linea', 'integrante', 'orden'] },
  searched: true,
  visited: true,
  feed: true,
} as const satisfies SitePart;
