import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { ChartCard } from '../../components/charts/ChartCard.tsx';
import { HorizontalBars } from '../../components/charts/HorizontalBars.tsx';
import { useChartColors } from '../../components/charts/useChartColors.ts';
import { useWholeList } from '../../components/useWholeList.ts';
import { estadoLabel } from '../../display/estados.ts';
import { proyectosByLinea } from './proyectosByLinea.ts';

const RUNNING = estadoLabel(1);
const FINISHED = estadoLabel(2);

export function ProyectosChart() {
  const { strong, accent } = useChartColors();
  const { data: proyectos } = useWholeList<Proyecto>('proyectos');
  if (proyectos === undefined) return null;
  const lineas = proyectosByLinea(proyectos);
  return (
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
  );
}
