import { foldText } from '../values/foldText.ts';
import { fieldsOf, textOf } from '../values/tolerant.ts';

/** Words of a name that are compared: no name of a person has more. */
const WORDS_MAX = 20;

/** The words of a name that begin with one letter. */
interface Words {
  total: number;
  /** words of one letter */
  initials: number;
  /** how often each of the others stands in the name */
  whole: Map<string, number>;
}

/** The folded words of a name, and the same by their first letter. */
export interface NameWords {
  words: readonly string[];
  byLetter: ReadonlyMap<string, Words>;
}

/** Unlike those of a title, without dropping an article: 'A. Núñez' begins with an initial. */
export const foldedWords = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export function nameWords(persona: unknown): NameWords {
  const { apellidos, nombres, nombre_corporativo } = fieldsOf(persona);
  const words = foldedWords([apellidos, nombres, nombre_corporativo].map(textOf).join(' ')).slice(0, WORDS_MAX);
  const byLetter = new Map<string, Words>();
  for (const word of words) {
    const letter = word.charAt(0);
    const of = byLetter.get(letter) ?? { total: 0, initials: 0, whole: new Map() };
    of.total += 1;
    if (word === letter) of.initials += 1;
    else of.whole.set(word, (of.whole.get(word) ?? 0) + 1);
    byLetter.set(letter, of);
  }
  return { words, byLetter };
}

/** Words of one letter that both names have whole; null if one of `few` is neither a word of `many` nor its initial. */
function wholeWords(few: Words, many: Words | undefined): number | null {
  if (many === undefined || few.total > many.total) return null;
  let equal = 0;
  for (const [word, times] of few.whole) equal += Math.min(times, many.whole.get(word) ?? 0);
  const shortened = few.total - few.initials - equal;
  return shortened > many.initials ? null : equal;
}

/**
 * True if two names may be those of one person: each word of the shorter one is a word of the longer one, or its initial, and at
 * least one word is whole. 'PEREZ J' fits 'Pérez Gómez, Juana'.
 */
export function namesFit(a: NameWords, b: NameWords): boolean {
  const [few, many] = a.words.length > b.words.length ? [b, a] : [a, b];
  let whole = 0;
  for (const [letter, words] of few.byLetter) {
    const equal = wholeWords(words, many.byLetter.get(letter));
    if (equal === null) return false;
    whole += equal;
  }
  return whole > 0;
}

const listOf = (personas: unknown): unknown[] => (Array.isArray(personas) ? personas : []);

/** Authors compared of one list: a paper with more has the first ones in common anyway. */
const COMPARED = 20;

/** True if two lists of authors have one in common, or one of them is empty. */
export function shareAuthor(a: unknown, b: unknown): boolean {
  const [first, second] = [a, b].map((personas) => listOf(personas).slice(0, COMPARED).map(nameWords));
  if (first === undefined || second === undefined || first.length === 0 || second.length === 0) return true;
  return first.some((words) => second.some((others) => namesFit(words, others)));
}
