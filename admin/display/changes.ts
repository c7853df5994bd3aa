import { changedFields } from '../../contract/values/changedFields.ts';
import type { Movement } from '../../dataProvider/resources/movements.ts';

/** A changed field; undefined where the record did not exist. */
export interface FieldChange {
  field: string;
  antes: unknown;
  despues: unknown;
}

/** Fields that repeat what the movimiento itself says. */
const REDUNDANT = ['id', 'version', 'created_at', 'created_by', 'created_by_name', 'updated_by', 'updated_by_name'];

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || value === '[]';

/**
 * The fields that a movimiento changed, in stored order. Fields that are empty on both sides are omitted, except of the
 * identity, where null is the default and '' is none.
 */
export function changesOf({ recurso, antes, despues }: Pick<Movement, 'recurso' | 'antes' | 'despues'>): FieldChange[] {
  const gone = Object.fromEntries(Object.keys(antes ?? {}).map((field) => [field, undefined]));
  return Object.keys(changedFields(antes ?? {}, { ...gone, ...despues }))
    .filter((field) => !REDUNDANT.includes(field))
    .map((field) => ({ field, antes: antes?.[field], despues: despues?.[field] }))
    .filter(({ antes: a, despues: b }) => recurso === 'identidad' || !(isEmpty(a) && isEmpty(b)));
}
