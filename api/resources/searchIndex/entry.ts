import { foldLetters } from '../../../contract/values/foldText.ts';
import type { SearchedTexts } from '../parts/serverResource.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Entry extends SearchedTexts {
  /** day as a number: numbers are faster to compare than texts */
  day: number;
  /** the numbers of its different words in the vocabulary: those of the name, then of people, then of texts */
  words: Uint32Array;
  /** the index in `words` where the name ends */
  nombreEnd: number;
  personasEnd: number;
}

const NO_DAY = '00000000';

export function entryOf({ nombre, personas, textos, fecha, ...rest }: SearchedTexts, vocabulary: Vocabulary): Entry {
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
