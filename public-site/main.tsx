import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { listenForGuards } from '../contract/navigationGuard.ts';
import { matchRoute } from '../contract/siteRoutes.ts';
import { renderedDay } from './data/embeddedResponses.ts';
import { currentLocation } from './router/hashStore.ts';
import { Site } from './Site.tsx';
import { responses } from './ssr/early.ts';
import type { Hydrated, OtherRoute } from './ssr/inline.ts';

function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const site = <Site responses={responses} renderedOn={renderedDay()} />;
  // The hash may have changed before its event is dispatched.
  if (responses.hasEmbedded() && matchRoute(currentLocation().path).page === 'inicio') {
    // Concurrent hydration: scrolling stays smooth, and clicked parts are hydrated first.
    startTransition(() => {
      hydrateRoot(root, site);
    });
    document.dispatchEvent(new Event('portal:hydrated' satisfies Hydrated));
    return;
  }
  // The document contains the rendered home, but the URL is another page's.
  root.replaceChildren();
  document.documentElement.removeAttribute('data-other-route' satisfies OtherRoute);
  createRoot(root).render(<StrictMode>{site}</StrictMode>);
}

listenForGuards(window);
// On the rendered home, the script in its head may load this early.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
