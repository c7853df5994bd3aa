/** Prefetches a page's code and data in parallel, before the page renders. */

import { matchRoute, type PublicRoute, type Route } from '../../contract/siteRoutes.ts';
import { loadAdmin } from '../loadAdmin.ts';
import { lazyPages } from '../pages/lazyPages.ts';
import { prefersReducedData } from '../prefersReducedData.ts';
import { currentLocation, parseHash, subscribe } from '../router/hashStore.ts';
import { layoutCalls, pageCalls, requestsOf } from './pageCalls.ts';
import type { ResponseStore } from './ResponseStore.ts';

/** Milliseconds of hover or focus before a link's page is prefetched. */
export const INTENT_DELAY_MS = 80;

// The page repeats a failed request and shows its error.
const ignore = () => {};

function fetchPage(store: ResponseStore, route: PublicRoute): void {
  if (route.page !== 'inicio') lazyPages[route.page].load().catch(ignore);
  if ('id' in route && route.id === null) return;
  for (const request of requestsOf(pageCalls[route.page], route)) store.prefetch(...request);
}

const isPublic = (route: Route): route is PublicRoute => route.page !== 'admin';

/** Prefetches the first page. */
export function prefetchFirstPage(store: ResponseStore): void {
  const route = matchRoute(currentLocation().path);
  if (!isPublic(route)) {
    loadAdmin().catch(ignore);
    return;
  }
  for (const request of requestsOf(layoutCalls, {})) store.prefetch(...request);
  fetchPage(store, route);
}

/** Prefetches each new route. Call it before React subscribes, so the requests start before the render. */
export function prefetchOnNavigation(store: ResponseStore): () => void {
  let shownPath = currentLocation().path;
  return subscribe(() => {
    const { path } = currentLocation();
    if (path === shownPath) return;
    shownPath = path;
    store.clearEmbedded();
    const route = matchRoute(path);
    if (isPublic(route)) fetchPage(store, route);
  });
}

/** Prefetches the page of a hovered or focused link. */
export function prefetchOnIntent(store: ResponseStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Element | null = null;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    if (link === current) return;
    current = link;
    clearTimeout(timer);
    if (link === null || prefersReducedData()) return;
    const { path } = parseHash(link.getAttribute('href') ?? '');
    const route = matchRoute(path);
    if (isPublic(route) && path !== currentLocation().path) {
      timer = setTimeout(() => fetchPage(store, route), INTENT_DELAY_MS);
    }
  };
  const types = ['pointerover', 'focusin'] as const;
  for (const type of types) document.addEventListener(type, onIntent);
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, onIntent);
  };
}
