import { dateOf, readWrittenDate, type WrittenDate } from '../writtenDate.ts';
import { latexText } from './latex.ts';

export interface Issued {
  /** as CSL-JSON has it; undefined without a date */
  issued: { 'date-parts': number[][] } | { literal: string } | undefined;
  remark: string | undefined;
}

const SOME_YEAR = /(?:1\d|20)\d{2}/;
/** A range of ISO 8601, of which the first day counts, and signs of a date that is not certain. */
const ISO_END = /(\d)(?:\/[\s\S]*|T[\s\S]*|[?~%]+)$/;

const partsOf = ({ year, month, day }: WrittenDate): number[][] | undefined =>
  year === undefined ? undefined : [[year, month, day].filter((part) => part !== undefined)];

/** Month and day of 'mar', '03', 'Mar. 12', '12 de marzo'. */
function withinYear(year: number, month: string, day: string): WrittenDate {
  if (/^\d{1,2}$/.test(month)) return dateOf(year, Number(month), Number(day));
  return month === '' ? { year } : readWrittenDate(`${day} ${month} ${year}`);
}

function ofYear(fields: ReadonlyMap<string, string>, failed: string): Issued {
  const text = (name: string) => latexText(fields.get(name) ?? '').trim();
  const [said, month] = [text('year'), text('month')];
  const [digits] = SOME_YEAR.exec(said) ?? [];
  if (digits === undefined) {
    const literal = said || failed;
    return { issued: literal === '' ? undefined : { literal }, remark: undefined };
  }
  const date = withinYear(Number(digits), month, text('day'));
  const notes = [
    failed === '' ? '' : `«${failed}» no se reconoce como fecha: se tomó el año`,
    said === digits ? '' : `«${said}»: se tomó ${digits}`,
    month === '' || date.month !== undefined ? '' : `«${month}» no se reconoce como mes: se tomó el año`,
  ].filter((note) => note !== '');
  return { issued: { 'date-parts': partsOf(date) ?? [[Number(digits)]] }, remark: notes.join('. ') || undefined };
}

/** The date of an entry: `date`, or where that cannot be read `year` with `month` and `day`. */
export function issuedOf(fields: ReadonlyMap<string, string>): Issued {
  const date = latexText(fields.get('date') ?? '').trim();
  const parts = date === '' ? undefined : partsOf(readWrittenDate(date.replace(ISO_END, '$1')));
  return parts === undefined ? ofYear(fields, date) : { issued: { 'date-parts': parts }, remark: undefined };
}
