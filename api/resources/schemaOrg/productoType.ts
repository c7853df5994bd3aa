import type { PRODUCTO_TIPOS } from '../../../contract/values/constants.ts';

type ProductoTipo = (typeof PRODUCTO_TIPOS)[number];

const PRODUCTO_TYPES = {
  'Artículo científico': 'ScholarlyArticle',
  Libro: 'Book',
  'Capítulo de libro': 'Chapter',
  Conferencia: 'CreativeWork',
  Poster: 'CreativeWork',
  Software: 'SoftwareApplication',
  Patente: 'CreativeWork',
  'Informe técnico': 'Report',
  Otro: 'CreativeWork',
} as const satisfies Record<ProductoTipo, string>;

export type ProductoType = (typeof PRODUCTO_TYPES)[ProductoTipo];

export const productoType = (tipo: string): ProductoType =>
  Object.hasOwn(PRODUCTO_TYPES, tipo) ? PRODUCTO_TYPES[tipo as ProductoTipo] : 'CreativeWork';
