/** ISSN and ISBN as files have them: several of them, with labels, each in the place of the other. */
import { isIsbn, isIssn } from '../../contract/bibliography/checkDigits.ts';

const ISSN = /(?<![\dX])\d{4}[-–—‐‑ ]?\d{3}[\dX](?![\dX])/gi;
const ISBN = /(?<![\dX-])(?:97[89][-–—‐‑ ]?)?\d(?:[-–—‐‑ ]?\d){8}[-–—‐‑ ]?[\dX](?![\dX])/gi;
const DASHES = /[–—‐‑]/g;

/** Characters that are looked at: no field has more numbers than fit into them. */
const LOOKED_AT = 1_000;

const numbersIn = (text: string, pattern: RegExp, isValid: (number: string) => boolean): string[] =>
  (text.slice(0, LOOKED_AT).match(pattern) ?? []).map((found) => found.replaceAll(DASHES, '-')).filter(isValid);

export const issnsIn = (text: string): string[] => numbersIn(text, ISSN, isIssn);

/** The ISBNs of a text; of a book that has both forms, only that of 13 digits, where the first one of the two stood. */
export function isbnsIn(text: string): string[] {
  const digitsOf = (isbn: string) => isbn.replaceAll(/[^\dX]/gi, '');
  const bookOf = (isbn: string) => digitsOf(isbn).slice(0, -1).slice(-9);
  const byBook = new Map<string, string>();
  for (const isbn of numbersIn(text, ISBN, isIsbn)) {
    const known = byBook.get(bookOf(isbn));
    if (known === undefined || digitsOf(known).length < digitsOf(isbn).length) byBook.set(bookOf(isbn), isbn);
  }
  return [...byBook.values()];
}
