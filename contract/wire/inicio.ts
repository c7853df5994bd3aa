import type { Cifras } from '../entities/cifras.ts';
import type { Inicio } from '../entities/inicio.ts';
import type { PublicPagina } from '../entities/pagina.ts';
import { COUNTED } from '../resources/siteResources.ts';
import { INICIO_FIELDS } from '../values/inicioFields.ts';
import { fieldsOf, firstId, listOf, numberOf, readIn, recordIn, textsIn, trimmedText } from '../values/tolerant.ts';
import { readConvenio } from './convenio.ts';
import { readNoticias } from './noticia.ts';
import { readPagina } from './pagina.ts';

export function readInicio(wire: unknown): Inicio {
  return textsIn(fieldsOf(wire), ...INICIO_FIELDS);
}

export interface Lider {
  id: number;
  nombre: string;
}

/** The member who leads the group; null without one. */
function readLider(answer: unknown): Lider | null {
  const lider = fieldsOf(recordIn(answer, 'lider'));
  const id = firstId(lider, 'id');
  return id === null ? null : { id, nombre: trimmedText(lider.nombre) };
}

/** Where the footer finds the data policy among the pages of the portal; null without one. */
function readPrivacidad(answer: unknown): Pick<PublicPagina, 'direccion' | 'idioma'> | null {
  const pagina = readIn(answer, 'privacidad', readPagina);
  return pagina && { direccion: pagina.direccion.toLowerCase(), idioma: pagina.idioma };
}

/** Reads the figures in the answer of the home; null if it has none, as that of another server. */
function readCifras(home: unknown): Cifras | null {
  const { cifras } = fieldsOf(home);
  if (cifras === undefined) return null;
  const wire = fieldsOf(cifras);
  const counts = Object.fromEntries(COUNTED.map((name) => [name, numberOf(wire[name])]));
  return { ...counts, desde: trimmedText(wire.desde) } as Cifras;
}

/** What the home shows. `inicio` may be a list of one; agreements without a logo are not shown. */
export function readHome(answer: unknown) {
  return {
    inicio: readIn(answer, 'inicio', readInicio) ?? readInicio({}),
    logos: listOf(fieldsOf(answer).logos_convenios)
      .map(readConvenio)
      .filter(({ logo }) => logo !== ''),
    lider: readLider(answer),
    privacidad: readPrivacidad(answer),
    /** the day of the last change, or '' */
    actualizado: trimmedText(fieldsOf(answer).actualizado),
    cifras: readCifras(answer),
    noticias: readNoticias(answer),
  };
}
export type Home = ReturnType<typeof readHome>;
