import type { SiteIdentidad } from '../../contract/identidad.ts';
import { SETTINGS_ELEMENT_ID, type SiteSettings } from '../../contract/siteSettings.ts';

function settingsElement(): HTMLElement {
  const element = document.getElementById(SETTINGS_ELEMENT_ID);
  if (element === null) throw new Error('the document has no site settings');
  return element;
}

const settingsOf = (element: HTMLElement) => JSON.parse(element.textContent) as SiteSettings;

/** The identity in the document. */
export const siteIdentidad = (): SiteIdentidad => settingsOf(settingsElement()).identidad;

/** Gives the document a saved identity, so that the public site shows it without a reload. */
export function updateSiteIdentidad(identidad: SiteIdentidad): void {
  const element = settingsElement();
  const fresh = element.cloneNode() as HTMLElement;
  fresh.textContent = JSON.stringify({ ...settingsOf(element), identidad } satisfies SiteSettings);
  element.replaceWith(fresh);
}
