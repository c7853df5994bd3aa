/** The words of a search, and where they are in a text: for the server's index and for the marks on the screen. No imports of zod. */
import { SEARCH_MAX } from './constants.ts';
import { foldLetters, keepsPositions } from './foldText.ts';

/** A search with fewer letters finds nothing. */
const SEARCH_MIN = 2;

export interface SearchTerm {
  /** as foldLetters returns it, without spaces */
  folded: string;
  /** in lower case, with its accents */
  exact: string;
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** First and last index, the last one exclusive. */
type Range = readonly [start: number, end: number];

const BETWEEN_PUNCTUATION = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;

/** What is not seen; among it the mark of byte order, which counts as white space. */
const IGNORED = /\p{DI}/gu;

/** The term of a word; several for the few letters that are folded to several words. */
function termsOf(word: string): SearchTerm[] {
  const exact = BETWEEN_PUNCTUATION.exec(word.normalize('NFC').toLowerCase())?.[0] ?? '';
  const parts = foldLetters(exact).split(' ').filter(Boolean);
  return parts.map((folded) => ({ folded, exact: parts.length === 1 ? exact : folded }));
}

/** The different words of a search; none if it has fewer letters than SEARCH_MIN. */
export function searchTerms(q: string): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  const words = q.slice(0, SEARCH_MAX).replace(IGNORED, '').split(/\s+/);
  for (const term of words.flatMap(termsOf)) terms.set(term.exact, term);
  const found = [...terms.values()];
  return found.reduce((letters, { folded }) => letters + folded.length, 0) < SEARCH_MIN ? [] : found;
}

/** A folded text, and for each of its characters the index in the text that it was folded from. */
interface FoldedText {
  folded: string;
  indexOf: (position: number) => number;
}

/** Letters that are folded together: 64 of them take hardly longer than one alone. */
const RUN = /.{1,64}/gsu;

function foldWithIndexes(text: string): FoldedText {
  // Nearly every text: each letter is folded to one letter.
  if (keepsPositions(text)) return { folded: foldLetters(text), indexOf: (position) => position };
  let folded = '';
  let index = 0;
  const indexes: number[] = [];
  const add = (letters: string, { length }: string) => {
    const begin = folded.endsWith('f') && letters.startsWith('f') ? 1 : 0;
    for (let unit = begin; unit < letters.length; unit += 1) {
      indexes.push(index + (letters.length === length ? unit : 0));
    }
    folded += letters.slice(begin);
    index += length;
  };
  for (const [run] of text.matchAll(RUN)) {
    for (const piece of keepsPositions(run) ? [run] : run) add(foldLetters(piece), piece);
  }
  return { folded, indexOf: (position) => indexes[position] ?? text.length };
}

function rangesOf(text: string, terms: readonly SearchTerm[]): Range[] {
  const { folded, indexOf } = foldWithIndexes(text);
  const ranges: Range[] = [];
  for (const { folded: word } of terms) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      ranges.push([indexOf(at), indexOf(at + word.length)]);
    }
  }
  return ranges.sort(([a], [b]) => a - b);
}

/** The position of the first match in a text; -1 without a match. */
export const firstMatch = (text: string, terms: readonly SearchTerm[]): number => rangesOf(text, terms)[0]?.[0] ?? -1;

/** Splits a text into its matches and the text between them. */
export function splitAtMatches(text: string, terms: readonly SearchTerm[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (start: number, end: number, isMatch: boolean) => {
    if (end > start) parts.push({ text: text.slice(start, end), isMatch });
  };
  // A single letter would mark half of the text.
  const words = terms.filter(({ folded }) => folded.length >= SEARCH_MIN);
  let shown = 0;
  for (const [start, end] of rangesOf(text, words)) {
    add(shown, start, false);
    add(Math.max(start, shown), end, true);
    shown = Math.max(shown, end);
  }
  add(shown, text.length, false);
  return parts;
}
