/** Control characters, which XML does not allow, except tab and line breaks. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Drops characters that XML does not allow; half of a surrogate pair becomes U+FFFD. */
export const allowedText = (text: string): string => text.toWellFormed().replaceAll(FORBIDDEN, '');

/** Escapes a text for XML or HTML, in elements and in attributes. */
export const escapeMarkup = (text: string): string =>
  allowedText(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
