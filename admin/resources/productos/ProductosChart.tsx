import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { ChartCard } from '../../components/charts/ChartCard.tsx';
import { HorizontalBars } from '../../components/charts/HorizontalBars.tsx';
import { useChartColors } from '../../components/charts/useChartColors.ts';
import { useWholeList } from '../../components/useWholeList.ts';
import { productosByTipo } from './productosByTipo.ts';

export function ProductosChart() {
  const { strong } = useChartColors();
  const { data: productos } = useWholeList<Producto>('productos');
  if (productos === undefined) return null;
  const tipos = productosByTipo(productos);
  return (
    <ChartCard
      title="Productos por tipo"
      empty="Aún no hay productos."
      columns={['Tipo', 'Productos']}
      rows={tipos.map(({ tipo, total }) => [tipo, total])}
    >
      <HorizontalBars
        names={tipos.map(({ tipo }) => tipo)}
        series={[{ data: tipos.map(({ total }) => total), label: 'Productos', color: strong }]}
        hideLegend
      />
    </ChartCard>
  );
}
