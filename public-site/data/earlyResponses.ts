/** The answers embedded in the home: written by the server, read by the browser. */
import { HOME_CALLS, HOME_DATA_ELEMENT_ID, type HomeAnswers } from '../../contract/renderedHome.ts';
import { currentLocation } from '../router/hashStore.ts';
import { matchRoute } from '../router/routes.ts';
import { keyOfCall } from './ask.ts';

/** The answers by cache key. */
export const byKey = (answers: Partial<HomeAnswers>): [string, unknown][] =>
  HOME_CALLS.flatMap((name) => (name in answers ? [[keyOfCall(name, {}), answers[name]]] : []));

/** The embedded answers; empty unless the current page is the home. */
export function arrivedAnswers(): [string, unknown][] {
  const text = document.getElementById(HOME_DATA_ELEMENT_ID)?.textContent;
  if (text === undefined || matchRoute(currentLocation().path).page !== 'inicio') return [];
  return byKey(JSON.parse(text) as Partial<HomeAnswers>);
}
