import type { PublicConvenio } from '../../contract/entities/convenio.ts';
import type { Inicio } from '../../contract/entities/inicio.ts';
import { readConvenio } from '../../contract/wire/convenio.ts';
import { readInicio } from '../../contract/wire/inicio.ts';
import { fieldsOf, listOf, recordIn } from '../../contract/wire/tolerant.ts';
import { trimTexts } from './trimTexts.ts';

/** What the home and the footer show. */
export interface InicioData {
  inicio: Inicio;
  logos: PublicConvenio[];
}

function readLogo(wire: unknown): PublicConvenio {
  const { id, nombre, logo, url_web } = trimTexts(readConvenio(wire));
  return { id, nombre, logo, url_web };
}

/** The answer of get_home; `inicio` may come as a list of one. */
export function parseInicio(answer: unknown): InicioData {
  return {
    inicio: readInicio(recordIn(answer, 'inicio')),
    logos: listOf(fieldsOf(answer).logos_convenios)
      .map(readLogo)
      .filter(({ logo }) => logo !== ''),
  };
}
