/** What a spreadsheet makes of volumes, issues, pages, ISSN and ISBN: a date, or a number without its first zeros. */
import { quoted } from '../../../../citation/quoted.ts';
import type { Remarks } from '../../../../citation/values/remarks.ts';
import { valueKindOf } from '../../../../citation/values/repair.ts';
import { formatIssn, isIsbn, isIssn } from '../../../../contract/bibliography/checkDigits.ts';
import { isDate } from '../../../../contract/fields/fields.ts';

const SPANISH = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const ENGLISH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const DAY_MONTH = /^(\d{1,2})[-/ ](\p{L}{3})t?\.?$/u;
const MONTH_YEAR = /^(\p{L}{3})t?\.?[-/ ](\d{2})$/u;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?: \d{2}:\d{2})?$/;
const WITH_SLASHES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const LAST_MONTH = 12;
const LAST_DAY = 31;

interface Found {
  /** what was typed; undefined where that is not certain */
  value?: string;
  /** what may have been typed */
  proposal?: string;
}

/** Numbers of a range ascend, whichever of them the spreadsheet took for the day. */
const ascending = (a: number, b: number): string => [a, b].toSorted((x, y) => x - y).join('-');

const isSpanish = (name: string): boolean => SPANISH.includes(name);
const monthOf = (name: string): number => SPANISH.indexOf(name) + 1 || ENGLISH.indexOf(name) + 1;

/** What a text that is a date was before; null for another text. */
function beforeDate(text: string): Found | null {
  const [, day, dayMonth = ''] = DAY_MONTH.exec(text) ?? [];
  if (day !== undefined && monthOf(dayMonth) > 0) {
    // In Spanish the day comes first; of English there are two orders.
    const month = monthOf(dayMonth);
    return isSpanish(dayMonth) ? { value: `${Number(day)}-${month}` } : { proposal: ascending(Number(day), month) };
  }
  const [, yearMonth = '', year] = MONTH_YEAR.exec(text) ?? [];
  if (year !== undefined && monthOf(yearMonth) > 0) {
    // '1-99' has no such month or day, and so becomes January 1999.
    const isCertain = Number(year) > (isSpanish(yearMonth) ? LAST_MONTH : LAST_DAY);
    return isCertain ? { value: `${monthOf(yearMonth)}-${year}` } : {};
  }
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear !== undefined)
    return isDate(text.slice(0, 10)) ? { proposal: ascending(Number(isoDay), Number(isoMonth)) } : null;
  const [, first, second] = WITH_SLASHES.exec(text) ?? [];
  return first === undefined ? null : { proposal: ascending(Number(first), Number(second)) };
}

const madeDate = (text: string): string => `«${quoted(text)}»: la hoja de cálculo hizo una fecha de este dato`;
const madeNumber = (text: string, value: string): string =>
  `«${quoted(text)}»: la hoja de cálculo hizo un número de este dato. Se tomó ${value}`;

/** '12.0', as programs write a whole number of a table. */
const WHOLE = /^(\d{1,15})[.,]0$/;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3}){1,4}$/;

/** The digits of a number of a spreadsheet, also without a hyphen that is at a wrong place; null for another text. */
function digitsOf(text: string): string | null {
  const plain = WHOLE.exec(text)?.[1] ?? (THOUSANDS.test(text) ? text.replaceAll(/[.,]/g, '') : text);
  return /^\d{1,14}[\dX]$/i.test(plain) ? plain : null;
}

const ISSN_DIGITS = 8;
const ISBN_10_DIGITS = 10;
/** Of fewer digits nearly any would do. */
const ISSN_LEAST = 5;

function issnOf(text: string): string | null {
  const [, head, tail = ''] = /^(\d{2,3})-(\d{3}[\dX])$/i.exec(text) ?? [];
  const digits = head === undefined ? digitsOf(text) : head + tail;
  if (digits === null || digits.length < ISSN_LEAST || isIssn(text)) return null;
  const whole = digits.padStart(ISSN_DIGITS, '0');
  return isIssn(whole) ? formatIssn(whole) : null;
}

function isbnOf(text: string): string | null {
  const digits = digitsOf(text);
  if (digits === null || isIsbn(text)) return null;
  const whole = digits.length === ISBN_10_DIGITS - 1 ? `0${digits}` : digits;
  return isIsbn(whole) ? whole : null;
}

const NUMBERS = { issn: issnOf, isbn: isbnOf, locator: (text: string) => WHOLE.exec(text)?.[1] ?? null };

type Cells = Readonly<Record<string, string>>;

/** @param cells of a table, trimmed, by field */
export function spreadsheetValues(cells: Cells): { texts: Record<string, string>; remarks: Remarks } {
  const texts: Record<string, string> = { ...cells };
  const remarks: Record<string, string> = {};
  for (const [field, text] of Object.entries(cells)) {
    const kind = valueKindOf(field);
    if (kind !== 'issn' && kind !== 'isbn' && kind !== 'locator') continue;
    const found = beforeDate(text);
    if (found === null) {
      const value = NUMBERS[kind](text);
      if (value === null) continue;
      texts[field] = value;
      remarks[field] = madeNumber(text, value);
    } else if (kind === 'locator' && found.value !== undefined) {
      texts[field] = found.value;
      remarks[field] = `${madeDate(text)}. Se tomó ${found.value}`;
      const [first = '', last = ''] = found.value.split('-');
      if (field === 'pagina_inicial' && (texts.pagina_final ?? '') === '')
        Object.assign(texts, { pagina_inicial: first, pagina_final: last });
    } else {
      const proposal = kind === 'locator' && found.proposal !== undefined ? `: puede ser ${found.proposal}` : '';
      texts[field] = '';
      remarks[field] = `${madeDate(text)}, y no se tomó${proposal}`;
    }
  }
  return { texts, remarks };
}
