import { lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { readLinea } from '../../../contract/wire/linea.ts';
import { sanitizeObjetivo } from '../html/sanitizeObjetivo.ts';
import { draftImagen, NEW_ID, shownFile, storedRow } from '../parts/draftOf.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { partsOfLinea } from '../productos/partsOfLinea.ts';
import { proyectosOfLinea } from '../proyectos/queries.ts';
import { addressFor } from './queries.ts';

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos, now } = preview;
  const row = await storedRow(preview, 'lineas');
  const id = row?.id ?? NEW_ID;
  const { nombre, texto, descripcion_imagen } = readLinea({ ...row, ...campos });
  const retirada = row !== undefined && row.retirada !== 0;
  const file = retirada ? null : draftImagen(preview, row?.imagen);
  const imagen = shownFile(preview, file) ?? '';
  // The typed address may be refused when the draft is published.
  const direccion = row?.direccion ?? (await addressFor(db, nombre, 0));
  return {
    path: lineaPath({ direccion }),
    answers: async () => ({
      listProyectosByLinea: await proyectosOfLinea(db, id, now),
      listProductosByLinea: {
        success: '1',
        message: '',
        texto: sanitizeObjetivo(texto),
        ...(await partsOfLinea(db, id, now)),
      },
    }),
    file,
    linea: { id, nombre, direccion, anteriores: [], imagen, descripcion_imagen, retirada },
  };
}
