import { quoted } from '../../../../citation/quoted.ts';

/** '9.78E+12', which a spreadsheet shows and writes for a long number. */
const SHORTENED = /^\s*[+-]?\d(?:[.,]\d+)?E\+\d+\s*$/i;
/** An ISBN of which a spreadsheet kept the first digits. */
const SHORTENED_ISBN = /^\s*97[89]\d{3}0{7}\s*$/;

/** True for a number that a spreadsheet has shortened: its other digits are lost. */
export const isShortened = (text: string): boolean => SHORTENED.test(text) || SHORTENED_ISBN.test(text);

/** Why its cell is refused. */
export const shortenedMotivo = (text: string): string =>
  `La hoja de cálculo acortó este número (${quoted(text.trim())}): escríbalo completo, con la celda en formato de texto`;
