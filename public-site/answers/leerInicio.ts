/** The home's data as get_home answers it, read tolerantly (section 7). */
import { CAMPOS_DE_INICIO } from '../../contract/camposDeInicio.ts';
import type { LogoDeConvenio } from '../../contract/entidades/convenio.ts';
import type { Inicio } from '../../contract/entidades/inicio.ts';
import { listOf, numberOf, textOf } from '../../contract/tolerant.ts';
import { camposDe } from './campos.ts';

/** What the home and the footer show. */
export interface DatosDeInicio {
  inicio: Inicio;
  logos: LogoDeConvenio[];
}

function leerLogo(answer: unknown): LogoDeConvenio {
  const campos = camposDe(answer);
  return {
    id: numberOf(campos.id),
    nombre: textOf(campos.nombre).trim(),
    logo: textOf(campos.logo).trim(),
    url_web: textOf(campos.url_web),
  };
}

/** The answer of get_home; `inicio` may come as a list of one. */
export function leerInicio(answer: unknown): DatosDeInicio {
  const { inicio, logos_convenios } = camposDe(answer);
  const campos = camposDe(Array.isArray(inicio) ? inicio[0] : inicio);
  const textos = CAMPOS_DE_INICIO.map((name) => [name, textOf(campos[name])]);
  return {
    inicio: Object.fromEntries(textos) as Inicio,
    logos: listOf(logos_convenios)
      .map(leerLogo)
      .filter(({ logo }) => logo !== ''),
  };
}
