/** Which documents are set in the font of the site: those of a browser that has loaded it before (docs/decisions/0038). */

import { prefersReducedData } from '../settings/preferences.ts';

export const SITE_FONT = 'Source Sans 3';
const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Attribute of the root element, which tokens.css reads. */
const IN_FONT = 'data-site-font';
/** Key in localStorage: this browser has loaded the font. */
const LOADED = 'sitio.letra';

const ignore = () => {};

export const isInSiteFont = (): boolean => document.documentElement.hasAttribute(IN_FONT);
export const setInSiteFont = (): void => document.documentElement.setAttribute(IN_FONT, '');

/** False also if the browser forbids pages to store anything. */
function hasLoaded(): boolean {
  try {
    return localStorage.getItem(LOADED) !== null;
  } catch {
    return false;
  }
}

export function rememberSiteFont(): void {
  try {
    localStorage.setItem(LOADED, '');
  } catch {
    // The next document begins in the system's font too.
  }
}

/** Sets the document in the font if it was loaded before. Call it before the first paint, after the style sheet. */
export function applySiteFont(): void {
  if (prefersReducedData() || !hasLoaded()) return;
  setInSiteFont();
  // Chromium's first paint waits for what a script loads, at most 100 ms: the cache takes less. Later fonts are not shown (`optional`).
  for (const weight of WEIGHTS) document.fonts.load(`${weight} 1em "${SITE_FONT}"`).catch(ignore);
}
