/** The words of a search, and where they are in a text: for the server's index and for the marks on the screen. No imports of zod. */
import { SEARCH_MAX } from './constants.ts';
import { foldLetters } from './foldText.ts';

/** A search with fewer letters finds nothing. */
const SEARCH_MIN = 2;

export interface SearchTerm {
  /** without case and accents */
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

function termOf(word: string): SearchTerm {
  const exact = BETWEEN_PUNCTUATION.exec(word.normalize('NFC').toLowerCase())?.[0] ?? '';
  return { folded: foldLetters(exact), exact };
}

/** The different words of a search; none if it has fewer letters than SEARCH_MIN. */
export function searchTerms(q: string): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  for (const word of q.slice(0, SEARCH_MAX).split(/\s+/)) {
    const term = termOf(word);
    if (term.folded !== '') terms.set(term.exact, term);
  }
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
  const whole = foldLetters(text);
  // Nearly every text: each letter is folded to one letter.
  if (whole.length === text.length) return { folded: whole, indexOf: (position) => position };
  let folded = '';
  let index = 0;
  const indexes: number[] = [];
  const add = (part: string, { length }: string) => {
    for (let unit = 0; unit < part.length; unit += 1) indexes.push(index + (part.length === length ? unit : 0));
    folded += part;
    index += length;
  };
  for (const [run] of text.matchAll(RUN)) {
    const part = foldLetters(run);
    if (part.length === run.length) add(part, run);
    else for (const letter of run) add(foldLetters(letter), letter);
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
