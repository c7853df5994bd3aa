import './styles/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Site } from './Site.tsx';
import { answers, arrived } from './start/early.ts';
import type { Hydrated, OtherRoute } from './start/inline.ts';

function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const site = <Site answers={answers} />;
  if (arrived !== null) {
    hydrateRoot(root, site);
    document.dispatchEvent(new Event('portal:hydrated' satisfies Hydrated));
    return;
  }
  // The document carries the home, and another page is visited.
  root.replaceChildren();
  document.documentElement.removeAttribute('data-other-route' satisfies OtherRoute);
  createRoot(root).render(site);
}

// The rendered home asks for this from its head.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
