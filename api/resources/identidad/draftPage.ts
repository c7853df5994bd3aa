import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteIdentidadOf } from '../../../contract/identidad/identidad.ts';
import { pathOfDraftPicture } from '../parts/draftOf.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { withFilePaths } from '../site/identidadRow.ts';
import { homeAnswer } from '../site/inicioAnswer.ts';
import { draftIdentidad } from './draftIdentidad.ts';

export async function draftPage({
  db,
  campos,
  now,
  filePath,
  resources,
}: Pick<DraftOf, 'db' | 'campos' | 'now' | 'filePath' | 'resources'>): Promise<DraftPage> {
  const identidad = await draftIdentidad(db, campos);
  const answers = async () => ({ getInicio: await homeAnswer(db, { now, resources, draft: { identidad } }) });
  const shown = withFilePaths(siteIdentidadOf(identidad), (nombre) => pathOfDraftPicture(filePath, nombre));
  return { path: sitePaths.inicio, answers, file: null, identidad: shown };
}
