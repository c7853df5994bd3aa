import { type Drawings, drawingNames } from '../../contract/identidad/drawings.ts';
import {
  type DocumentSettings,
  SETTINGS_ELEMENT_ID,
  type SiteSettings,
} from '../../contract/identidad/siteSettings.ts';
import { scriptJson } from './scriptJson.ts';

const OPEN = `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">`;
const CLOSE = '</script>';

/** The document around its settings, and their JSON; null without any. */
function splitAtSettings(html: string): { before: string; json: string; after: string } | null {
  const start = html.indexOf(OPEN);
  const end = html.indexOf(CLOSE, start);
  if (start === -1 || end === -1) return null;
  return {
    before: html.slice(0, start),
    json: html.slice(start + OPEN.length, end),
    after: html.slice(end + CLOSE.length),
  };
}

/** The settings of a document. @param drawings of the build */
export function documentSettings({ identidad, lineas, secciones }: SiteSettings, drawings: Drawings): DocumentSettings {
  const used = drawingNames(identidad).map((name) => [name, drawings[name]]);
  return {
    identidad,
    lineas,
    secciones,
    dibujos: Object.fromEntries(used.filter(([, address]) => address !== undefined)),
  };
}

function replaceSettings(html: string, element: string): string {
  const parts = splitAtSettings(html);
  return parts === null ? html : parts.before + element + parts.after;
}

/** A built document with the portal's settings in place of the build's. */
export const withSettings = (html: string, settings: SiteSettings): string =>
  replaceSettings(html, settingsElement(documentSettings(settings, drawingsIn(html))));

/** A built document without the settings of the build. */
export const withoutSettings = (html: string): string => replaceSettings(html, '');

/** The settings that a document carries; null without any. */
export function settingsIn(html: string): DocumentSettings | null {
  const parts = splitAtSettings(html);
  return parts === null ? null : (JSON.parse(parts.json) as DocumentSettings);
}

/** The addresses of drawings that a document contains; the built document contains all of them. */
export const drawingsIn = (html: string): Drawings => settingsIn(html)?.dibujos ?? {};

export const settingsElement = (settings: DocumentSettings): string => `${OPEN}${scriptJson(settings)}${CLOSE}`;
