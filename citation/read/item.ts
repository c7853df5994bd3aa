import { formatOrcid, isOrcid } from '../../contract/bibliography/checkDigits.ts';
import { withoutResolver } from '../../contract/bibliography/doi.ts';
import { isRecord } from '../../contract/values/tolerant.ts';
import {
  type CslDate,
  type CslItem,
  type CslName,
  type CslType,
  type DateParts,
  IN_PRESS,
  isCslType,
  keywordsOf,
  TEXT_VARIABLES,
  type TextVariable,
} from '../csl.ts';
import { incompleteList, isEtAl } from '../values/etAl.ts';
import { pagesText } from '../values/pages.ts';
import { readMarkup, readText } from './text.ts';
import { dateOf, readWrittenDate } from './writtenDate.ts';

/** Reads CSL-JSON from anywhere into the portal's item; what it does not hold is left out. */

type Raw = Record<string, unknown>;

/** Types that the record does not have, and the nearest that it has. */
const NEAREST: Record<string, CslType> = {
  article: 'article-journal',
  'article-magazine': 'article-journal',
  'article-newspaper': 'article-journal',
  review: 'article-journal',
  'review-book': 'article-journal',
  entry: 'chapter',
  'entry-dictionary': 'chapter',
  'entry-encyclopedia': 'chapter',
  classic: 'book',
  thesis: 'report',
};

function readType(raw: Raw): CslType {
  const type = readText(raw.type) ?? '';
  if (isCslType(type)) return type;
  if (type === 'manuscript' && raw['event-title']) return 'speech';
  return Object.hasOwn(NEAREST, type) ? (NEAREST[type] ?? 'document') : 'document';
}

const readOrcid = (raw: Raw): { ORCID?: string } => {
  const orcid = formatOrcid(readText(raw.ORCID) ?? '');
  return isOrcid(orcid) ? { ORCID: orcid } : {};
};

function readName(raw: unknown): CslName | undefined {
  if (!isRecord(raw)) return undefined;
  const orcid = readOrcid(raw);
  const literal = readText(raw.literal);
  if (literal) return { literal, ...orcid };
  const parts = [raw['dropping-particle'], raw['non-dropping-particle'], raw.family, raw.suffix];
  const family = parts.map(readText).filter(Boolean).join(' ');
  const given = readText(raw.given);
  if (!family) return given ? { literal: given, ...orcid } : undefined;
  return given ? { family, given, ...orcid } : { family, ...orcid };
}

const wholeName = (name: CslName): string =>
  'literal' in name ? name.literal : [name.given ?? '', name.family].join(' ').trim();

/** The names without those that stand for others, and a remark on them. */
function readNames(raw: unknown): { names: CslName[] | undefined; remark: string | undefined } {
  const all = (Array.isArray(raw) ? raw : []).map(readName).filter((name) => name !== undefined);
  const names = all.filter((name) => !isEtAl(wholeName(name)));
  const others = all.find((name) => isEtAl(wholeName(name)));
  return {
    names: names.length > 0 ? names : undefined,
    remark: others === undefined ? undefined : incompleteList(wholeName(others)),
  };
}

function cslDateOf(values: readonly unknown[]): CslDate | undefined {
  const [year = 0, month, day] = values.map(Number);
  if (!Number.isInteger(year) || year < 1 || year > 9999) return undefined;
  const { month: inYear, day: inMonth } = dateOf(year, month, day);
  const parts: DateParts =
    inYear === undefined ? [year] : inMonth === undefined ? [year, inYear] : [year, inYear, inMonth];
  return { 'date-parts': [parts] };
}

function readDate(raw: unknown): CslDate | undefined {
  if (!isRecord(raw)) return undefined;
  const parts = raw['date-parts'];
  if (Array.isArray(parts) && Array.isArray(parts[0])) return cslDateOf(parts[0]);
  const { year, month, day } = readWrittenDate(readText(raw.raw ?? raw.literal ?? raw.edtf) ?? '');
  return cslDateOf([year, month, day].filter((part) => part !== undefined));
}

const LANGUAGES: Record<string, string> = {
  spa: 'es',
  eng: 'en',
  por: 'pt',
  fre: 'fr',
  fra: 'fr',
  ger: 'de',
  deu: 'de',
  ita: 'it',
  spanish: 'es',
  español: 'es',
  english: 'en',
  american: 'en',
  british: 'en',
  portuguese: 'pt',
  brazilian: 'pt',
  french: 'fr',
  german: 'de',
  italian: 'it',
};

const REPAIRS: Partial<Record<TextVariable, (text: string) => string>> = {
  page: pagesText,
  status: (text) => (text.replaceAll(' ', '') === 'inpress' ? IN_PRESS : text),
  keyword: (text) => keywordsOf(text).join(', '),
  language: (text) => LANGUAGES[text.toLowerCase()] ?? text,
  DOI: withoutResolver,
};

function readTexts(raw: Raw): Partial<Record<TextVariable, string>> {
  const texts: Partial<Record<TextVariable, string>> = {};
  for (const variable of TEXT_VARIABLES) {
    const value = raw[variable];
    const whole = Array.isArray(value) ? value.join(', ') : value;
    // An abstract keeps its tags: a block becomes a line.
    const text = variable === 'abstract' ? readMarkup(whole) : readText(whole);
    const repaired = text && (REPAIRS[variable]?.(text) ?? text);
    if (repaired) texts[variable] = repaired;
  }
  return texts;
}

/** The number of an electronic article stands for its pages. */
function withPages(item: CslItem): CslItem {
  const { number, ...rest } = item;
  if (item.type !== 'article-journal' || !number) return item;
  return { ...rest, page: item.page ?? number };
}

function readRemarks(
  raw: unknown,
  own: Readonly<Record<string, string | undefined>>,
): Record<string, string> | undefined {
  const remarks = Object.entries({ ...own, ...(isRecord(raw) ? raw : {}) }).filter(
    ([, remark]) => typeof remark === 'string',
  );
  return remarks.length === 0 ? undefined : (Object.fromEntries(remarks) as Record<string, string>);
}

/** Undefined for what is no record; '' for a title that it lacks. */
export function readAnyItem(record: unknown, index: number): CslItem | undefined {
  if (!isRecord(record)) return undefined;
  const raw: Raw = { ...record, 'event-title': record['event-title'] ?? record.event };
  const dates = { issued: readDate(raw.issued), 'event-date': readDate(raw['event-date']) };
  const [author, editor] = [readNames(raw.author), readNames(raw.editor)];
  const names = { author: author.names, editor: editor.names };
  const remarks = readRemarks(raw.remarks, { autores: author.remark, editores: editor.remark });
  const known = Object.entries({ ...names, ...dates, remarks }).filter(([, value]) => value !== undefined);
  return withPages({
    id: readText(raw.id) ?? String(index + 1),
    type: readType(raw),
    title: readText(raw.title) ?? '',
    ...Object.fromEntries(known),
    ...readTexts(raw),
  });
}

/** Undefined for what has no title. */
export function readItem(record: unknown, index: number): CslItem | undefined {
  const item = readAnyItem(record, index);
  return item?.title === '' ? undefined : item;
}
