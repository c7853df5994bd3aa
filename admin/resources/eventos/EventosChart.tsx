import { BarChart } from '@mui/x-charts/BarChart';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { ChartCard } from '../../components/charts/ChartCard.tsx';
import { COUNT_AXIS, STATIC_CHART, useChartColors, X_AXIS_HEIGHT } from '../../components/charts/chartOptions.ts';
import { useWholeList } from '../../components/useWholeList.ts';
import { eventosByMonth } from './eventosByMonth.ts';

export function EventosChart({ year }: { year: number }) {
  const { strong } = useChartColors();
  const { data } = useWholeList<Evento>('eventos');
  if (data === undefined) return null;
  const months = eventosByMonth(data, year).map(({ nombre, eventos }) => [nombre, eventos.length] as const);
  return (
    <ChartCard
      title={`Eventos por mes de ${year}`}
      empty={`Aún no hay eventos en ${year}.`}
      wide
      columns={['Mes', 'Eventos']}
      rows={months}
    >
      <BarChart
        {...STATIC_CHART}
        height={281}
        hideLegend
        margin={{ left: 0, right: 8, top: 20, bottom: 0 }}
        xAxis={[
          {
            scaleType: 'band',
            height: X_AXIS_HEIGHT,
            data: months.map(([nombre]) => nombre),
            valueFormatter: (nombre: string, { location }) => (location === 'tick' ? nombre.slice(0, 3) : nombre),
          },
        ]}
        yAxis={[{ ...COUNT_AXIS, width: 48 }]}
        series={[{ data: months.map(([, total]) => total), label: 'Eventos', color: strong }]}
      />
    </ChartCard>
  );
}
