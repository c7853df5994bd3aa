/** When the records of a list were last changed. The lists themselves do not say it: a record of a list is also the first value of its form. */
import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams, SortPayload } from 'react-admin';
import { isRecordKind, type RecordKind } from '../../contract/resources/resources.ts';
import type { Context } from './adapter.ts';
import type { WholeLists } from './wholeLists.ts';

/** The field by which a list is sorted by the last change of its records. No record has it. */
export const LAST_CHANGE = 'updated_at';

/** ISO 8601 in UTC, by the id of the record. */
export type LastChanges = ReadonlyMap<number, string>;

/** Shared with the lists, and as fresh as they are. */
export async function readLastChanges(
  { ownCall }: Context,
  lists: WholeLists,
  recurso: RecordKind,
): Promise<LastChanges> {
  const read = async () => (await ownCall('listModificaciones', { query: { recurso } })).modificaciones;
  const changes = await lists.read(`${recurso} ${LAST_CHANGE}`, read);
  return new Map(changes.map(({ id, updated_at }) => [id, updated_at]));
}

/** True for a sort that needs the last changes. */
export const sortsByChange = (resource: string, sort: SortPayload | undefined): resource is RecordKind =>
  sort?.field === LAST_CHANGE && isRecordKind(resource);

/** Requests the last changes again that are shown, and the lists that are sorted by them. */
export function refreshLastChanges(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [resource, kind, query] }) =>
      kind === LAST_CHANGE ||
      (kind === 'getList' && sortsByChange(String(resource), (query as GetListParams | undefined)?.sort)),
  });
}

/** The latest change first, or last in ascending order; then the higher id. A record without a time comes last. */
export function sortByChange<R extends { id: number }>(
  records: readonly R[],
  changes: LastChanges,
  order: SortPayload['order'] = 'DESC',
): R[] {
  const direction = order === 'DESC' ? -1 : 1;
  return records.toSorted((one, other) => {
    const [a = '', b = ''] = [changes.get(one.id), changes.get(other.id)];
    if (a === b) return direction * (one.id - other.id);
    if (a === '' || b === '') return a === '' ? 1 : -1;
    // ISO 8601 in UTC sorts as text.
    return a < b ? -direction : direction;
  });
}
