import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { Evento } from '../../dataProvider/resources/eventos.ts';
import type { Producto } from '../../dataProvider/resources/productos.ts';
import type { Proyecto } from '../../dataProvider/resources/proyectos.ts';
import { ChartCard } from '../charts/ChartCard.tsx';
import { COUNT_AXIS, STATIC_CHART, X_AXIS_HEIGHT } from '../charts/chartOptions.ts';
import { HorizontalBars } from '../charts/HorizontalBars.tsx';
import { useWholeList } from '../charts/useWholeList.ts';
import { estadoLabel } from '../display/estados.ts';
import { eventosByMonth } from '../eventos/eventosByMonth.ts';
import { productosByTipo, proyectosByLinea } from './counts.ts';

const RUNNING = estadoLabel(1);
const FINISHED = estadoLabel(2);

/** The charts of the dashboard. @param year the current year */
export default function Charts({ year }: { year: number }) {
  const { palette } = useTheme();
  const { data: proyectos } = useWholeList<Proyecto>('proyectos');
  const { data: productos } = useWholeList<Producto>('productos');
  const { data: eventos } = useWholeList<Evento>('eventos');
  const lineas = proyectosByLinea(proyectos ?? []);
  const tipos = productosByTipo(productos ?? []);
  const months = eventosByMonth(eventos ?? [], year).map(
    ({ nombre, eventos: ofMonth }) => [nombre, ofMonth.length] as const,
  );
  const strong = palette.primary.main;
  const accent = palette.mode === 'dark' ? palette.secondary.main : palette.secondary.light;

  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {proyectos === undefined ? null : (
        <ChartCard
          title="Proyectos por línea y estado"
          empty="Aún no hay proyectos."
          columns={['Línea', RUNNING, FINISHED]}
          rows={lineas.map(({ linea, running, finished }) => [linea, running, finished])}
        >
          <HorizontalBars
            names={lineas.map(({ linea }) => linea)}
            series={[
              { data: lineas.map(({ running }) => running), label: RUNNING, stack: 'estado', color: strong },
              { data: lineas.map(({ finished }) => finished), label: FINISHED, stack: 'estado', color: accent },
            ]}
          />
        </ChartCard>
      )}
      {productos === undefined ? null : (
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
      )}
      {eventos === undefined ? null : (
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
      )}
    </Box>
  );
}
