import { useSyncExternalStore } from 'react';
import { createStore } from '../../client/createStore.ts';
import { paletteStyle, type SiteColors } from '../../color/palette.ts';
import { type Drawings, drawingNames } from '../../contract/identidad/drawings.ts';
import type { SiteIdentidad } from '../../contract/identidad/identidad.ts';
import { type DocumentSettings, SETTINGS_ELEMENT_ID, type SiteLinea } from '../../contract/identidad/siteSettings.ts';

function settingsElement(): HTMLElement {
  const element = document.getElementById(SETTINGS_ELEMENT_ID);
  if (element === null) throw new Error('the document has no site settings');
  return element;
}

/** The settings that were read last, with their text. */
let read: { text: string; settings: DocumentSettings } | null = null;

function siteSettings(): DocumentSettings {
  const text = settingsElement().textContent;
  if (read?.text !== text) read = { text, settings: JSON.parse(text) as DocumentSettings };
  return read.settings;
}

/** The identity in the document; the same object until it changes. */
const siteIdentidad = (): SiteIdentidad => siteSettings().identidad;

/** How often the settings were replaced. */
const replaced = createStore(0);

/** The identity in the document, also after a save. */
export const useSiteIdentidad = (): SiteIdentidad => useSyncExternalStore(replaced.subscribe, siteIdentidad);

const siteDrawings = (): Drawings => siteSettings().dibujos;

/** The addresses of the drawings that the site shows, by name. */
export const useSiteDrawings = (): Drawings => useSyncExternalStore(replaced.subscribe, siteDrawings);

const siteLineas = (): readonly SiteLinea[] => siteSettings().lineas;

/** The research lines that the site had when the document was loaded. */
export const useSiteLineas = (): readonly SiteLinea[] => useSyncExternalStore(replaced.subscribe, siteLineas);

/** The colours that were saved here; null while the document has those of its server. */
let palette: CSSStyleSheet | null = null;

/** Replaces the palette of the document. A constructed sheet, since the policy refuses inline styles. */
function putColors(colors: SiteColors): void {
  if (palette === null) {
    palette = new CSSStyleSheet();
    document.adoptedStyleSheets.push(palette);
  }
  palette.replaceSync(paletteStyle(colors));
}

const hasColors = (one: SiteColors, other: SiteColors): boolean =>
  one.color_principal === other.color_principal && one.color_acento === other.color_acento;

function putSettings(settings: DocumentSettings): void {
  const element = settingsElement();
  const fresh = element.cloneNode() as HTMLElement;
  fresh.textContent = JSON.stringify(settings);
  element.replaceWith(fresh);
  replaced.set(replaced.get() + 1);
}

/** The addresses of the drawings, from a newly loaded document of the site. */
async function readDrawings(): Promise<Drawings> {
  const html = await (await fetch('/')).text();
  const element = new DOMParser().parseFromString(html, 'text/html').getElementById(SETTINGS_ELEMENT_ID);
  return element === null ? {} : (JSON.parse(element.textContent) as DocumentSettings).dibujos;
}

/** Gives the document a saved identity, so that the public site shows it without a reload. */
export function updateSiteIdentidad(identidad: SiteIdentidad): void {
  if (!hasColors(identidad, siteIdentidad())) putColors(identidad);
  const { dibujos } = siteSettings();
  putSettings({ ...siteSettings(), identidad });
  if (drawingNames(identidad).every((name) => name in dibujos)) return;
  // The document lacks the addresses of these drawings. If the request fails, a reload shows them.
  void readDrawings().then(
    (fresh) => putSettings({ ...siteSettings(), dibujos: { ...dibujos, ...fresh } }),
    () => undefined,
  );
}
