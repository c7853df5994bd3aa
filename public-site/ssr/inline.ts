/**
 * Runs in the head of a server-rendered page, before the first paint. The main code loads after the first paint or at the first
 * interaction. No imports: the server inlines the built file.
 */

/** Event: React handles clicks from now on. */
export type Hydrated = 'portal:hydrated';
/** Attribute that hides the rendered home when the URL is another page's. */
export type OtherRoute = 'data-other-route';

/** Milliseconds: `load` may never fire if a picture hangs. */
const MAX_WAIT = 4_000;
const IDLE_WAIT = 1_000;
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** Controls that need JavaScript. */
const NEEDS_JAVASCRIPT = 'button, a[href^="#"]';
const PAGE_LINK = 'a[href^="/"]:not([target], [type])';

/** URLs separated by spaces: all chunks, to load them in parallel, and the style sheets that the document inlines. */
const { code = '', sheets = '' } = document.currentScript?.dataset ?? {};
const isHashDocument = location.pathname === '/';
// Same rule as matchRoute: the home has only slashes before the query.
const isRendered = !isHashDocument || /^#?\/*(\?.*)?$/.test(location.hash);
const clicked: HTMLElement[] = [];
let started = false;

function start(): void {
  if (started) return;
  started = true;
  // React can only hydrate a complete document.
  if (isRendered && document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
  else load();
}

function load(): void {
  for (const url of code.split(' ')) import(/* @vite-ignore */ url);
}

function queueClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>(NEEDS_JAVASCRIPT);
  const link = target?.closest<HTMLAnchorElement>(PAGE_LINK);
  if (control) {
    event.preventDefault();
    clicked.push(control);
  } else if (link && isHashDocument) followByHash(link, event);
  start();
}

/** In a document at `/`, a plain click on a page's link navigates by hash; the page is read when the code starts. */
function followByHash(link: HTMLAnchorElement, event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  location.hash = link.dataset.hash ?? link.getAttribute('href') ?? '';
}

/** In a document at a real address, a pasted hash address opens the document at `/`. */
function leaveForHash(): void {
  if (isHashDocument || !location.hash.startsWith('#/')) return;
  location.replace(`/${location.hash}`);
  // Navigation by history may have reached '/', where only the hash changes.
  if (location.pathname === '/') location.reload();
}

function replayClicks(): void {
  document.removeEventListener('click', queueClick, true);
  for (const type of INTERACTIONS) window.removeEventListener(type, start);
  window.removeEventListener('hashchange', start);
  for (const control of clicked) if (control.isConnected) control.click();
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WAIT });
  else setTimeout(start, IDLE_WAIT);
}

leaveForHash();
window.addEventListener('hashchange', leaveForHash);

// Disabled links of the inlined sheets stop Vite's preload helper from fetching them. A script adds them because the preload scanner
// fetches disabled links of the document.
for (const href of sheets.split(' ')) {
  document.head.append(Object.assign(document.createElement('link'), { disabled: true, rel: 'stylesheet', href }));
}

if (isRendered) {
  document.addEventListener('click', queueClick, true);
  for (const type of INTERACTIONS) window.addEventListener(type, start, { passive: true });
  window.addEventListener('hashchange', start);
  document.addEventListener('portal:hydrated' satisfies Hydrated, replayClicks, { once: true });
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(startWhenIdle)));
  setTimeout(start, MAX_WAIT);
} else {
  document.documentElement.setAttribute('data-other-route' satisfies OtherRoute, '');
  start();
}
