/** Fetches what a page needs, its code and its data together, before the page is there to ask for it. */
import type { AnswersAtHand } from '../answers/AnswersAtHand.ts';
import { layoutCalls, pageCalls, requestsOf } from '../answers/pageCalls.ts';
import { loadAdmin } from '../loadAdmin.ts';
import { pageCodes } from '../pages/pages.ts';
import { currentLocation, parseHash, subscribe } from '../router/hashStore.ts';
import { matchRoute, type PublicRoute, type Route } from '../router/routes.ts';
import { savesData } from '../savesData.ts';

/** Milliseconds that a pointer or the focus rests on a link before its page is fetched: passing over it means nothing. */
export const REST_MS = 80;

// What cannot be fetched ahead is fetched again, and its failure shown, when the page appears.
const ignore = () => {};

function fetchPage(answers: AnswersAtHand, route: PublicRoute): void {
  if (route.page !== 'inicio') pageCodes[route.page].load().catch(ignore);
  if ('id' in route && route.id === null) return;
  for (const request of requestsOf(pageCalls[route.page], route)) answers.askAhead(...request);
}

const isPublic = (route: Route): route is PublicRoute => route.page !== 'admin';

/** For the first page of a visit. */
export function prepareFirst(answers: AnswersAtHand): void {
  const route = matchRoute(currentLocation().path);
  if (!isPublic(route)) {
    loadAdmin().catch(ignore);
    return;
  }
  for (const request of requestsOf(layoutCalls, {})) answers.askAhead(...request);
  fetchPage(answers, route);
}

/** For each further page, as soon as its address is there. Begin it before the pages listen to the address themselves. */
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

/** For the page of a link that a pointer or the focus rests on. */
export function prepareOnIntent(answers: AnswersAtHand): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let considered: Element | null = null;
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    if (link === considered) return;
    considered = link;
    clearTimeout(timer);
    if (link === null || savesData()) return;
    const { path } = parseHash(link.getAttribute('href') ?? '');
    const route = matchRoute(path);
    if (isPublic(route) && path !== currentLocation().path) {
      timer = setTimeout(() => fetchPage(answers, route), REST_MS);
    }
  };
  const signs = ['pointerover', 'focusin'] as const;
  for (const sign of signs) document.addEventListener(sign, consider);
  return () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, consider);
  };
}
