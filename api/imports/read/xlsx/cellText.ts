import { quoted } from '../../../../citation/quoted.ts';
import { shortenedMotivo } from '../table/TableBuilder.ts';
import type { DatePrecision } from './numberFormats.ts';
import { unescapedText } from './parseXml.ts';

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;
/** Of a calculated midnight; spreadsheets have milliseconds. */
const NOISE_MS = 0.9;
/** Day 0 of the two systems. The one of 1900 counts a 29 February 1900, which did not exist. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const FALSE_LEAP_DAY = 60;
/** 31 December 9999, the last day that spreadsheets have. */
const LAST_MS = Date.UTC(9999, 11, 31) + DAY_MS;

const LENGTHS: Readonly<Record<Exclude<DatePrecision, 'time'>, number>> = { year: 4, month: 7, day: 10 };

/**
 * The text of a date that a spreadsheet stores as a number of days: 'YYYY-MM-DD', with its time if it has one ('YYYY-MM-DD
 * HH:MM'), or as much of it as the format shows. There is no time zone. null for a number that is no date.
 */
function serialDate(serial: number, precision: DatePrecision, date1904: boolean): string | null {
  if (precision === 'time' && serial >= 0 && serial < 1) return new Date(momentOf(serial)).toISOString().slice(11, 16);
  const shift = !date1904 && serial < FALSE_LEAP_DAY ? 1 : 0;
  const moment = (date1904 ? EPOCH_1904 : EPOCH_1900) + momentOf(serial + shift);
  const isDate = Number.isFinite(moment) && serial >= (date1904 ? 0 : 1) && moment < LAST_MS;
  if (!isDate || (!date1904 && Math.floor(serial) === FALSE_LEAP_DAY)) return null;
  const text = new Date(moment).toISOString();
  if (precision === 'year' || precision === 'month') return text.slice(0, LENGTHS[precision]);
  const time = text.slice(11, 16);
  return time === '00:00' ? text.slice(0, LENGTHS.day) : `${text.slice(0, LENGTHS.day)} ${time}`;
}

/** Milliseconds. Fractions of a day are not exact: they are rounded to the second, but never to the next day. */
function momentOf(days: number): number {
  const day = Math.floor(days + NOISE_MS / DAY_MS);
  const seconds = Math.round(((days - day) * DAY_MS) / SECOND_MS);
  return day * DAY_MS + Math.min(seconds * SECOND_MS, DAY_MS - SECOND_MS);
}

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
