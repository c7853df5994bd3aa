import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { recordIn } from '../../../contract/values/tolerant.ts';
import { readEvento } from '../../../contract/wire/evento.ts';
import { recordAt } from '../names/listedRecords.ts';
import type { RecordSignposts } from '../parts/publicParts.ts';

export function signposts(answer: unknown): RecordSignposts | null {
  const record = recordIn(answer, 'evento');
  if (record === null) return null;
  const { path } = recordAt('evento', readEvento(record));
  return { path, type: 'Event', collection: [sitePaths.eventos] };
}
