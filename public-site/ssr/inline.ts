/**
 * Runs in the head of a server-rendered page, before the first paint. The main code loads after the first paint or at the first
 * interaction. The server inlines the built file: standaloneInline.ts gives it its own copy of what it imports.
 */

import { isBackOffice, leaveHashAddress } from '../router/hashAddress.ts';
import { afterPaint } from './afterPaint.ts';
import { applySiteFont } from './siteFont.ts';

/** Event: React handles clicks from now on. */
export type Hydrated = 'portal:hydrated';
/** Attribute that hides the rendered page while another one replaces it. */
export type OtherRoute = 'data-other-route';

/** Milliseconds: `load` may never fire if a picture hangs. */
const MAX_WAIT = 4_000;
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** Controls that need JavaScript. */
const NEEDS_JAVASCRIPT = 'button, a[href^="#"]';

/** URLs separated by spaces: all chunks, to load them in parallel, and the style sheets that the document inlines. */
const { code = '', sheets = '' } = document.currentScript?.dataset ?? {};
const clicked: HTMLElement[] = [];
const addressOf = ({ pathname, search }: Location) => pathname + search;
const opened = addressOf(location);
let started = false;

function start(): void {
  if (started) return;
  started = true;
  // React can only hydrate a complete document.
  if (!isBackOffice(location) && document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
  else load();
}

function load(): void {
  for (const url of code.split(' ')) import(/* @vite-ignore */ url);
}

function queueClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>(NEEDS_JAVASCRIPT);
  if (control) {
    event.preventDefault();
    clicked.push(control);
  }
  start();
}

const hide = () => document.documentElement.setAttribute('data-other-route' satisfies OtherRoute, '');

function open(address: string): void {
  hide();
  location.replace(address);
}

/** Until the main code follows hash addresses. */
function onHashChange(): void {
  if (!leaveHashAddress(open)) start();
}

/** Until React shows pages, Back and Forward load the document of their address, as links do: this one has the answers of its own page. */
function onPopState(): void {
  if (addressOf(location) !== opened) location.reload();
}

function onHydrated(): void {
  window.removeEventListener('popstate', onPopState);
  document.removeEventListener('click', queueClick, true);
  for (const type of INTERACTIONS) window.removeEventListener(type, start);
  window.removeEventListener('hashchange', onHashChange);
  for (const control of clicked) if (control.isConnected) control.click();
}

function loadSheets(): void {
  // Disabled links of the inlined sheets stop Vite's preload helper from fetching them. A script adds them because the preload scanner
  // fetches disabled links of the document.
  for (const href of sheets.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { disabled: true, rel: 'stylesheet', href }));
  }
}

function startLater(): void {
  document.addEventListener('click', queueClick, true);
  for (const type of INTERACTIONS) window.addEventListener(type, start, { passive: true });
  window.addEventListener('hashchange', onHashChange);
  window.addEventListener('load', () => afterPaint(start));
  setTimeout(start, MAX_WAIT);
}

if (!leaveHashAddress(open)) {
  loadSheets();
  window.addEventListener('popstate', onPopState);
  document.addEventListener('portal:hydrated' satisfies Hydrated, onHydrated, { once: true });
  if (isBackOffice(location)) {
    hide();
    start();
  } else {
    applySiteFont();
    startLater();
  }
}
