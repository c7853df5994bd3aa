import { firstMatch, type SearchTerm } from '../../../contract/values/searchTerms.ts';
import {
  AT_BEGIN,
  type Entry,
  IN_NAME,
  IN_PEOPLE,
  IN_TEXT,
  type IndexedEntries,
  LACKING,
  RANKS,
  type Rank,
} from './indexedEntries.ts';
import type { Pauses } from './pauses.ts';

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

/** Entries between two checks for a due pause. */
const STEP = 64;

interface Matches {
  total: number;
  first: Entry[];
  /** a name begins with a word of the query and has the others */
  begins: boolean;
}

/** A term of the query, and how each word of the vocabulary has it. */
export interface FoundTerm extends SearchTerm {
  found: Uint8Array;
}

/** True if the entry has all terms with the accents that were typed. */
function isExact({ nombre, personas, textos }: Entry, rank: Rank, terms: readonly SearchTerm[]): boolean {
  const searched = [nombre, ...(rank >= IN_PEOPLE ? [personas] : []), ...(rank === IN_TEXT ? textos : [])];
  const lower = searched.map((text) => text.toLowerCase());
  return terms.every(({ exact }) => lower.some((text) => text.includes(exact)));
}

/** The worst rank of the terms; the best one if all are in the name and one begins it. */
function rankOf(indexed: IndexedEntries, at: number, terms: readonly FoundTerm[]): Rank | typeof LACKING {
  let worst: Rank = IN_NAME;
  let begins = false;
  for (const { found } of terms) {
    const rank = indexed.rankOf(at, found);
    if (rank === LACKING) return LACKING;
    if (rank > worst) worst = rank;
    if (rank === AT_BEGIN) begins = true;
  }
  return worst === IN_NAME && begins ? AT_BEGIN : worst;
}

type ByRank = Record<Rank, Entry[]>;

/** Adds the matches among some entries. Not async: an async function is slow at a loop. */
function collect(
  matches: ByRank,
  indexed: IndexedEntries,
  terms: readonly FoundTerm[],
  isVisible: (entry: Entry) => boolean,
  start: number,
): void {
  const end = Math.min(start + STEP, indexed.entries.length);
  for (let at = start; at < end; at += 1) {
    const rank = rankOf(indexed, at, terms);
    if (rank === LACKING) continue;
    const entry = indexed.entries[at] as Entry;
    if (isVisible(entry)) matches[rank].push(entry);
  }
}

/** The first `max` entries of one rank, those with exact accents first. */
async function bestOf(
  entries: readonly Entry[],
  rank: Rank,
  terms: readonly SearchTerm[],
  max: number,
  pauses: Pauses,
): Promise<Entry[]> {
  const exact: Entry[] = [];
  const others: Entry[] = [];
  for (const entry of entries) {
    if (exact.length === max) break;
    if (isExact(entry, rank, terms)) exact.push(entry);
    else if (others.length < max) others.push(entry);
    if (pauses.isDue()) await pauses.pause();
  }
  return [...exact, ...others].slice(0, max);
}

/** The matches by rank; within a rank in the order of the entries, but those with exact accents first. */
export async function matchEntries(
  indexed: IndexedEntries,
  terms: readonly FoundTerm[],
  isVisible: (entry: Entry) => boolean,
  max: number,
  pauses: Pauses,
): Promise<Matches> {
  const matches: ByRank = { 0: [], 1: [], 2: [], 3: [] };
  for (let start = 0; start < indexed.entries.length; start += STEP) {
    if (pauses.isDue()) await pauses.pause();
    collect(matches, indexed, terms, isVisible, start);
  }
  const first: Entry[] = [];
  for (const rank of RANKS) first.push(...(await bestOf(matches[rank], rank, terms, max - first.length, pauses)));
  return {
    total: RANKS.reduce<number>((sum, rank) => sum + matches[rank].length, 0),
    first,
    begins: matches[AT_BEGIN].length > 0,
  };
}
