/** The responses embedded in a rendered page, and what it was rendered as: written by the server, read by the browser. */

import { knownRoute } from '../../contract/addresses/siteLineas.ts';
import { matchRoute, type Route } from '../../contract/addresses/siteRoutes.ts';
import { DATA_ELEMENT_ID, type PageAnswers } from '../../contract/calls/renderedPage.ts';
import { isListPage } from '../../contract/resources/recordPages.ts';
import { isBackOffice } from '../router/hashAddress.ts';
import { currentLocation } from '../router/siteLocation.ts';
import { documentSettings } from '../settings/siteSettings.ts';

const dataElement = (): HTMLElement | null => document.getElementById(DATA_ELEMENT_ID);

const isLinea = (route: Route): boolean => knownRoute(route, documentSettings().lineas).page === 'linea';

/** False at the back office's address, whose document contains the rendered home. */
const showsRendered = (): boolean => !isBackOffice(window.location);

/** The embedded responses by request key; empty if the current page is not the rendered one. */
export function embeddedResponses(): [string, unknown][] {
  const text = dataElement()?.textContent;
  return text === undefined || !showsRendered() ? [] : Object.entries(JSON.parse(text) as PageAnswers);
}

/** True if the document contains the current page. A 'not found' page contains none: the browser learns it from its own call. */
export function isRendered(): boolean {
  const element = dataElement();
  if (element === null || !showsRendered()) return false;
  return element.dataset.page === knownRoute(matchRoute(currentLocation().path), documentSettings().lineas).page;
}

/** True at the address of the document if its list has no such page: its page is 'not found', though the path is that of a list. */
export function isPastEndDocument(): boolean {
  const route = matchRoute(currentLocation().path);
  return dataElement()?.dataset.page === 'notFound' && showsRendered() && (isListPage(route.page) || isLinea(route));
}

/** The path at which the document was opened. */
const openedPath = globalThis.window?.location.pathname;

/** True at the address of the document if the server said that its record was withdrawn. */
export const isWithdrawn = (path: string): boolean => path === openedPath && dataElement()?.dataset.gone !== undefined;

/** The day on which the server rendered the page; null if it did not. */
export const renderedDay = (): string | null => dataElement()?.dataset.today ?? null;

/** The origin of PUBLIC_URL; '' if it is not set or the server did not render the document. */
export const publicOrigin = (): string => dataElement()?.dataset.origin ?? '';
