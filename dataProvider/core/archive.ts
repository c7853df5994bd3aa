import type { RecordKind } from '../../contract/resources/resources.ts';
import type { Context } from './adapter.ts';

/** The specification cannot delete these records; the trash keeps them with their links. */
export async function archive({ call }: Context, recurso: RecordKind, recurso_id: number): Promise<void> {
  await call('archiveRecord', { body: { recurso, recurso_id } });
}
