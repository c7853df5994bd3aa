import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicIntegrante } from '../../../contract/entities/integrante.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { readIntegrante } from '../../../contract/wire/integrante.ts';
import { draftImagen, NEW_ID, shownFile, storedRow } from '../parts/draftOf.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { productosOfIntegrante } from '../productos/queries.ts';
import { proyectosOfIntegrante } from '../proyectos/queries.ts';

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos, now } = preview;
  const row = await storedRow(preview, 'integrantes');
  const id = row?.id ?? NEW_ID;
  const file = draftImagen(preview, row?.nombre_imagen);
  const read = readIntegrante({ ...row, ...campos });
  const answers = async () => ({
    getIntegrante: {
      success: 1,
      message: '',
      investigador: publicIntegrante.parse({
        ...read,
        id,
        nombre_imagen: shownFile(preview, file),
        correo: read.email,
      }),
      proyectos: row ? await proyectosOfIntegrante(db, id, null, now) : [],
      productos: row ? await productosOfIntegrante(db, id, now) : [],
    },
  });
  return { path: sitePaths.integrante(id, fullNameOf(read)), answers, file };
}
