import { foldLetters } from '../../../contract/values/foldText.ts';
import type { SearchedTexts } from '../parts/serverResource.ts';
import { type Grams, gramsOf } from './grams.ts';

export interface Entry extends SearchedTexts {
  /** day as a number: numbers are faster to compare than texts */
  day: number;
  /** name, people and texts without case and accents, one after the other */
  folded: string;
  /** the index in `folded` where the name ends */
  nombreEnd: number;
  personasEnd: number;
  grams: Grams;
}

/** A line break is in no word, so that no match crosses two texts. */
const BETWEEN = '\n';
const NO_DAY = '00000000';

/** Normalization leaves two bytes for each letter; with one, a text is read twice as fast. */
const compact = (text: string): string =>
  /[^\0-\xff]/.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1');

export function entryOf({ nombre, personas, textos, fecha, ...rest }: SearchedTexts): Entry {
  const composed = {
    nombre: nombre.normalize('NFC'),
    personas: personas.normalize('NFC'),
    textos: textos.filter((text) => text !== '').map((text) => text.normalize('NFC')),
  };
  const foldedNombre = foldLetters(composed.nombre).trimStart();
  const foldedPersonas = foldLetters(composed.personas);
  const day = Number((fecha.replaceAll(/\D/g, '') + NO_DAY).slice(0, NO_DAY.length));
  const folded = compact([foldedNombre, foldedPersonas, ...composed.textos.map(foldLetters)].join(BETWEEN));
  return {
    ...rest,
    ...composed,
    fecha,
    day,
    folded,
    grams: gramsOf(folded),
    nombreEnd: foldedNombre.length,
    personasEnd: foldedNombre.length + BETWEEN.length + foldedPersonas.length,
  };
}

/** Newest first. */
export const compareEntries = (a: Entry, b: Entry): number => b.day - a.day || b.id - a.id;
