import type { Entry } from './entry.ts';
import { bitsOf, mayHave } from './grams.ts';
import type { Pauses } from './pauses.ts';

/** From best to worst: the beginning of the name, the name, an author or member, another text. */
export const RANKS = [0, 1, 2, 3] as const;
export type Rank = (typeof RANKS)[number];
export const IN_NAME: Rank = 1;
export const IN_PEOPLE: Rank = 2;
export const IN_TEXT: Rank = 3;
/** The entry lacks the word. */
export const LACKING = 4;

/** Words of a kind whose ranks are kept: the common ones, which take longest, are few and are searched often. */
const MAX_WORDS = 60;
/** Entries between two checks for a due pause. */
const STEP = 64;

function rankIn({ folded, nombreEnd, personasEnd }: Entry, word: string): Rank | typeof LACKING {
  // The name comes first, then the people: the first occurrence is the best one.
  const at = folded.indexOf(word);
  if (at === -1) return LACKING;
  if (at === 0) return 0;
  const end = at + word.length;
  return end <= nombreEnd ? IN_NAME : end <= personasEnd ? IN_PEOPLE : IN_TEXT;
}

/** Fills the ranks of some entries. Not async: an async function is slow at a loop. */
function fill(
  ranks: Uint8Array,
  entries: readonly Entry[],
  word: string,
  bits: readonly number[],
  start: number,
): void {
  const end = Math.min(start + STEP, entries.length);
  for (let at = start; at < end; at += 1) {
    const entry = entries[at] as Entry;
    ranks[at] = mayHave(entry.grams, bits) ? rankIn(entry, word) : LACKING;
  }
}

/** The ranks of words in the entries of one kind. Made anew when an entry changes. */
export class TermRanks {
  readonly entries: readonly Entry[];
  /** the least recently searched word first */
  readonly #ranks = new Map<string, Uint8Array>();

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
  }

  /** @returns a rank or LACKING for each entry @param word without case and accents */
  async of(word: string, pauses: Pauses): Promise<Uint8Array> {
    const ranks = this.#ranks.get(word) ?? (await this.#find(word, pauses));
    this.#ranks.delete(word);
    this.#ranks.set(word, ranks);
    const [oldest] = this.#ranks.keys();
    if (this.#ranks.size > MAX_WORDS && oldest !== undefined) this.#ranks.delete(oldest);
    return ranks;
  }

  async #find(word: string, pauses: Pauses): Promise<Uint8Array> {
    const ranks = new Uint8Array(this.entries.length);
    const bits = bitsOf([word]);
    for (let start = 0; start < ranks.length; start += STEP) {
      if (pauses.isDue()) await pauses.pause();
      fill(ranks, this.entries, word, bits, start);
    }
    return ranks;
  }
}
