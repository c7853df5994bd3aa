import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';

export interface LineaCount {
  linea: string;
  running: number;
  finished: number;
}

const NO_LINEA = 'Sin línea';

/** Projects by línea and estado, ordered by línea id; projects without a línea come last. */
export function proyectosByLinea(
  proyectos: readonly Pick<Proyecto, 'estado' | 'id_linea' | 'linea_nombre'>[],
): LineaCount[] {
  const sorted = proyectos.toSorted((a, b) => (a.id_linea ?? Infinity) - (b.id_linea ?? Infinity) || 0);
  return [...Map.groupBy(sorted, ({ linea_nombre }) => linea_nombre || NO_LINEA)].map(([linea, group]) => {
    const running = group.filter(({ estado }) => estado === 1).length;
    return { linea, running, finished: group.length - running };
  });
}
