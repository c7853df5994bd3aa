import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { readInicio } from '../../../contract/wire/inicio.ts';
import { sanitizeObjetivo } from '../html/sanitizeObjetivo.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { homeAnswer } from '../site/inicioAnswer.ts';

export async function draftPage({ db, campos, now, resources }: DraftOf): Promise<DraftPage> {
  const read = readInicio({ ...(await db.selectFrom('inicio').selectAll().executeTakeFirstOrThrow()), ...campos });
  const inicio = { ...read, objetivo: sanitizeObjetivo(read.objetivo) };
  const answers = async () => ({ getInicio: await homeAnswer(db, { now, resources, draft: { inicio } }) });
  return { path: sitePaths.inicio, answers, file: null };
}
