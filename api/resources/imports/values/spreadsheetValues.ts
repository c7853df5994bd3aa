/** What a spreadsheet makes of volumes, issues, pages, ISSN and ISBN: a date, or a number without its first zeros. */
import { quoted } from '../../../../citation/quoted.ts';
import { monthOf } from '../../../../citation/read/writtenDate.ts';
import type { Remarks } from '../../../../citation/values/remarks.ts';
import { valueKindOf } from '../../../../citation/values/repair.ts';
import { formatIssn, isIsbn, isIssn } from '../../../../contract/bibliography/checkDigits.ts';
import { isDate } from '../../../../contract/fields/fields.ts';

const DAY_MONTH = /^(\d{1,2})[-/ ](\p{L}{3,4})\.?$/u;
const MONTH_YEAR = /^(\p{L}{3,4})\.?[-/ ]\d{2}$/u;
const ISO = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/;
const WITH_SLASHES = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/;

/** What a date was before: '03-abr' was 3-4. '' where that is not certain, as in English, which has two orders; null for a text that is no date. */
function beforeDate(text: string): string | null {
  const [, day, name = ''] = DAY_MONTH.exec(text) ?? [];
  const month = monthOf(name.toLowerCase());
  if (day !== undefined && month > 0) return name === name.toLowerCase() ? `${Number(day)}-${month}` : '';
  const [, first = ''] = MONTH_YEAR.exec(text) ?? [];
  const isDay = ISO.test(text) ? isDate(text.slice(0, 'YYYY-MM-DD'.length)) : WITH_SLASHES.test(text);
  return isDay || monthOf(first.toLowerCase()) > 0 ? '' : null;
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
    } else {
      texts[field] = kind === 'locator' ? found : '';
      remarks[field] = `${madeDate(text)}${texts[field] === '' ? ', y no se tomó' : `. Se tomó ${found}`}`;
    }
  }
  return { texts, remarks };
}
