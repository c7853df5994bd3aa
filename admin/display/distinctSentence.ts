import { textOf } from '../../contract/values/tolerant.ts';
import type { Movement } from '../../dataProvider/resources/movements.ts';
import { countOfKind } from './fieldLabel.ts';

/** What was said of two records that may be the same: 'declaró que 2 productos no son duplicados'; null for any other movimiento. */
export function distinctPredicate({ recurso, acciones, antes, despues }: Movement): string | null {
  const kind = textOf((despues ?? antes)?.recurso);
  if (recurso !== 'no_duplicados' || kind === '') return null;
  const records = countOfKind(kind, 2);
  const isUndone = acciones.includes('deshacer');
  if (despues === null) return isUndone ? `deshizo que ${records} no son duplicados` : `volvió a comparar ${records}`;
  return isUndone ? `deshizo la comparación de ${records}` : `declaró que ${records} no son duplicados`;
}
