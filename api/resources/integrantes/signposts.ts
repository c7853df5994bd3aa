import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { recordIn } from '../../../contract/values/tolerant.ts';
import { readIntegrante } from '../../../contract/wire/integrante.ts';
import { integranteAt } from '../names/integranteAt.ts';
import type { RecordSignposts } from '../parts/publicParts.ts';

export function signposts(answer: unknown): RecordSignposts | null {
  const record = recordIn(answer, 'investigador');
  if (record === null) return null;
  const { path } = integranteAt(readIntegrante(record));
  return { path, type: 'Person', collection: [sitePaths.integrantes] };
}
