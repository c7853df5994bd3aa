import type { Movement } from '../../../dataProvider/resources/movements.ts';

/** True if the state after this movimiento can be restored: not the current version, and not a deletion. */
export function isRestorable({ recurso, tabla, antes, despues }: Movement, isNewest: boolean): boolean {
  if (isNewest) return false;
  return tabla === recurso ? despues !== null : antes !== null || despues !== null;
}
