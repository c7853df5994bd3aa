import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { HorizontalBars } from '../../components/charts/HorizontalBars.tsx';
import { useWholeList } from '../../components/useWholeList.ts';

/** The number of products by tipo, the most frequent first. */
export function productosByTipo(productos: readonly Pick<Producto, 'tipo'>[]): [tipo: string, total: number][] {
  return [...Map.groupBy(productos, ({ tipo }) => tipo || 'Sin tipo')]
    .map(([tipo, group]): [string, number] => [tipo, group.length])
    .sort(([tipo, total], [otherTipo, otherTotal]) => otherTotal - total || tipo.localeCompare(otherTipo, 'es'));
}

export function ProductosChart() {
  const { data: productos } = useWholeList<Producto>('productos');
  if (productos === undefined) return null;
  return (
    <HorizontalBars
      title="Productos por tipo"
      empty="Aún no hay productos."
      columns={['Tipo', 'Productos']}
      rows={productosByTipo(productos)}
    />
  );
}
