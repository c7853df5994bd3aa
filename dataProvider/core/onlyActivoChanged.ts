import { hasChanges } from '../../contract/values/changedFields.ts';
import type { Change, Wire } from './adapter.ts';

/** True if an update changes `activo` and no other field that `write` sends. */
export function onlyActivoChanged<R extends { activo: boolean }>(
  { previous, next }: Pick<Change<R>, 'previous' | 'next'>,
  write: (record: R) => Wire,
): boolean {
  if (previous.activo === next.activo) return false;
  return !hasChanges(write({ ...previous, activo: next.activo }), write(next));
}
