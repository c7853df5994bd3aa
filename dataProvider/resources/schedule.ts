import type { Schedule } from '../../contract/entities/schedule.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import { fieldsOf, textOf } from '../../contract/values/tolerant.ts';

/** Read here, since visitors' answers never have them. */
export function readSchedule(wire: unknown): Schedule {
  const { publicar_desde, publicar_hasta } = fieldsOf(wire);
  return { publicar_desde: textOf(publicar_desde), publicar_hasta: textOf(publicar_hasta) };
}

/** The fields of a record, of its limits only those that changed: other servers may not know them. */
export function withChangedSchedule<F extends Schedule>(
  record: F,
  previous: unknown,
): Omit<F, keyof Schedule> & Partial<Schedule> {
  const { publicar_desde, publicar_hasta, ...fields } = record;
  return { ...fields, ...changedFields(readSchedule(previous), { publicar_desde, publicar_hasta }) };
}
