/** The portal's own names and lines: written into the document by the server, or by the build. */
import { createContext, useContext } from 'react';
import type { SiteIdentidad } from '../../contract/identidad.ts';
import { SETTINGS_ELEMENT_ID, type SiteLinea, type SiteSettings } from '../../contract/siteSettings.ts';

const parsed = new WeakMap<HTMLElement, SiteSettings>();

export function documentSettings(): SiteSettings {
  // Server and build write it into every document.
  const element = document.getElementById(SETTINGS_ELEMENT_ID) as HTMLElement;
  const settings = parsed.get(element) ?? (JSON.parse(element.textContent) as SiteSettings);
  parsed.set(element, settings);
  return settings;
}

/** Null in the browser: there the document has them. */
export const SiteSettingsContext = createContext<SiteSettings | null>(null);

const useSiteSettings = (): SiteSettings => useContext(SiteSettingsContext) ?? documentSettings();

/** All research lines in the order of the home, also the retired ones. */
export const useLineas = (): readonly SiteLinea[] => useSiteSettings().lineas;

/** Names, texts, pictures and colours of the site. */
export const useIdentidad = (): SiteIdentidad => useSiteSettings().identidad;
