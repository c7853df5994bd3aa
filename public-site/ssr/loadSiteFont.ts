/**
 * Loads the font of the site once the first page is painted, in a font of the system. Only the next page is set in it: no text that is
 * being read changes its lines.
 */

import regular from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2';
import semibold from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2';
import { pageKey } from '../prefetch/prefetch.ts';
import { isBackOffice } from '../router/hashAddress.ts';
import type { SiteHistory } from '../router/siteHistory.ts';
import { prefersReducedData } from '../settings/preferences.ts';
import { afterPaint } from './afterPaint.ts';
import { isInSiteFont, rememberSiteFont, SITE_FONT, setInSiteFont, type Weight } from './siteFont.ts';

const FILES: Readonly<Record<Weight, string>> = { 400: regular, 600: semibold };

/** Adds faces of its own: Firefox never shows an `optional` face of the style sheet that took longer than 100 ms. */
async function load(history: SiteHistory): Promise<void> {
  const faces = Object.entries(FILES).map(([weight, url]) => new FontFace(SITE_FONT, `url(${url})`, { weight }));
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
  rememberSiteFont();
  const shown = pageKey(history.current().path);
  // React renders the next page after this, in the same frame.
  const end = history.subscribe(() => {
    if (pageKey(history.current().path) === shown) return;
    setInSiteFont();
    end();
  });
}

/** Call it when the first page is rendered. */
export function loadSiteFont(history: SiteHistory): void {
  if (isInSiteFont() || prefersReducedData() || isBackOffice(window.location)) return;
  // The next document tries again.
  const start = () => afterPaint(() => load(history).catch(() => {}));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
