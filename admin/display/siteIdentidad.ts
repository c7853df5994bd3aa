import { useSyncExternalStore } from 'react';
import { paletteStyle, type SiteColors } from '../../contract/color/palette.ts';
import type { SiteIdentidad } from '../../contract/identidad.ts';
import { SETTINGS_ELEMENT_ID, type SiteSettings } from '../../contract/siteSettings.ts';

function settingsElement(): HTMLElement {
  const element = document.getElementById(SETTINGS_ELEMENT_ID);
  if (element === null) throw new Error('the document has no site settings');
  return element;
}

/** The settings that were read last, with their text. */
let read: { text: string; settings: SiteSettings } | null = null;

function siteSettings(): SiteSettings {
  const text = settingsElement().textContent;
  if (read?.text !== text) read = { text, settings: JSON.parse(text) as SiteSettings };
  return read.settings;
}

/** The identity in the document; the same object until it changes. */
const siteIdentidad = (): SiteIdentidad => siteSettings().identidad;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The identity in the document, also after a save. */
export const useSiteIdentidad = (): SiteIdentidad => useSyncExternalStore(subscribe, siteIdentidad);

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

/** Gives the document a saved identity, so that the public site shows it without a reload. */
export function updateSiteIdentidad(identidad: SiteIdentidad): void {
  if (!hasColors(identidad, siteIdentidad())) putColors(identidad);
  const element = settingsElement();
  const fresh = element.cloneNode() as HTMLElement;
  fresh.textContent = JSON.stringify({ ...siteSettings(), identidad } satisfies SiteSettings);
  element.replaceWith(fresh);
  for (const listener of listeners) listener();
}
