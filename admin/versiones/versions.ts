import type { Movimiento } from '../../dataProvider/resources/movimientos.ts';

export type Versioned =
  | 'proyectos'
  | 'integrantes'
  | 'productos'
  | 'convenios'
  | 'eventos'
  | 'lineas'
  | 'inicio'
  | 'identidad';

/** True if the record after this movimiento can be restored: not that of now, and not where there was no record. */
export function isRestorable({ recurso, tabla, antes, despues }: Movimiento, isNewest: boolean): boolean {
  if (isNewest) return false;
  return tabla === recurso ? despues !== null : antes !== null || despues !== null;
}
