import type { SearchTerm } from '../../../contract/searchTerms.ts';
import type { Entry } from './entry.ts';
import { bitsOf, mayHave } from './grams.ts';

/** From best to worst: the beginning of the name, the name, an author or member, another text. */
const RANKS = [0, 1, 2, 3] as const;
type Rank = (typeof RANKS)[number];
const IN_NAME: Rank = 1;
const IN_PEOPLE: Rank = 2;
const IN_TEXT: Rank = 3;

/** Entries between two looks at the clock. */
const STEP = 64;

export interface Matches {
  total: number;
  first: Entry[];
}

/** Lets other work run when it is due. Awaited only then, since a promise for each entry would cost more than the search. */
export interface Pauses {
  isDue: () => boolean;
  pause: () => Promise<void>;
}

/** The best rank of an entry that has all terms; null if it lacks one. */
function rankOf({ folded, nombreEnd, personasEnd }: Entry, terms: readonly SearchTerm[]): Rank | null {
  let worst: Rank = 0;
  let begins = false;
  for (const { folded: word } of terms) {
    // The name comes first, then the people: the first occurrence is the best one.
    const at = folded.indexOf(word);
    if (at === -1) return null;
    const end = at + word.length;
    const rank = end <= nombreEnd ? IN_NAME : end <= personasEnd ? IN_PEOPLE : IN_TEXT;
    if (rank > worst) worst = rank;
    if (at === 0) begins = true;
  }
  return worst === IN_NAME && begins ? 0 : worst;
}

/** True if the entry has all terms with the accents that were typed. */
function isExact({ nombre, personas, textos }: Entry, rank: Rank, terms: readonly SearchTerm[]): boolean {
  const searched = [nombre, ...(rank >= IN_PEOPLE ? [personas] : []), ...(rank === IN_TEXT ? textos : [])];
  const lower = searched.map((text) => text.toLowerCase());
  return terms.every(({ exact }) => lower.some((text) => text.includes(exact)));
}

interface Search {
  terms: readonly SearchTerm[];
  /** of the terms' letters */
  bits: readonly number[];
  isVisible: (entry: Entry) => boolean;
}

type ByRank = Record<Rank, Entry[]>;

/** Adds the matches among some entries. Not async: an async function is slow at a loop. */
function collect(found: ByRank, entries: readonly Entry[], { terms, bits, isVisible }: Search): void {
  for (const entry of entries) {
    const rank = mayHave(entry.grams, bits) ? rankOf(entry, terms) : null;
    if (rank !== null && isVisible(entry)) found[rank].push(entry);
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

/** By rank; within a rank in the order of `entries`, but those with exact accents first. */
export async function matchEntries(
  entries: readonly Entry[],
  terms: readonly SearchTerm[],
  isVisible: (entry: Entry) => boolean,
  max: number,
  pauses: Pauses,
): Promise<Matches> {
  const found: ByRank = { 0: [], 1: [], 2: [], 3: [] };
  const search = { terms, bits: bitsOf(terms.map(({ folded }) => folded)), isVisible };
  for (let start = 0; start < entries.length; start += STEP) {
    if (pauses.isDue()) await pauses.pause();
    collect(found, entries.slice(start, start + STEP), search);
  }
  const first: Entry[] = [];
  for (const rank of RANKS) first.push(...(await bestOf(found[rank], rank, terms, max - first.length, pauses)));
  return { total: RANKS.reduce<number>((sum, rank) => sum + found[rank].length, 0), first };
}
