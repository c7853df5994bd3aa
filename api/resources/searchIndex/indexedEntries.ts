import type { Entry } from './entry.ts';
import { BEGINS, LACKS } from './vocabulary.ts';

/** From best to worst: the beginning of the name, the name, an author or member, another text. */
export const RANKS = [0, 1, 2, 3] as const;
export type Rank = (typeof RANKS)[number];
export const AT_BEGIN: Rank = 0;
export const IN_NAME: Rank = 1;
export const IN_PEOPLE: Rank = 2;
export const IN_TEXT: Rank = 3;
/** The entry lacks the term. */
export const LACKING = 4;

/** The entries of a kind, and the words of all of them in one array, which is read several times as fast as one for each. */
export class IndexedEntries {
  readonly entries: readonly Entry[];
  readonly #words: Uint32Array;
  /** for each entry the indexes in `words` where its name, its people and its texts end */
  readonly #ends: Uint32Array;

  /** @param entries in the order of the results */
  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    this.#words = new Uint32Array(entries.reduce((sum, { words }) => sum + words.length, 0));
    this.#ends = new Uint32Array(3 * entries.length);
    let start = 0;
    for (const [at, { words, nombreEnd, personasEnd }] of entries.entries()) {
      this.#words.set(words, start);
      this.#ends.set([start + nombreEnd, start + personasEnd, start + words.length], 3 * at);
      start += words.length;
    }
  }

  /** The rank of the first word that has a term. @param found how each word of the vocabulary has the term */
  rankOf(at: number, found: Uint8Array): Rank | typeof LACKING {
    const ends = this.#ends;
    const start = at === 0 ? 0 : (ends[3 * at - 1] as number);
    const end = ends[3 * at + 2] as number;
    for (let index = start; index < end; index += 1) {
      const match = found[this.#words[index] as number];
      if (match === LACKS) continue;
      if (index >= (ends[3 * at] as number)) return index < (ends[3 * at + 1] as number) ? IN_PEOPLE : IN_TEXT;
      return index === start && match === BEGINS ? AT_BEGIN : IN_NAME;
    }
    return LACKING;
  }
}
