import { textOf } from '../values/tolerant.ts';
import { foldName } from './foldName.ts';
import type { Fields, Identity } from './identity.ts';

/** `mismo`: two records mean the same thing; `posible`: they may. */
export type Likeness = 'mismo' | 'posible';

/** How an import finds the record that a row means. */
export interface Matching {
  /** records that share no key are not alike */
  readonly keys: (record: Fields) => readonly string[];
  readonly likeness: (a: Fields, b: Fields) => Likeness | null;
}

const share = (a: readonly string[], b: readonly string[]): boolean => a.some((key) => b.includes(key));

/** Each field's keys apart from those of the others. */
export const keysOf = ({ keys }: Identity, record: Fields): string[] =>
  Object.entries(keys).flatMap(([field, of]) => of(record).map((key) => `${field} ${key}`));

/** True if two records share a key of a field and do not differ in it. */
export function alikeBy({ keys, differ = {} }: Identity, field: string, a: Fields, b: Fields): boolean {
  const of = keys[field];
  return of !== undefined && share(of(a), of(b)) && !differ[field]?.(a, b);
}

/** Records of an identity are possibly the same. */
export const possibleBy = (identity: Identity): Matching => ({
  keys: (record) => keysOf(identity, record),
  likeness: (a, b) => (Object.keys(identity.keys).some((field) => alikeBy(identity, field, a, b)) ? 'posible' : null),
});

const WORD_SHARE = 0.75;

const wordsOf = (title: unknown): string[] => foldName(textOf(title)).split(' ').filter(Boolean);
const numbersOf = (words: readonly string[]): string =>
  words
    .filter((word) => /\d/.test(word))
    .sort()
    .join(' ');

/** True if titles mean the same: equal once folded, one with a subtitle, or most words shared. Numbers must be the same ones. */
export function titlesAlike(a: unknown, b: unknown): boolean {
  const [few = [], many = []] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length);
  if (few.length === 0 || numbersOf(few) !== numbersOf(many)) return false;
  if (few.every((word, index) => word === many[index])) return true;
  const known = new Set(many);
  const shared = [...new Set(few)].filter((word) => known.has(word)).length;
  return shared / known.size >= WORD_SHARE;
}
