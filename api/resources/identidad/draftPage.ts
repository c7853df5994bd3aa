import { sitePaths } from '../../../contract/siteRoutes.ts';
import { NO_FILE } from '../draftOf.ts';
import type { DraftOf, DraftPage } from '../serverResource.ts';
import { draftIdentidad } from './draftIdentidad.ts';

export async function draftPage({ db, campos }: DraftOf): Promise<DraftPage> {
  return { path: sitePaths.inicio, given: {}, ...NO_FILE, identidad: await draftIdentidad(db, campos) };
}
