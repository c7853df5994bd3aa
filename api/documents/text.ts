import { allowedText } from '../../contract/values/characters.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Most addresses and times; a sitemap has tens of thousands of them. */
const PLAIN = /^[\w:/.-]*$/;

/** Escapes a text for XML or HTML, in elements and in attributes. */
export function escapeMarkup(text: string): string {
  if (PLAIN.test(text)) return text;
  return allowedText(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
