/** Prefetches a page's code and data in parallel, before the page renders. */

import { loadAdmin } from '../loadAdmin.ts';
import { pageCodes } from '../pages/pages.ts';
import { currentLocation, parseHash, subscribe } from '../router/hashStore.ts';
import { matchRoute, type PublicRoute, type Route } from '../router/routes.ts';
import { savesData } from '../savesData.ts';
import type { AnswersAtHand } from './AnswersAtHand.ts';
import { layoutCalls, pageCalls, requestsOf } from './pageCalls.ts';

/** Milliseconds that the pointer or focus must rest on a link before its page is prefetched. */
export const REST_MS = 80;

// The page requests again what failed here, and shows the error.
const ignore = () => {};

function fetchPage(answers: AnswersAtHand, route: PublicRoute): void {
  if (route.page !== 'inicio') pageCodes[route.page].load().catch(ignore);
  if ('id' in route && route.id === null) return;
  for (const request of requestsOf(pageCalls[route.page], route)) answers.askAhead(...request);
}

const isPublic = (route: Route): route is PublicRoute => route.page !== 'admin';

/** The early requests of the first page. */
export function prepareFirst(answers: AnswersAtHand): void {
  const route = matchRoute(currentLocation().path);
  if (!isPublic(route)) {
    loadAdmin().catch(ignore);
    return;
  }
  for (const request of requestsOf(layoutCalls, {})) answers.askAhead(...request);
  fetchPage(answers, route);
}

/** Prefetches each new route. Subscribe before React does, so the requests start before the render. */
export function prepareNext(answers: AnswersAtHand): () => void {
  let shown = currentLocation().path;
  return subscribe(() => {
    const { path } = currentLocation();
    if (path === shown) return;
    shown = path;
    answers.forgetArrived();
    const route = matchRoute(path);
    if (isPublic(route)) fetchPage(answers, route);
  });
}

/** Prefetches the page of a hovered or focused link. */
export function prepareOnIntent(answers: AnswersAtHand): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Element | null = null;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    if (link === current) return;
    current = link;
    clearTimeout(timer);
    if (link === null || savesData()) return;
    const { path } = parseHash(link.getAttribute('href') ?? '');
    const route = matchRoute(path);
    if (isPublic(route) && path !== currentLocation().path) {
      timer = setTimeout(() => fetchPage(answers, route), REST_MS);
    }
  };
  const types = ['pointerover', 'focusin'] as const;
  for (const type of types) document.addEventListener(type, onIntent);
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, onIntent);
  };
}
