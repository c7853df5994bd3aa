import type { SiteIdentidad } from '../../../contract/identidad/identidad.ts';
import { foldText } from '../../../contract/values/foldText.ts';

const lettersOf = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

const initialsOf = (words: readonly string[]): string => lettersOf(words.map((word) => [...word][0] ?? '').join(''));

/** The institution whose initials the sigla is, with or without small words such as 'de'; '' if they are not its initials. */
export function explainedSigla({ sigla, institucion }: Pick<SiteIdentidad, 'sigla' | 'institucion'>): string {
  const letters = lettersOf(sigla);
  const words = institucion.split(/[\s-]+/).filter((word) => word !== '');
  const large = words.filter((word) => /^\p{Lu}/u.test(word));
  return letters !== '' && (initialsOf(words) === letters || initialsOf(large) === letters) ? institucion : '';
}
