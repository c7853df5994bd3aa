import { useSyncExternalStore } from 'react';
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
export const siteIdentidad = (): SiteIdentidad => siteSettings().identidad;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The identity in the document, also after a save. */
export const useSiteIdentidad = (): SiteIdentidad => useSyncExternalStore(subscribe, siteIdentidad);

/** Gives the document a saved identity, so that the public site shows it without a reload. */
export function updateSiteIdentidad(identidad: SiteIdentidad): void {
  const element = settingsElement();
  const fresh = element.cloneNode() as HTMLElement;
  fresh.textContent = JSON.stringify({ ...siteSettings(), identidad } satisfies SiteSettings);
  element.replaceWith(fresh);
  for (const listener of listeners) listener();
}
