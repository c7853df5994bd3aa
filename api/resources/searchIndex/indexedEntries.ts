import type { SearchedKind } from '../../../contract/resources/siteResources.ts';
import { foldLetters } from '../../../contract/values/foldText.ts';
import type { Row } from '../../database/tables.ts';
import { BEGINS, LACKS, type Vocabulary } from './vocabulary.ts';

/** A record as its resource describes it. */
interface Searched {
  id: number;
  nombre: string;
  personas: string;
  textos: readonly string[];
  fecha: string;
  /** the stored record */
  row: Row<SearchedKind>;
}

export interface Entry extends Searched {
  /** day as a number: numbers are faster to compare than texts */
  day: number;
  /** the numbers of its different words in the vocabulary: those of the name, then of people, then of texts */
  words: Uint32Array;
  /** the index in `words` where the name ends */
  nombreEnd: number;
  personasEnd: number;
}

const NO_DAY = '00000000';

export function entryOf({ nombre, personas, textos, fecha, ...rest }: Searched, vocabulary: Vocabulary): Entry {
  const composed = {
    nombre: nombre.normalize('NFC'),
    personas: personas.normalize('NFC'),
    textos: textos.filter((text) => text !== '').map((text) => text.normalize('NFC')),
  };
  const words = new Set<number>();
  /** @returns the number of words so far */
  const add = (text: string): number => {
    for (const word of vocabulary.numbersOf(foldLetters(text))) words.add(word);
    return words.size;
  };
  const nombreEnd = add(composed.nombre);
  const personasEnd = add(composed.personas);
  composed.textos.forEach(add);
  const day = Number((fecha.replaceAll(/\D/g, '') + NO_DAY).slice(0, NO_DAY.length));
  return { ...rest, ...composed, fecha, day, words: Uint32Array.from(words), nombreEnd, personasEnd };
}

/** Newest first. */
export const compareEntries = (a: Entry, b: Entry): number => b.day - a.day || b.id - a.id;

/** The ranks from best to worst: the beginning of the name, the name, an author or member, another text. */
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
