import type { SearchTerm } from '../../../contract/values/searchTerms.ts';
import type { Entry } from './entry.ts';
import type { Pauses } from './pauses.ts';
import { IN_NAME, IN_PEOPLE, IN_TEXT, LACKING, RANKS, type Rank, type TermRanks } from './termRanks.ts';

/** Entries between two checks for a due pause. */
const STEP = 256;

export interface Matches {
  total: number;
  first: Entry[];
  /** a name begins with a word of the query and has the others */
  begins: boolean;
}

/** True if the entry has all terms with the accents that were typed. */
function isExact({ nombre, personas, textos }: Entry, rank: Rank, terms: readonly SearchTerm[]): boolean {
  const searched = [nombre, ...(rank >= IN_PEOPLE ? [personas] : []), ...(rank === IN_TEXT ? textos : [])];
  const lower = searched.map((text) => text.toLowerCase());
  return terms.every(({ exact }) => lower.some((text) => text.includes(exact)));
}

type ByRank = Record<Rank, Entry[]>;

/** The worst rank of the words in an entry; the best one if all are in the name and one begins it. */
function rankOf(ranks: readonly Uint8Array[], at: number): number {
  let worst: number = IN_NAME;
  let begins = false;
  for (const ofWord of ranks) {
    const rank = ofWord[at] ?? LACKING;
    if (rank > worst) worst = rank;
    if (rank === 0) begins = true;
  }
  return worst === IN_NAME && begins ? 0 : worst;
}

/** Adds the matches among some entries. Not async: an async function is slow at a loop. */
function collect(
  found: ByRank,
  entries: readonly Entry[],
  ranks: readonly Uint8Array[],
  isVisible: (entry: Entry) => boolean,
  start: number,
): void {
  const end = Math.min(start + STEP, entries.length);
  for (let at = start; at < end; at += 1) {
    const rank = rankOf(ranks, at);
    const entry = entries[at] as Entry;
    if (rank !== LACKING && isVisible(entry)) found[rank as Rank].push(entry);
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

/** By rank; within a rank in the order of the entries, but those with exact accents first. */
export async function matchEntries(
  termRanks: TermRanks,
  terms: readonly SearchTerm[],
  isVisible: (entry: Entry) => boolean,
  max: number,
  pauses: Pauses,
): Promise<Matches> {
  const { entries } = termRanks;
  const ranks: Uint8Array[] = [];
  for (const { folded } of terms) ranks.push(await termRanks.of(folded, pauses));
  const found: ByRank = { 0: [], 1: [], 2: [], 3: [] };
  for (let start = 0; start < entries.length; start += STEP) {
    if (pauses.isDue()) await pauses.pause();
    collect(found, entries, ranks, isVisible, start);
  }
  const first: Entry[] = [];
  for (const rank of RANKS) first.push(...(await bestOf(found[rank], rank, terms, max - first.length, pauses)));
  return {
    total: RANKS.reduce<number>((sum, rank) => sum + found[rank].length, 0),
    first,
    begins: found[0].length > 0,
  };
}
