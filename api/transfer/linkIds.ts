/** What all links between the records of another portal have in common. */
import { trimmedText } from '../../contract/values/tolerant.ts';
import { asId, type Fields, fieldOf } from './fields.ts';

export const NOT_BROUGHT = 'Ese registro no se trajo: se dejó sin vínculo';
export const NO_ID = 'No es un identificador: se dejó sin vínculo';

const NONE: readonly unknown[] = [undefined, null, '', '0', 0];

/** The ids among some values, each once; others are told, but for those that stand for none. */
export function idsIn(values: readonly unknown[], tell: (value: unknown) => void): number[] {
  for (const value of values) if (!NONE.includes(value) && asId(value) === null) tell(value);
  return [...new Set(values.flatMap((value) => asId(value) ?? []))];
}

/** By id. */
export const ascending = <T>(map: ReadonlyMap<number, T>): [number, T][] => [...map].sort(([a], [b]) => a - b);

/** True if a part of an answer has the names that a record has. */
export function isNamed(part: Fields, answers: readonly Fields[] | undefined, names: readonly string[]): boolean {
  return names.every((name) => {
    const text = trimmedText(part[name]);
    return text !== '' && text === trimmedText(fieldOf(answers ?? [], [name]));
  });
}
