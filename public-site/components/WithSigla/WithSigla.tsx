import { Fragment } from 'react';
import { withSigla } from '../../../contract/identidad/identidad.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { explainedSigla } from './explainedSigla.ts';

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
