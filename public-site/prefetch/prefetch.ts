/** Prefetches a page's code and data in parallel, before the page renders. */
import { listen } from '../../client/listen.ts';
import { matchRoute, type PublicRoute, type Route } from '../../contract/addresses/siteRoutes.ts';
import type { SiteEndpointName } from '../../contract/calls/siteEndpoints.ts';
import { API_ORIGIN } from '../data/apiOrigin.ts';
import { LAYOUT_REQUEST, pageRequests } from '../data/pageRequests.ts';
import type { ResponseStore } from '../data/ResponseStore.ts';
import { loadPage } from '../resources/lazyPages.ts';
import { isBackOffice } from '../router/hashAddress.ts';
import { currentLocation, type SiteLocation } from '../router/siteLocation.ts';
import { prefersReducedData } from '../settings/preferences.ts';
import { documentSettings } from '../settings/siteSettings.ts';
import { loadAdmin } from './loadAdmin.ts';

/** Milliseconds of hover or focus before a link's page is prefetched. */
export const INTENT_DELAY_MS = 80;

/** Calls that only this API has: a site of another server does not make them. */
const OWN_CALLS: readonly SiteEndpointName[] = ['listProductosByLinea'];

// The page repeats a failed request and shows its error.
const ignore = () => {};

/** @param isVisit false if the document request counts the visit, or if the page is not open yet */
function fetchPage(store: ResponseStore, route: PublicRoute, query: string, isVisit: boolean): void {
  const { identidad, lineas } = documentSettings();
  loadPage(route, identidad).catch(ignore);
  const isRecord = 'id' in route || 'slug' in route;
  for (const [index, request] of pageRequests(route, query, lineas).entries()) {
    if (API_ORIGIN === '' || !OWN_CALLS.includes(request[0])) {
      store.prefetch(...request, isVisit && isRecord && index === 0);
    }
  }
}

const isPublic = (route: Route): route is PublicRoute => route.page !== 'admin';

export function prefetchFirstPage(store: ResponseStore): void {
  const { path, query } = currentLocation();
  const route = matchRoute(path);
  if (isBackOffice(window.location) || !isPublic(route)) {
    loadAdmin().catch(ignore);
    return;
  }
  store.prefetch(...LAYOUT_REQUEST);
  fetchPage(store, route, query, false);
}

/** Identifies the page of a path, whatever its slug. */
export const pageKey = (path: string): string => JSON.stringify(matchRoute(path));

/** The link around an event's target, with its path and query; null without a link to a page of the site. */
function pageLinkOf({ target }: Event): { link: Element; path: string; query: string } | null {
  const link = target instanceof Element ? target.closest('a[href^="/"]:not([target], [type])') : null;
  const [path = '', query = ''] = link?.getAttribute('href')?.split('?') ?? [];
  return link === null || matchRoute(path).page === 'notFound' ? null : { link, path, query };
}

/**
 * Prefetches each new page. Only the site's own navigation calls it, once the document is hydrated: a click before loads another
 * document, which must neither count a visit here nor take away the answers of this one.
 */
export function pagePrefetcher(store: ResponseStore): (to: SiteLocation) => void {
  let shownPage = pageKey(currentLocation().path);
  return ({ path, query }) => {
    const page = pageKey(path);
    if (page === shownPage) return;
    shownPage = page;
    store.clearEmbedded();
    const route = matchRoute(path);
    if (isPublic(route)) fetchPage(store, route, query, true);
  };
}

/** Prefetches the page of a hovered or focused link. */
export function prefetchOnIntent(store: ResponseStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Element | null = null;
  const onIntent = (event: Event) => {
    const found = pageLinkOf(event);
    if (current === (found?.link ?? null)) return;
    current = found?.link ?? null;
    clearTimeout(timer);
    if (found === null || prefersReducedData()) return;
    const route = matchRoute(found.path);
    if (isPublic(route) && pageKey(found.path) !== pageKey(currentLocation().path)) {
      timer = setTimeout(() => fetchPage(store, route, found.query, false), INTENT_DELAY_MS);
    }
  };
  const end = listen(document, ['pointerover', 'focusin'], onIntent);
  return () => {
    clearTimeout(timer);
    end();
  };
}
