import { quoted } from '../../../../citation/quoted.ts';
import { shortenedMotivo } from '../table/TableBuilder.ts';
import type { DatePrecision } from './numberFormats.ts';
import { unescapedText } from './parseXml.ts';
import { serialDate } from './serialDate.ts';

/** A cell as the file stores it: `v` its value, `is` its own text. */
export interface StoredCell {
  type: string;
  style: number;
  value: string;
  ownText: string;
  hasFormula: boolean;
}

export interface CellContext {
  sharedStrings: readonly string[];
  dateStyles: readonly (DatePrecision | undefined)[];
  date1904: boolean;
}

export interface CellText {
  text: string;
  /** why the cell is refused */
  motivo?: string;
}

/** Digits of a number that spreadsheets keep; of a longer one the last are lost. */
const EXACT_DIGITS = 15;
const EXACT_MAX = 10 ** EXACT_DIGITS;

const NO_VALUE = 'Esta fórmula no tiene un valor guardado: abra el archivo en la hoja de cálculo y guárdelo de nuevo';
const NO_DATE = 'El número de esta celda no es una fecha';
const NO_TEXT = 'El texto de esta celda falta en el archivo';

function numberText({ value, style }: StoredCell, { dateStyles, date1904 }: CellContext): CellText {
  const number = Number(value);
  if (Number.isNaN(number)) return { text: value };
  const precision = dateStyles[style];
  if (precision !== undefined) {
    const text = serialDate(number, precision, date1904);
    return text === null ? { text: value, motivo: NO_DATE } : { text };
  }
  if (Math.abs(number) >= EXACT_MAX) return { text: value, motivo: shortenedMotivo(value) };
  return { text: String(Number(number.toPrecision(EXACT_DIGITS))) };
}

/** '2024-03-05T00:00:00' of a cell whose value is a date in text. */
const isoText = (value: string): string => value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' ');

/** The text that a cell shows, or its stored value where that says more. */
export function cellText(cell: StoredCell, context: CellContext): CellText {
  const { type, value, ownText, hasFormula } = cell;
  switch (type) {
    case 's': {
      const text = value === '' ? '' : context.sharedStrings[Number(value)];
      return text === undefined ? { text: '', motivo: NO_TEXT } : { text };
    }
    case 'inlineStr':
      return { text: unescapedText(ownText) };
    case 'str':
      return { text: unescapedText(value) };
    case 'b':
      return { text: value === '1' ? 'Sí' : value === '' ? '' : 'No' };
    case 'e':
      return { text: value, motivo: `La hoja de cálculo muestra el error ${quoted(value)}` };
    case 'd':
      return { text: isoText(value) };
    default:
      if (value === '') return hasFormula ? { text: '', motivo: NO_VALUE } : { text: '' };
      return numberText(cell, context);
  }
}
