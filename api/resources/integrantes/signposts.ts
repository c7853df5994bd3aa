import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { integranteAt } from '../names/integranteAt.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import type { RecordSignposts } from '../parts/publicParts.ts';

export function signposts({ investigador }: RecordAnswer<'integrantes'>): RecordSignposts {
  const { path } = integranteAt(investigador);
  return { path, type: 'Person', collection: [sitePaths.integrantes] };
}
