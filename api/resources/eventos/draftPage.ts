import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { readEvento } from '../../../contract/wire/evento.ts';
import { draftImagen, NEW_ID, shownFile, storedRow } from '../parts/draftOf.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const row = await storedRow(preview, 'eventos');
  const id = row?.id ?? NEW_ID;
  const file = draftImagen(preview, row?.imagen);
  const read = { ...readEvento({ ...row, ...preview.campos }), id, imagen: shownFile(preview, file), estado: ACTIVO };
  const answers = async () => ({ getPublicEvento: { success: 1, evento: read } });
  return { path: sitePaths.evento(id, read.nombre), answers, file };
}
