/** Whether the name of an author is that of a member. */
import type { Persona } from '../../../../contract/bibliography/persona.ts';
import { foldText } from '../../../../contract/values/foldText.ts';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import type { Integrante } from '../../../../dataProvider/resources/integrantes.ts';

type Named = Pick<Persona, 'nombres' | 'apellidos'>;

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if one list of words begins the other. */
function agree(some: readonly string[], others: readonly string[], is: (one: string, other: string) => boolean) {
  const length = Math.min(some.length, others.length);
  return length > 0 && some.slice(0, length).every((word, at) => is(word, others[at] ?? ''));
}

/** 'J. C.' and 'JC' of 'Juan Carlos'. */
function areInitials(written: string, names: string): boolean {
  const initials = wordsOf(written).join('');
  const full = wordsOf(names);
  return (
    initials !== '' &&
    initials.length <= full.length &&
    full.every((word, at) => at >= initials.length || word.startsWith(initials.charAt(at)))
  );
}

export const hasFullName = (autor: Named, integrante: Integrante): boolean => {
  const written = wordsOf(fullNameOf(autor)).join(' ');
  const orders = [fullNameOf(integrante), `${integrante.apellidos} ${integrante.nombres}`];
  return written !== '' && orders.some((order) => wordsOf(order).join(' ') === written);
};

export const hasInitials = (autor: Named, { nombres, apellidos }: Integrante): boolean =>
  wordsOf(autor.apellidos).join(' ') === wordsOf(apellidos).join(' ') && areInitials(autor.nombres, nombres);

/** True if an author may be that member: also with the first of two surnames, or with some of the names, whole or as initials. */
export function mayBeSame(autor: Named, integrante: Integrante): boolean {
  if (hasFullName(autor, integrante)) return true;
  const { nombres, apellidos } = integrante;
  if (!agree(wordsOf(autor.apellidos), wordsOf(apellidos), (one, other) => one === other)) return false;
  const begins = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
  return areInitials(autor.nombres, nombres) || agree(wordsOf(autor.nombres), wordsOf(nombres), begins);
}
