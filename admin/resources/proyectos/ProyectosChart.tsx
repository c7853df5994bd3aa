import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { HorizontalBars } from '../../components/charts/HorizontalBars.tsx';
import { useWholeList } from '../../components/useWholeList.ts';
import { estadoLabel } from '../../display/choices.ts';

const NO_LINEA = 'Sin línea';

/** Running and finished projects by línea, ordered by línea id; projects without a línea come last. */
export function proyectosByLinea(
  proyectos: readonly Pick<Proyecto, 'estado' | 'id_linea' | 'linea_nombre'>[],
): [linea: string, running: number, finished: number][] {
  const sorted = proyectos.toSorted((a, b) => (a.id_linea ?? Infinity) - (b.id_linea ?? Infinity) || 0);
  return [...Map.groupBy(sorted, ({ linea_nombre }) => linea_nombre || NO_LINEA)].map(([linea, group]) => {
    const running = group.filter(({ estado }) => estado === 1).length;
    return [linea, running, group.length - running];
  });
}

export function ProyectosChart() {
  const { data: proyectos } = useWholeList<Proyecto>('proyectos');
  if (proyectos === undefined) return null;
  return (
    <HorizontalBars
      title="Proyectos por línea y estado"
      empty="Aún no hay proyectos."
      columns={['Línea', estadoLabel(1), estadoLabel(2)]}
      rows={proyectosByLinea(proyectos)}
    />
  );
}
