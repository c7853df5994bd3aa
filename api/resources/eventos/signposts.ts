import { sitePaths } from '../../../contract/siteRoutes.ts';
import { readEvento } from '../../../contract/wire/evento.ts';
import { recordIn } from '../../../contract/wire/tolerant.ts';
import { recordAt } from '../listedRecords.ts';
import type { RecordSignposts } from '../publicParts.ts';

export function signposts(answer: unknown): RecordSignposts | null {
  const record = recordIn(answer, 'evento');
  if (record === null) return null;
  const { path } = recordAt('evento', readEvento(record));
  return { path, type: 'Event', collection: [sitePaths.eventos] };
}
