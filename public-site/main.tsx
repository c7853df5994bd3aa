import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentLocation } from './router/hashStore.ts';
import { matchRoute } from './router/routes.ts';
import { Site } from './Site.tsx';
import { answers } from './start/early.ts';
import type { Hydrated, OtherRoute } from './start/inline.ts';

function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const site = <Site answers={answers} />;
  // Whoever followed a link meanwhile is at another page, even if the event that tells of it is still to come.
  if (answers.hasArrived() && matchRoute(currentLocation().path).page === 'inicio') {
    // In slices, so that whoever scrolls meanwhile is served first; a tap takes over at once what it meets.
    startTransition(() => {
      hydrateRoot(root, site);
    });
    document.dispatchEvent(new Event('portal:hydrated' satisfies Hydrated));
    return;
  }
  // The document carries the home, and another page is visited.
  root.replaceChildren();
  document.documentElement.removeAttribute('data-other-route' satisfies OtherRoute);
  createRoot(root).render(<StrictMode>{site}</StrictMode>);
}

// The rendered home asks for this from its head.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
