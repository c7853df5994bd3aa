import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { recordAt } from '../names/listedRecords.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import type { RecordSignposts } from '../parts/publicParts.ts';

export function signposts({ evento }: RecordAnswer<'eventos'>): RecordSignposts {
  const { path } = recordAt('evento', evento);
  return { path, type: 'Event', collection: [sitePaths.eventos] };
}
