import { firstMatch, type SearchTerm } from '../../../contract/values/searchTerms.ts';
import type { Entry } from './entry.ts';

/** Characters. */
const LENGTH = 160;
/** Characters before the match. */
const BEFORE = 50;
const ELLIPSIS = '…';

/** A part of a text on one line, cut between words. @param at index that the part contains */
export function cutAround(text: string, at: number): string {
  if (text.length <= LENGTH) return text;
  const begin = Math.max(0, Math.min(at - BEFORE, text.length - LENGTH));
  const end = begin + LENGTH;
  const firstSpace = text.indexOf(' ', begin);
  const start = begin === 0 || firstSpace === -1 || firstSpace >= at ? begin : firstSpace + 1;
  const lastSpace = text.lastIndexOf(' ', end);
  const stop = end >= text.length || lastSpace <= at ? end : lastSpace;
  const part = text.slice(start, stop).trim();
  return `${start === 0 ? '' : ELLIPSIS}${part}${stop >= text.length ? '' : ELLIPSIS}`;
}

/** The text around the first match that the name does not have, else the beginning of the first text. */
export function fragmentOf({ nombre, personas, textos }: Entry, terms: readonly SearchTerm[]): string {
  const missing = terms.filter((term) => firstMatch(nombre, [term]) === -1);
  const texts = [personas, ...textos].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  for (const text of missing.length === 0 ? [] : texts) {
    const at = firstMatch(text, missing);
    if (at !== -1) return cutAround(text, at);
  }
  const [first = personas] = texts.slice(1);
  return cutAround(first, 0);
}
