import { type Drawings, drawingNames } from '../../contract/drawings.ts';
import { type DocumentSettings, SETTINGS_ELEMENT_ID, type SiteSettings } from '../../contract/siteSettings.ts';
import { scriptJson } from './scriptJson.ts';

/** The settings of the build in its index.html, which those of the portal replace. */
export const BUILT_SETTINGS = new RegExp(`\\s*<script[^>]* id="${SETTINGS_ELEMENT_ID}"[^>]*>([^<]*)</script>`);

/** The settings of a document. @param drawings of the build */
export function documentSettings({ identidad, lineas }: SiteSettings, drawings: Drawings): DocumentSettings {
  const used = drawingNames(identidad).map((name) => [name, drawings[name]]);
  return { identidad, lineas, dibujos: Object.fromEntries(used.filter(([, address]) => address !== undefined)) };
}

/** A built document with the portal's settings in place of the build's. */
export const withSettings = (html: string, settings: SiteSettings): string =>
  html.replace(BUILT_SETTINGS, () => settingsElement(documentSettings(settings, drawingsIn(html))));

/** The settings that a document carries; null without any. */
export function settingsIn(html: string): DocumentSettings | null {
  const json = BUILT_SETTINGS.exec(html)?.[1];
  return json === undefined ? null : (JSON.parse(json) as DocumentSettings);
}

/** The addresses of drawings that a document contains; the built document contains all of them. */
export const drawingsIn = (html: string): Drawings => settingsIn(html)?.dibujos ?? {};

export const settingsElement = (settings: DocumentSettings): string =>
  `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">${scriptJson(settings)}</script>`;
