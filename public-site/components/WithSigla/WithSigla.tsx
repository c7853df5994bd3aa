import { Fragment } from 'react';
import { type SiteIdentidad, withSigla } from '../../../contract/identidad/identidad.ts';
import { foldText } from '../../../contract/values/foldText.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';

const lettersOf = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

const initialsOf = (words: readonly string[]): string => lettersOf(words.map((word) => [...word][0] ?? '').join(''));

/** The institution whose initials the sigla is, with or without small words such as 'de'; '' if they are not its initials. */
export function explainedSigla({ sigla, institucion }: Pick<SiteIdentidad, 'sigla' | 'institucion'>): string {
  const letters = lettersOf(sigla);
  const words = institucion.split(/[\s-]+/).filter((word) => word !== '');
  const large = words.filter((word) => /^\p{Lu}/u.test(word));
  return letters !== '' && (initialsOf(words) === letters || initialsOf(large) === letters) ? institucion : '';
}

/** A text of the identity with its sigla, which is explained if it is the initials of the institution. @param text with '{sigla}' */
export function WithSigla({ text }: { text: string }) {
  const identidad = useIdentidad();
  const institucion = explainedSigla(identidad);
  if (institucion === '') return withSigla(text, identidad);
  const [first = '', ...others] = text.split('{sigla}');
  return (
    <>
      {first}
      {others.map((after, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
        <Fragment key={index}>
          <abbr title={institucion}>{identidad.sigla}</abbr>
          {after}
        </Fragment>
      ))}
    </>
  );
}
