import { SETTINGS_ELEMENT_ID, type SiteSettings } from '../../contract/siteSettings.ts';
import { scriptJson } from './scriptJson.ts';

/** The settings of the build in its index.html, which those of the portal replace. */
export const BUILT_SETTINGS = new RegExp(`\\s*<script[^>]* id="${SETTINGS_ELEMENT_ID}"[^>]*>([^<]*)</script>`);

/** A built document with the portal's settings in place of the build's. */
export const withSettings = (html: string, settings: SiteSettings): string =>
  html.replace(BUILT_SETTINGS, () => settingsElement(settings));

/** The settings that a rendered document carries; null without any. */
export function settingsIn(html: string): SiteSettings | null {
  const json = BUILT_SETTINGS.exec(html)?.[1];
  return json === undefined ? null : (JSON.parse(json) as SiteSettings);
}

export const settingsElement = (settings: SiteSettings): string =>
  `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">${scriptJson(settings)}</script>`;
