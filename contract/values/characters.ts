/** The characters that no document carries: new texts may not have them, and documents leave them out of stored ones. */

/** Control characters except tab and line breaks, and the others that XML does not allow. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

export const hasForbiddenCharacters = (text: string): boolean => text.search(FORBIDDEN) !== -1;

/** More combining marks in a row than any language has (Unicode's stream-safe format, UAX 15): composing them takes quadratic time. */
const TOO_MANY_MARKS = /\p{M}{31}/u;
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;

export const hasTooManyMarks = (text: string): boolean => TOO_MANY_MARKS.test(text);

/** Drops the marks that follow thirty of them. */
export const withoutExcessMarks = (text: string): string =>
  hasTooManyMarks(text) ? text.replaceAll(EXCESS_MARKS, '$1') : text;

/** Drops characters that XML does not allow; half of a surrogate pair becomes U+FFFD. */
export const allowedText = (text: string): string =>
  text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(FORBIDDEN, '');

/** The same on one line: names and titles, whose line breaks would begin another field of a document. */
export const oneLineText = (text: string): string => allowedText(text).replaceAll(/\s+/g, ' ').trim();
