import type { Producto } from '../../../dataProvider/resources/productos.ts';

export interface TipoCount {
  tipo: string;
  total: number;
}

const NO_TIPO = 'Sin tipo';

/** Products by tipo, the most frequent first. */
export function productosByTipo(productos: readonly Pick<Producto, 'tipo'>[]): TipoCount[] {
  return [...Map.groupBy(productos, ({ tipo }) => tipo || NO_TIPO)]
    .map(([tipo, group]) => ({ tipo, total: group.length }))
    .sort((a, b) => b.total - a.total || a.tipo.localeCompare(b.tipo, 'es'));
}
