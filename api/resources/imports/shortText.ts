/** Characters of a text of a row that a list of rows has. */
const SHOWN = 1_000;

export const isLong = (text: string): boolean => text.length > SHOWN;

/** The beginning of a long text. */
export const shortText = (text: string): string =>
  isLong(text) ? `${text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
