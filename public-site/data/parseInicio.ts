import type { PublicConvenio } from '../../contract/entities/convenio.ts';
import type { Inicio } from '../../contract/entities/inicio.ts';
import { fieldsOf, listOf, recordIn } from '../../contract/values/tolerant.ts';
import { readConvenio } from '../../contract/wire/convenio.ts';
import { readInicio } from '../../contract/wire/inicio.ts';
import { trimTexts } from './trimTexts.ts';

export interface InicioData {
  inicio: Inicio;
  logos: PublicConvenio[];
  /** the whole answer, for lazy blocks that show records of it */
  answer: unknown;
}

function readLogo(wire: unknown): PublicConvenio {
  const { descripcion, activo, version, ...logo } = trimTexts(readConvenio(wire));
  return logo;
}

/** Parses the response of get_home; `inicio` may be a list of one. */
export function parseInicio(response: unknown): InicioData {
  return {
    inicio: readInicio(recordIn(response, 'inicio')),
    logos: listOf(fieldsOf(response).logos_convenios)
      .map(readLogo)
      .filter(({ logo }) => logo !== ''),
    answer: response,
  };
}
