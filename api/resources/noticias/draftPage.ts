import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicNoticia } from '../../../contract/entities/noticia.ts';
import { readNoticia } from '../../../contract/wire/noticia.ts';
import { sanitizeObjetivo } from '../html/sanitizeObjetivo.ts';
import { draftImagen, NEW_ID, shownFile, storedRow } from '../parts/draftOf.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { publicLinksOf } from './queries.ts';

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos, now } = preview;
  const row = await storedRow(preview, 'noticias');
  const id = row?.id ?? NEW_ID;
  const file = draftImagen(preview, row?.imagen);
  const imagen = shownFile(preview, file);
  const read = readNoticia({ ...row, ...campos });
  const links = await publicLinksOf(db, read, now);
  const noticia = publicNoticia.parse({ ...read, ...links, id, imagen, texto: sanitizeObjetivo(read.texto) });
  const answers = async () => ({ getPublicNoticia: { success: 1, message: '', noticia } });
  return { path: sitePaths.noticia(id, noticia.titulo), answers, file };
}
