import { foldText } from '../../../../contract/values/foldText.ts';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import type { Integrante } from '../../../../dataProvider/resources/integrantes.ts';
import { wholeListBy } from '../../../components/useWholeList.ts';

/** The query of all members. */
export const ALL_INTEGRANTES = wholeListBy('nombres');

const OFFERED_MAX = 8;

/** The members whose names hold every word of a text, in any order; all of them for an empty text. */
export function matchIntegrantes(
  integrantes: readonly Integrante[],
  text: string,
  excluded: readonly number[],
): Integrante[] {
  const words = foldText(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const matches = (integrante: Integrante) => {
    const name = foldText(fullNameOf(integrante));
    return !excluded.includes(integrante.id) && words.every((word) => name.includes(word));
  };
  return integrantes.filter(matches).slice(0, OFFERED_MAX);
}
