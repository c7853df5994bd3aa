/** The portal's own names and lines: written into the document by the server, or by the build. */
import { createContext, useContext } from 'react';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { Drawings } from '../../contract/identidad/drawings.ts';
import type { SiteIdentidad } from '../../contract/identidad/identidad.ts';
import {
  type DocumentSettings,
  SETTINGS_ELEMENT_ID,
  type SiteLinea,
  type SitePagina,
} from '../../contract/identidad/siteSettings.ts';
import { SECTIONS, type Section } from '../../contract/resources/recordPages.ts';

const parsed = new WeakMap<HTMLElement, DocumentSettings>();

export function documentSettings(): DocumentSettings {
  // Server and build write it into every document.
  const element = document.getElementById(SETTINGS_ELEMENT_ID) as HTMLElement;
  const settings = parsed.get(element) ?? (JSON.parse(element.textContent) as DocumentSettings);
  parsed.set(element, settings);
  return settings;
}

/** Null in the browser: there the document has them. */
export const SiteSettingsContext = createContext<DocumentSettings | null>(null);

const useSiteSettings = (): DocumentSettings => useContext(SiteSettingsContext) ?? documentSettings();

/** All research lines in the order of the home, also the retired ones. */
export const useLineas = (): readonly SiteLinea[] => useSiteSettings().lineas;

export interface SiteLink {
  path: string;
  text: string;
  /** the language of the text, if it may not be Spanish */
  lang?: string;
}

/** The links to the pages of staff that have a place, in the order of staff. */
export const usePaginaLinks = (place: SitePagina['lugar']): SiteLink[] =>
  useSiteSettings()
    .paginas.filter(({ lugar }) => lugar === place)
    .map(({ titulo, direccion, idioma }) => ({ path: sitePaths.pagina(direccion), text: titulo, lang: idioma }));

export const useIdentidad = (): SiteIdentidad => useSiteSettings().identidad;

/** The lists that the navigation leads to. */
export function useSections(): readonly Section[] {
  const { secciones } = useSiteSettings();
  return SECTIONS.filter((name) => secciones.includes(name));
}

export const useDrawings = (): Drawings => useSiteSettings().dibujos;
