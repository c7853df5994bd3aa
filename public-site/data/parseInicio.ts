import type { PublicConvenio } from '../../contract/entities/convenio.ts';
import type { Inicio } from '../../contract/entities/inicio.ts';
import { fieldsOf, listOf, recordIn, textOf } from '../../contract/values/tolerant.ts';
import { readConvenio } from '../../contract/wire/convenio.ts';
import { type Lider, readInicio, readLider } from '../../contract/wire/inicio.ts';
import { trimTexts } from './trimTexts.ts';

export interface InicioData {
  inicio: Inicio;
  logos: PublicConvenio[];
  /** the member who leads the group, or null */
  lider: Lider | null;
  /** the day of the last change, or '' */
  actualizado: string;
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
    lider: readLider(response),
    actualizado: textOf(fieldsOf(response).actualizado),
    answer: response,
  };
}
