import { fieldsOf, textOf } from '../values/tolerant.ts';
import { foldName } from './foldName.ts';

/** The folded words of a person's name, in any order. */
export function nameWords(persona: unknown): string[] {
  const { apellidos, nombres, nombre_corporativo } = fieldsOf(persona);
  return foldName([apellidos, nombres, nombre_corporativo].map(textOf).join(' ')).split(' ').filter(Boolean);
}

const isInitialOf = (a: string, b: string): boolean => a.length === 1 && b.startsWith(a);
const fits = (a: string, b: string): boolean => a === b || isInitialOf(a, b) || isInitialOf(b, a);

/**
 * True if two names may be those of one person: each word of the shorter one is a word of the longer one, or its initial, and at
 * least one word is whole. 'PEREZ J' fits 'Pérez Gómez, Juana'.
 */
export function namesFit(a: readonly string[], b: readonly string[]): boolean {
  const [few = [], many = []] = [a, b].toSorted((x, y) => x.length - y.length);
  const left = [...many];
  let whole = false;
  // Whole words first, so that an initial does not take the word of another one.
  for (const word of few.toSorted((x, y) => y.length - x.length)) {
    const exact = left.indexOf(word);
    const index = exact === -1 ? left.findIndex((other) => fits(word, other)) : exact;
    if (index === -1) return false;
    if (word.length > 1 && left[index] === word) whole = true;
    left.splice(index, 1);
  }
  return whole;
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
