import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { type PublicProducto, publicProducto } from '../../../contract/entities/producto.ts';
import { readBibliography } from '../../../contract/wire/bibliography.ts';
import { readProducto } from '../../../contract/wire/producto.ts';
import { HttpError } from '../../errors/httpError.ts';
import { fileSize } from '../../uploads/store.ts';
import { parseLists } from '../bibliography/productoBibliography.ts';
import { withPublicMembers } from '../bibliography/productoMembers.ts';
import { NEW_ID, shownFile, storedRow } from '../parts/draftOf.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { mayReadPdf, membersAmong, relatedProductos, visibleProducto } from './queries.ts';

/** The product as visitors see it; null if they do not. */
async function publicVersion({ db, draft, now }: DraftOf): Promise<PublicProducto | null> {
  if (draft.recurso_id === null) return null;
  try {
    return await visibleProducto(db, draft.recurso_id, null, now);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, draft, campos, now } = preview;
  const row = await storedRow(preview, 'productos');
  const id = row?.id ?? NEW_ID;
  const merged = { ...(row && parseLists(row)), ...campos };
  const read = readProducto(merged);
  const ficha = readBibliography(merged);
  const pdf = draft.archivo ?? (campos.pdf === false ? null : (row?.pdf ?? null));
  const file = mayReadPdf(ficha, null, now) ? pdf : null;
  const answers = async () => {
    const published = await publicVersion(preview);
    const [shown = ficha] = await withPublicMembers(db, [ficha], now);
    const product = publicProducto.parse({
      ...read,
      ...shown,
      id,
      id_proyecto: id,
      proyecto_id: published?.proyecto_id ?? null,
      proyecto_nombre: published?.proyecto_nombre ?? null,
      id_linea: published?.id_linea ?? null,
      autores_integrantes: await membersAmong(db, ficha.autores, null, now),
      url_pdf: shownFile(preview, file) ?? '',
      pdf_bytes: file === null ? 0 : await fileSize(db, file),
    });
    return { getProducto: { success: 1, product, relacionados: await relatedProductos(db, product, now) } };
  };
  return { path: sitePaths.producto(id, read.nombre), answers, file };
}
