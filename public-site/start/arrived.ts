/** The answers embedded in the home: written by the server, read by the browser. */
import { ELEMENTO_DE_RESPUESTAS, LLAMADAS_DE_INICIO, type RespuestasDeInicio } from '../../contract/portada.ts';
import { keyOfCall } from '../answers/ask.ts';
import { currentLocation } from '../router/hashStore.ts';
import { matchRoute } from '../router/routes.ts';

/** The answers by cache key. */
export const byKey = (respuestas: Partial<RespuestasDeInicio>): [string, unknown][] =>
  LLAMADAS_DE_INICIO.flatMap((name) => (name in respuestas ? [[keyOfCall(name, {}), respuestas[name]]] : []));

/** The embedded answers; empty unless the current page is the home. */
export function arrivedAnswers(): [string, unknown][] {
  const text = document.getElementById(ELEMENTO_DE_RESPUESTAS)?.textContent;
  if (text === undefined || matchRoute(currentLocation().path).page !== 'inicio') return [];
  return byKey(JSON.parse(text) as Partial<RespuestasDeInicio>);
}
