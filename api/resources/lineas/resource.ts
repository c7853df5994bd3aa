import { sql } from 'kysely';
import { messages } from '../../../contract/calls/messages.ts';
import { lineaChanges } from '../../../contract/entities/linea.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import type { Trx } from '../../database/open.ts';
import { conflictError } from '../../errors/httpError.ts';
import type { Movement } from '../auditLog/movement.ts';
import { plainText } from '../html/plainText.ts';
import { firstListed, recordAt } from '../names/listedRecords.ts';
import { part } from '../parts/pendienteParts.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { recordsNaming } from '../records/references.ts';
import { draftPage } from './draftPage.ts';
import { readSampleLineas, requireFreeAddress } from './queries.ts';

/** A project keeps its line. @throws {HttpError} 409 */
async function demandNoProyectos(trx: Trx, lineaId: number): Promise<Movement[]> {
  if ((await recordsNaming(trx, 'lineas', lineaId)).length > 0) throw conflictError(messages.lineas.hasProyectos);
  return [];
}

export const lineas: ServerResource<'lineas'> = {
  changes: lineaChanges,
  draftPage,
  removeLinks: demandNoProyectos,
  compareRows: (a, b) => a.orden - b.orden || a.id - b.id,
  searchedTexts: (_db, rows) =>
    rows.map((row) => ({
      id: row.id,
      nombre: row.nombre,
      personas: '',
      textos: [plainText(row.texto)],
      fecha: '',
      row,
    })),
  listed: (answer, max) => firstListed(answer, max, (record) => recordAt('proyecto', record)),
  sharedImage: () => ({ label: serverTexts.shareImage.linea, picture: null }),
  pendientes: () => ({
    lineas_sin_texto: part(sql`retirada <> ${ACTIVO} and texto = ''`, { campo: 'texto' }),
    lineas_sin_imagen: part(sql`retirada <> ${ACTIVO} and coalesce(imagen, '') = ''`, { campo: 'imagen' }),
  }),
  requireFreeAddress,
  sampleTexts: readSampleLineas,
  stepDone: sql`exists (select 1 from lineas where texto <> '')`,
};
