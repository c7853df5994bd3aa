/** What all links between the records of another portal have in common. */
import { trimmedText } from '../../../contract/values/tolerant.ts';
import { asId, type Fields, fieldOf, isNone } from '../fields.ts';

export const NOT_BROUGHT = 'Ese registro no se trajo: se dejó sin vínculo';
const NO_ID = 'No es un identificador: se dejó sin vínculo';

/** Shared links hold `id_proyecto`. */
export const PROYECTO_IDS = ['id_proyecto', 'id'] as const;

/** True if a part of an answer has the names that a record has. */
export function isNamed(part: Fields, answers: readonly Fields[] | undefined, names: readonly string[]): boolean {
  return names.every((name) => {
    const text = trimmedText(part[name]);
    return text !== '' && text === trimmedText(fieldOf(answers ?? [], [name]));
  });
}

/** The first record among the told ids that came; the others are reported. @param kept says that it is the only one */
export function firstOf(
  told: readonly unknown[],
  came: { has(id: number): boolean },
  tell: (value: unknown, reason: string) => void,
  kept: string,
): number | undefined {
  for (const value of new Set(told)) if (!isNone(value) && asId(value) === null) tell(value, NO_ID);
  const ids = [...new Set(told.flatMap((value) => asId(value) ?? []))];
  const first = ids.find((id) => came.has(id));
  for (const id of ids)
    if (!came.has(id)) tell(id, NOT_BROUGHT);
    else if (id !== first) tell(id, `${kept} ${first}`);
  return first;
}
