import { sitePaths } from '../../../contract/siteRoutes.ts';
import { readInicio } from '../../../contract/wire/inicio.ts';
import { publicLogos } from '../convenios/publicLogos.ts';
import { NO_FILE } from '../draftOf.ts';
import type { DraftOf, DraftPage } from '../serverResource.ts';
import { sanitizeObjetivo } from './sanitizeObjetivo.ts';

export async function draftPage({ db, campos, now }: DraftOf): Promise<DraftPage> {
  const read = readInicio({ ...(await db.selectFrom('inicio').selectAll().executeTakeFirstOrThrow()), ...campos });
  const answer = {
    success: 1,
    inicio: { ...read, objetivo: sanitizeObjetivo(read.objetivo) },
    logos_convenios: await publicLogos(db, now),
  };
  return { path: sitePaths.inicio, given: { getInicio: answer }, ...NO_FILE };
}
