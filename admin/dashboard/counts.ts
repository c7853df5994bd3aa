import type { Producto } from '../../dataProvider/resources/productos.ts';
import type { Proyecto } from '../../dataProvider/resources/proyectos.ts';

/** How many projects of a line run, and how many are finished. */
export interface LineaCount {
  linea: string;
  enEjecucion: number;
  finalizados: number;
}

/** How many there are of something that has a name. */
export interface Count {
  nombre: string;
  total: number;
}

const SIN_LINEA = 'Sin línea';
const SIN_TIPO = 'Sin tipo';

/** Projects by line and state, in the lines' own order; those without a line come last. */
export function proyectosByLinea(
  proyectos: readonly Pick<Proyecto, 'estado' | 'id_linea' | 'linea_nombre'>[],
): LineaCount[] {
  const ordenados = proyectos.toSorted((a, b) => (a.id_linea ?? Infinity) - (b.id_linea ?? Infinity) || 0);
  return [...Map.groupBy(ordenados, ({ linea_nombre }) => linea_nombre || SIN_LINEA)].map(([linea, suyos]) => {
    // 1 runs; any other value is finished (section 4).
    const enEjecucion = suyos.filter(({ estado }) => estado === 1).length;
    return { linea, enEjecucion, finalizados: suyos.length - enEjecucion };
  });
}

/** Products by type, the most frequent first. */
export function productosByTipo(productos: readonly Pick<Producto, 'tipo'>[]): Count[] {
  return [...Map.groupBy(productos, ({ tipo }) => tipo || SIN_TIPO)]
    .map(([nombre, suyos]) => ({ nombre, total: suyos.length }))
    .sort((a, b) => b.total - a.total || a.nombre.localeCompare(b.nombre, 'es'));
}
