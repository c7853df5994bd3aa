/** The home of another portal. */
import { endpoints } from '../../contract/calls/endpoints.ts';
import { configuracionChanges } from '../../contract/entities/inicio.ts';
import { INICIO_FIELDS } from '../../contract/values/inicioFields.ts';
import { fieldsOf, recordIn } from '../../contract/values/tolerant.ts';
import { CommandError } from '../copies/command.ts';
import { definedFields } from '../database/definedFields.ts';
import type { Trx } from '../database/open.ts';
import { SINGLE_ROW_ID } from '../database/singleRow.ts';
import type { Movement } from '../resources/auditLog/movement.ts';
import { cleanHtml } from '../resources/html/cleanHtml.ts';
import { definitionOf } from './definition.ts';
import { type Fields, fieldNamed, fieldOf } from './fields.ts';
import type { RemotePortal } from './RemotePortal.ts';
import { HTML_CHANGED, type Report } from './Report.ts';
import { readValues, reportFields, type Tell } from './readValues.ts';

/** The fields that the specification names. */
const SPECIFIED: readonly string[] = [
  ...['objetivo', 'codigo', 'url_minciencias', 'url_img_pilares', 'url_observatorio', 'url_supervisor'],
  ...['url_publicaciones', 'url_guias'],
];

const DEFINITION = definitionOf({
  fields: INICIO_FIELDS.map((name) => fieldNamed(name, name === 'objetivo' ? 'html' : 'text')),
  rules: configuracionChanges.shape,
});

const NO_PORTAL = 'Revise la dirección: suele terminar en /api.';

/** @returns the home and the answers with its configuration, the best one first @throws {CommandError} if the other side is no portal */
export async function readHome(remote: RemotePortal, report: Report): Promise<{ home: Fields; inicio: Fields[] }> {
  const home = await remote.read('getInicio');
  const { path } = endpoints.getInicio;
  if ('refusal' in home) {
    if (home.refusal.startsWith('Responde en')) throw new CommandError(`${home.refusal}.`);
    throw new CommandError(`${path} no responde como un portal (${home.refusal}). ${NO_PORTAL}`);
  }
  const shown = recordIn(home.answer, 'inicio');
  if (shown === null) throw new CommandError(`${path} no responde como un portal: no tiene «inicio». ${NO_PORTAL}`);
  const configured = await remote.read('getConfiguracion');
  const configuracion = 'refusal' in configured ? null : recordIn(configured.answer, 'data');
  if (configuracion !== null) return { home: fieldsOf(home.answer), inicio: [configuracion, shown] };
  const reason = 'refusal' in configured ? configured.refusal : 'sin el registro';
  report.add('inicio', '', '', endpoints.getConfiguracion.path, `No se leyó: ${reason}`);
  return { home: fieldsOf(home.answer), inicio: [shown] };
}

export async function writeInicio(trx: Trx, answers: readonly Fields[], report: Report): Promise<Movement> {
  const tell: Tell = (field, value, reason) => report.add('inicio', '', field, value, reason);
  const values = readValues(DEFINITION, answers, tell);
  reportFields(DEFINITION, 'inicio', SPECIFIED, answers, report, tell);
  const given = String(values.objetivo ?? '');
  const objetivo = cleanHtml(given);
  if (objetivo !== given) tell('objetivo', fieldOf(answers, ['objetivo']), HTML_CHANGED);
  const despues = await trx
    .updateTable('inicio')
    .set(definedFields({ ...values, objetivo }))
    .where('id', '=', SINGLE_ROW_ID)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { recurso: 'inicio', recordId: SINGLE_ROW_ID, accion: 'actualizar', antes: null, despues };
}
