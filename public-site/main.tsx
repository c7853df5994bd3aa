import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentLocation } from './router/hashStore.ts';
import { matchRoute } from './router/routes.ts';
import { Site } from './Site.tsx';
import { answers } from './ssr/early.ts';
import type { Hydrated, OtherRoute } from './ssr/inline.ts';

function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const site = <Site answers={answers} />;
  // The hash may have changed before its event is dispatched.
  if (answers.hasArrived() && matchRoute(currentLocation().path).page === 'inicio') {
    // Time-sliced: scrolling stays smooth, and React hydrates first what is clicked.
    startTransition(() => {
      hydrateRoot(root, site);
    });
    document.dispatchEvent(new Event('portal:hydrated' satisfies Hydrated));
    return;
  }
  // The document contains the rendered home, but another page is visited.
  root.replaceChildren();
  document.documentElement.removeAttribute('data-other-route' satisfies OtherRoute);
  createRoot(root).render(<StrictMode>{site}</StrictMode>);
}

// On the rendered home, the script in its head may load this early.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
