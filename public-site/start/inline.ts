/**
 * Runs in the head of the home that the server rendered, before anything is painted. The home is readable without our code: that
 * starts after the first paint, or with the first thing that the visitor does. Imports nothing: the build puts it in the document.
 */

/** Tells this script that the page now answers by itself. */
export type Hydrated = 'portal:hydrated';
/** Marks a document whose home must not be seen, because the address leads elsewhere; a style hides it. */
export type OtherRoute = 'data-other-route';

/** Milliseconds. A picture that never comes must not keep the page from answering. */
const LONGEST_WAIT = 4_000;
const IDLE_WAIT = 1_000;
const FIRST_SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** What only our code can do; links to pages do without, because a changed hash is obeyed at the start. */
const NEEDS_CODE = 'button, a[href^="#"]:not([href^="#/"])';

/**
 * Addresses, separated by spaces: code to fetch at once, so that none waits for another to name it, and sheets that the document
 * carries itself.
 */
const { code = '', sheets = '' } = document.currentScript?.dataset ?? {};
// As matchRoute sees it: nothing but slashes before the query.
const isHome = /^#?\/*(\?.*)?$/.test(location.hash);
const taps: HTMLElement[] = [];
let started = false;

function start(): void {
  if (started) return;
  started = true;
  // Of a home that is still arriving there is nothing yet to take over.
  if (isHome && document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
  else load();
}

function load(): void {
  for (const address of code.split(' ')) import(/* @vite-ignore */ address);
}

function keepTap(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_CODE) : null;
  if (control !== null) {
    event.preventDefault();
    taps.push(control);
  }
  start();
}

function handOver(): void {
  document.removeEventListener('click', keepTap, true);
  for (const sign of FIRST_SIGNS) window.removeEventListener(sign, start);
  window.removeEventListener('hashchange', start);
  for (const control of taps) if (control.isConnected) control.click();
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WAIT });
  else setTimeout(start, IDLE_WAIT);
}

// A sheet that is disabled is not fetched, and the loader of later pages, which looks for it, does not fetch it either. In the
// document itself the browser's look ahead would not mind that it is disabled.
for (const href of sheets.split(' ')) {
  document.head.append(Object.assign(document.createElement('link'), { disabled: true, rel: 'stylesheet', href }));
}

if (isHome) {
  document.addEventListener('click', keepTap, true);
  for (const sign of FIRST_SIGNS) window.addEventListener(sign, start, { passive: true });
  window.addEventListener('hashchange', start);
  document.addEventListener('portal:hydrated' satisfies Hydrated, handOver, { once: true });
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(startWhenIdle)));
  setTimeout(start, LONGEST_WAIT);
} else {
  document.documentElement.setAttribute('data-other-route' satisfies OtherRoute, '');
  start();
}
