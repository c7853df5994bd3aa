import type { Pauses } from './pauses.ts';

/** How a word has a term: not at all, somewhere in it, or at its beginning. */
export const LACKS = 0;
const CONTAINS = 1;
export const BEGINS = 2;

/** Words keep the punctuation around them: '¿cómo' begins with 'cómo', because no letter stands before it. */
const LETTER = /[\p{L}\p{N}]/u;

/** Words between two checks for a due pause. */
const STEP = 512;

/** A part of a text would keep the whole text in memory, and normalization leaves two bytes for each letter. */
const compact = (word: string): string =>
  /[^\0-\xff]/.test(word) ? word : Buffer.from(word, 'latin1').toString('latin1');

/** The different words of many texts, each with a number from 0. They are few, so a search reads them in place of the texts. */
export class Vocabulary {
  readonly #words: string[] = [];
  readonly #numbers = new Map<string, number>();

  get size(): number {
    return this.#words.length;
  }

  /** The numbers of the words of a text, in their order. @param folded without case and accents */
  numbersOf(folded: string): number[] {
    return folded
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => this.#numbers.get(word) ?? this.#add(compact(word)));
  }

  /** LACKS, CONTAINS or BEGINS for each number. @param term without case, accents and spaces */
  async find(term: string, pauses: Pauses): Promise<Uint8Array> {
    const found = new Uint8Array(this.#words.length);
    for (let start = 0; start < found.length; start += STEP) {
      if (pauses.isDue()) await pauses.pause();
      this.#fill(found, term, start);
    }
    return found;
  }

  #add(word: string): number {
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    return number;
  }

  /** Not async: an async function is slow at a loop. */
  #fill(found: Uint8Array, term: string, start: number): void {
    const end = Math.min(start + STEP, found.length);
    for (let number = start; number < end; number += 1) {
      const word = this.#words[number] ?? '';
      const at = word.indexOf(term);
      if (at !== -1) found[number] = at === 0 || !LETTER.test(word.slice(0, at)) ? BEGINS : CONTAINS;
    }
  }
}
