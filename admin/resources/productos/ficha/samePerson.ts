/** Whether the name of an author is that of a member. */
import type { Persona } from '../../../../contract/bibliography/persona.ts';
import { foldText } from '../../../../contract/values/foldText.ts';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import type { Integrante } from '../../../../dataProvider/resources/integrantes.ts';

type Named = Pick<Persona, 'nombres' | 'apellidos'>;

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

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
