import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { listenForGuards } from '../client/navigationGuard.ts';
import { knownRoute } from '../contract/addresses/siteLineas.ts';
import { matchRoute, NO_PAGE } from '../contract/addresses/siteRoutes.ts';
import { Site } from './app/Site.tsx';
import { isPastEndDocument, isRendered, publicOrigin, renderedDay } from './data/embeddedResponses.ts';
import { pageRequests } from './data/pageRequests.ts';
import { loadPage } from './resources/lazyPages.ts';
import { DocumentHead } from './router/DocumentHead.ts';
import { followHashAddresses } from './router/hashAddress.ts';
import { browserHistory } from './router/siteHistory.ts';
import { currentLocation } from './router/siteLocation.ts';
import { documentSettings } from './settings/siteSettings.ts';
import { prefetchPage, responses } from './ssr/early.ts';
import type { Hydrated, OtherRoute } from './ssr/inline.ts';
import { loadSiteFont } from './ssr/loadSiteFont.ts';

/** Loads what hydration of the current page needs beyond the document. @throws if a request fails */
async function loadRendered(): Promise<void> {
  const { path, query } = currentLocation();
  const { identidad, lineas } = documentSettings();
  const route = knownRoute(matchRoute(path), lineas);
  if (route.page === 'admin') return;
  await Promise.all([
    loadPage(route, identidad),
    // The home was rendered from its embedded answers.
    route.page === 'inicio' || responses.embed(pageRequests(route, query, lineas)),
  ]);
}

/** True if the document contains the current page and can be hydrated. */
async function canHydrate(): Promise<boolean> {
  if (!isRendered()) return false;
  return loadRendered().then(
    () => isRendered(),
    () => false,
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const { path, query } = currentLocation();
  const hydrates = await canHydrate();
  const site = (
    <Site
      history={history}
      responses={responses}
      rendering={{ renderedOn: renderedDay(), publicOrigin: publicOrigin() }}
      prefetch={prefetchPage}
      head={isPastEndDocument() ? new DocumentHead(NO_PAGE, '') : new DocumentHead(path, query)}
    />
  );
  if (hydrates) {
    // Concurrent hydration: scrolling stays smooth, and clicked parts are hydrated first.
    startTransition(() => {
      hydrateRoot(root, site);
    });
  } else {
    // The document contains another page, or none.
    root.replaceChildren();
    document.documentElement.removeAttribute('data-other-route' satisfies OtherRoute);
    createRoot(root).render(<StrictMode>{site}</StrictMode>);
  }
  document.dispatchEvent(new Event('portal:hydrated' satisfies Hydrated));
}

listenForGuards(window);
// After the guards, which keep unsaved changes.
followHashAddresses();
const history = browserHistory();
document.addEventListener('portal:hydrated' satisfies Hydrated, () => loadSiteFont(history), { once: true });
// The inline script may load this before the document is complete.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start());
else void start();
