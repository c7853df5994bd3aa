import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteIdentidadOf } from '../../../contract/identidad/identidad.ts';
import { NO_FILE } from '../parts/draftOf.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { homeAnswer } from '../site/inicioAnswer.ts';
import { draftIdentidad } from './draftIdentidad.ts';

export async function draftPage({
  db,
  campos,
  now,
  resources,
}: Pick<DraftOf, 'db' | 'campos' | 'now' | 'resources'>): Promise<DraftPage> {
  const identidad = await draftIdentidad(db, campos);
  const getInicio = await homeAnswer(db, { now, resources, draft: { identidad } });
  return { path: sitePaths.inicio, given: { getInicio }, ...NO_FILE, identidad: siteIdentidadOf(identidad) };
}
