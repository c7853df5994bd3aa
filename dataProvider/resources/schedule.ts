import type { Schedule } from '../../contract/entities/schedule.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import { fieldsOf, textOf } from '../../contract/values/tolerant.ts';

/** Read here, since visitors' answers never have them. */
export function readSchedule(wire: unknown): Schedule {
  const { publicar_desde, publicar_hasta } = fieldsOf(wire);
  return { publicar_desde: textOf(publicar_desde), publicar_hasta: textOf(publicar_hasta) };
}

/** The changed limits: other servers may not know these fields. @param previous absent for a new record */
export function changedSchedule(next: Schedule, previous: unknown = {}): Partial<Schedule> {
  return changedFields(readSchedule(previous), readSchedule(next));
}

export function withoutSchedule<F extends Schedule>({
  publicar_desde: _desde,
  publicar_hasta: _hasta,
  ...fields
}: F): Omit<F, keyof Schedule> {
  return fields;
}
