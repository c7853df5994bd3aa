/** The responses embedded in the home, and the day of its rendering: written by the server, read by the browser. */
import { HOME_CALLS, HOME_DATA_ELEMENT_ID, type HomeAnswers } from '../../contract/renderedHome.ts';
import { matchRoute } from '../../contract/siteRoutes.ts';
import { currentLocation } from '../router/hashStore.ts';
import { requestKey } from './sendRequest.ts';

/** The home's responses by request key. */
export const byRequestKey = (responses: Partial<HomeAnswers>): [string, unknown][] =>
  HOME_CALLS.flatMap((name) => (name in responses ? [[requestKey(name, {}), responses[name]]] : []));

/** The embedded responses; empty unless the current page is the home. */
export function embeddedResponses(): [string, unknown][] {
  const text = document.getElementById(HOME_DATA_ELEMENT_ID)?.textContent;
  if (text === undefined || matchRoute(currentLocation().path).page !== 'inicio') return [];
  return byRequestKey(JSON.parse(text) as Partial<HomeAnswers>);
}

/** The day on which the server rendered the home; null if it did not. */
export const renderedDay = (): string | null => document.getElementById(HOME_DATA_ELEMENT_ID)?.dataset.today ?? null;
