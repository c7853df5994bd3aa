import { nameOfPersona, type Persona } from '../../../contract/bibliography/persona.ts';
import { yearOfDate } from '../../../i18n/dates.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';

const texts = siteTexts.productos;

/** More authors than this are counted. */
const SHOWN = 3;

/** 'Ana Núñez, Luis Gómez, Eva Ruiz y 4 más'; '' without authors. */
export function shortAuthors(autores: readonly Persona[]): string {
  const names = autores.slice(0, SHOWN).map(nameOfPersona).join(', ');
  return autores.length > SHOWN ? texts.andMore(names, autores.length - SHOWN) : names;
}

interface Dated {
  fecha_publicacion: string;
  en_prensa: number;
}

/** The year, or 'En prensa' of a product that has none yet; '' if neither is known. */
export const yearText = ({ fecha_publicacion, en_prensa }: Dated): string =>
  yearOfDate(fecha_publicacion) || (en_prensa === 1 ? texts.enPrensa : '');

/** 'Ana Núñez · 2026'; '' if nothing is known. */
export const authorsAndYear = (producto: Dated & { autores: readonly Persona[] }): string =>
  [shortAuthors(producto.autores), yearText(producto)].filter(Boolean).join(' · ');
