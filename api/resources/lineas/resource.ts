import { sql } from 'kysely';
import sanitizeHtml from 'sanitize-html';
import { ACTIVO } from '../../../contract/constants.ts';
import { lineaChanges } from '../../../contract/entities/linea.ts';
import { messages } from '../../../contract/messages.ts';
import { readProyectos } from '../../../contract/wire/proyecto.ts';
import type { Database, Trx } from '../../database/open.ts';
import { conflictError } from '../../httpError.ts';
import { encodeLineaImage } from '../../uploads/prepare.ts';
import { firstListed, recordAt } from '../listedRecords.ts';
import type { Movimiento } from '../movimiento.ts';
import { part } from '../pendienteParts.ts';
import type { ServerResource, Vinculo } from '../serverResource.ts';
import { draftPage } from './draftPage.ts';
import { requireFreeAddress } from './queries.ts';

async function proyectosOf(db: Database, lineaId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('proyectos')
    .where('linea_id', '=', lineaId)
    .select(['id', 'nombre'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ recurso: 'proyectos', ...row }));
}

/** A project keeps its line. @throws {HttpError} 409 */
async function demandNoProyectos(trx: Trx, lineaId: number): Promise<Movimiento[]> {
  if ((await proyectosOf(trx, lineaId)).length > 0) throw conflictError(messages.lineas.hasProyectos);
  return [];
}

const withoutTags = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<\/?(p|br|li|h\d)\b[^<>]*>/g, ' '), { allowedTags: [] }).trim();

export const lineas: ServerResource<'lineas'> = {
  changes: lineaChanges,
  draftPage,
  links: proyectosOf,
  removeLinks: demandNoProyectos,
  prepareFile: encodeLineaImage,
  upload: 'linea',
  compareRows: (a, b) => a.orden - b.orden || a.id - b.id,
  searchedTexts: (_db, rows) =>
    rows.map((row) => ({
      id: row.id,
      nombre: row.nombre,
      personas: '',
      textos: [withoutTags(row.texto)],
      fecha: '',
      row,
    })),
  listed: (answer, max) => firstListed(readProyectos(answer), max, (record) => recordAt('proyecto', record)),
  sharedImage: () => ({ label: 'Línea de investigación', picture: null }),
  pendientes: () => ({
    lineas_sin_texto: part(sql`retirada <> ${ACTIVO} and texto = ''`, { campo: 'texto' }),
    lineas_sin_imagen: part(sql`retirada <> ${ACTIVO} and coalesce(imagen, '') = ''`, { campo: 'imagen' }),
  }),
  requireFreeAddress,
  stepDone: sql`exists (select 1 from lineas where texto <> '')`,
};
