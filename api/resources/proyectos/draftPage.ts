import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicProyecto } from '../../../contract/entities/proyecto.ts';
import { PROYECTO_ESTADOS } from '../../../contract/values/constants.ts';
import { readProyecto } from '../../../contract/wire/proyecto.ts';
import { draftImagen, NEW_ID, shownFile, storedRow } from '../parts/draftOf.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { integrantesOfProyecto, lineasOfProyecto, productosOfProyecto } from './queries.ts';

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos, now } = preview;
  const row = await storedRow(preview, 'proyectos');
  const id = row?.id ?? NEW_ID;
  // The form has the link under another name than the column, which must not stand for an emptied one.
  const read = readProyecto({ ...row, enlace_ext: row?.url_externa, url_externa: '', ...campos });
  const estado = read.estado || PROYECTO_ESTADOS[0];
  const file = draftImagen(preview, row?.imagen);
  const project = publicProyecto.parse({ ...read, imagen: shownFile(preview, file), id, id_proyecto: id, estado });
  const answers = async () => ({
    getProyecto: {
      success: 1,
      message: '',
      project,
      investigadores: row ? await integrantesOfProyecto(db, id, null, now) : [],
      productos: row ? await productosOfProyecto(db, id, null, now) : [],
      lineas: row ? await lineasOfProyecto(db, id) : [],
    },
  });
  return { path: sitePaths.proyecto(id, project.nombre), answers, file };
}
