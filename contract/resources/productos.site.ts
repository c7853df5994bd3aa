import type { SitePart } from './resource.ts';

export const siteProductos = {
  page: 'producto',
  segment: 'productos_investigacion_detail',
  call: 'getProducto',
  list: {
    segment: 'productos_investigacion',
    filters: ['q', 'tipo', 'anio', 'linea', 'integrante', 'orden'],
    withRows: true,
    call: 'listPublicProductos',
  },
  teaser: true,
  inFooter: true,
  section: 'always',
  counted: {},
  searched: true,
  visited: true,
  feed: true,
} as const satisfies SitePart;
