/** Control characters, which XML does not allow, except tab and line breaks. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Drops characters that XML does not allow; half of a surrogate pair becomes U+FFFD. */
export const allowedText = (text: string): string => text.toWellFormed().replaceAll(FORBIDDEN, '');

/** Most addresses and times; a sitemap has tens of thousands of them. */
const PLAIN = /^[\w:/.-]*$/;

/** Escapes a text for XML or HTML, in elements and in attributes. */
export function escapeMarkup(text: string): string {
  if (PLAIN.test(text)) return text;
  return allowedText(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
