import { id as idRule } from '../../contract/fields/fields.ts';
import { listIn, trimmedText } from '../../contract/values/tolerant.ts';
import type { ImportField } from '../resources/parts/importPart.ts';

/** A record, or a part of one, as it was answered. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field that no import has, such as one of the home. */
export const fieldNamed = (name: string, is: 'text' | 'html'): ImportField => ({
  name,
  label: name,
  aliases: [],
  kind: { is },
});

const ID = idRule();
/** A digit less than an address can hold: later records have larger ids. */
const ID_MAX = 99_999_999_999_999;

/** An id as a number or as digits; null for anything else. */
export function asId(value: unknown): number | null {
  const read = ID.safeParse(typeof value === 'string' ? value.trim() : value);
  return read.success && read.data <= ID_MAX ? read.data : null;
}

/** The first valid id among fields with the same meaning, or null. */
export function idIn(fields: Fields, names: readonly string[]): number | null {
  for (const name of names) {
    const id = asId(fields[name]);
    if (id !== null) return id;
  }
  return null;
}

/** What programs answer where there is no link and no list. */
const NONE: readonly unknown[] = [undefined, null, false, '', '0', 0];

export const isNone = (value: unknown): boolean => NONE.includes(value);

/** The items of a list, or of its JSON. @param tell is told of a value that is no list */
export function itemsOf(value: unknown, tell: (value: unknown, reason: string) => void): readonly unknown[] {
  const items = listIn(value);
  if (items === null && !isNone(value)) tell(value, 'No es una lista: no se trajo');
  return items ?? [];
}

const has = (fields: Fields, name: string): boolean => Object.hasOwn(fields, name) && fields[name] !== undefined;

/** A field of one answer: of several names the first one that is not empty. Undefined: the answer has none of them. */
export function fieldIn(fields: Fields, names: readonly string[]): unknown {
  const present = names.filter((name) => has(fields, name));
  const filled = present.find((name) => typeof fields[name] === 'object' || trimmedText(fields[name]) !== '');
  return present[0] === undefined ? undefined : (fields[filled ?? present[0]] ?? null);
}

/** A field of a record: that of the first answer that has it, be it empty. */
export function fieldOf(answers: readonly Fields[], names: readonly string[]): unknown {
  for (const fields of answers) {
    const value = fieldIn(fields, names);
    if (value !== undefined) return value;
  }
  return undefined;
}
