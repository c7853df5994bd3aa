import { sitePaths } from '../../../contract/siteRoutes.ts';
import { readInicio } from '../../../contract/wire/inicio.ts';
import { NO_FILE } from '../draftOf.ts';
import type { DraftOf, DraftPage } from '../serverResource.ts';
import { homeAnswer } from './homeAnswer.ts';
import { sanitizeObjetivo } from './sanitizeObjetivo.ts';

export async function draftPage({ db, campos, now, resources }: DraftOf): Promise<DraftPage> {
  const read = readInicio({ ...(await db.selectFrom('inicio').selectAll().executeTakeFirstOrThrow()), ...campos });
  const inicio = { ...read, objetivo: sanitizeObjetivo(read.objetivo) };
  const getInicio = await homeAnswer(db, { now, resources, draft: { inicio } });
  return { path: sitePaths.inicio, given: { getInicio }, ...NO_FILE };
}
