import { MOVEMENT_VALUE_MAX } from '../../contract/entities/movement.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import type { Movement } from '../../dataProvider/resources/movements.ts';

/** A changed field; undefined where the record did not exist. */
export interface FieldChange {
  field: string;
  antes: unknown;
  despues: unknown;
}

type ChangedRows = Pick<Movement, 'recurso' | 'antes' | 'despues'> & Partial<Pick<Movement, 'hay_mas'>>;

/** Fields that repeat what the movimiento itself says, or another field. */
const REDUNDANT = [
  'id',
  'version',
  'created_at',
  'created_by',
  'created_by_name',
  'updated_by',
  'updated_by_name',
  'fin_periodos',
];

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || value === '[]';

/** Two values of a list that differ only after the part that it has. */
const areCutAlike = (antes: unknown, despues: unknown): boolean =>
  typeof antes === 'string' && antes === despues && antes.length === MOVEMENT_VALUE_MAX;

/**
 * The fields that a movimiento changed, in stored order. Fields that are empty on both sides are omitted, except of the
 * identity, where null is the default and '' is none.
 */
export function changesOf({ recurso, antes, despues, hay_mas = false }: ChangedRows): FieldChange[] {
  const gone = Object.fromEntries(Object.keys(antes ?? {}).map((field) => [field, undefined]));
  const changed = changedFields(antes ?? {}, { ...gone, ...despues });
  const isChanged = (field: string) => field in changed || (hay_mas && areCutAlike(antes?.[field], despues?.[field]));
  return Object.keys({ ...antes, ...despues })
    .filter((field) => isChanged(field) && !REDUNDANT.includes(field))
    .map((field) => ({ field, antes: antes?.[field], despues: despues?.[field] }))
    .filter(({ antes: a, despues: b }) => recurso === 'identidad' || !(isEmpty(a) && isEmpty(b)));
}
