/**
 * Values that a form would refuse and whose meaning is plain: they are read, and a remark says so. A form, a pasted citation and a file
 * of an import read alike. What stays unclear is left for the rule of its field.
 */
import { formatIssn, isIsbn, isIssn } from '../../contract/bibliography/checkDigits.ts';
import { isDoi, normalizeDoi } from '../../contract/bibliography/doi.ts';
import { isWebUrl, withScheme } from '../../contract/fields/webUrl.ts';
import { foldText } from '../../contract/values/foldText.ts';
import { quoted } from '../quoted.ts';
import { completedPages, type Pages, readPages, withoutPagesLabel } from './pages.ts';
import { isbnsIn, issnsIn } from './standardNumbers.ts';

/** How a value is repaired; other fields hold any text. */
type ValueKind = 'doi' | 'issn' | 'isbn' | 'web' | 'webList' | 'locator' | 'date';

const KINDS: Readonly<Record<string, ValueKind>> = {
  doi: 'doi',
  issn: 'issn',
  isbn: 'isbn',
  volumen: 'locator',
  numero: 'locator',
  pagina_inicial: 'locator',
  pagina_final: 'locator',
  urls_adicionales: 'webList',
};

/** The kind of a field of any record, by its name. */
export function valueKindOf(field: string): ValueKind | undefined {
  if (Object.hasOwn(KINDS, field)) return KINDS[field];
  if (/^(?:url|enlace)(?:_|$)/.test(field)) return 'web';
  return /(?:^|_)fecha(?:_|$)/.test(field) ? 'date' : undefined;
}

export interface Repaired {
  /** '' for a value that was left out */
  texts: Record<string, string>;
  /** by field */
  remarks: Record<string, string>;
}

const taken = (text: string, value: string): string => `«${quoted(text)}»: se tomó ${quoted(value)}`;
const leftEmpty = (text: string): string => `«${quoted(text)}»: se dejó vacío`;

/** What programs and people write for a value that is not there, folded. */
const NOTHING: ReadonlySet<string> = new Set([
  ...'none null nil nan undefined n/a n.a. na n/d n.d. nd s/n s.n. s/d s.d. s.f. s/f ninguno ninguna #n/a'.split(' '),
  ...['no aplica', 'no disponible', 'no tiene', 'no registra', 'not available', 'not applicable'],
]);
const WITHOUT = /^sin (?:doi|issn|isbn|url|enlace|link|dato|datos|fecha|volumen|numero|pagina|paginas|informacion)$/;
/** Dashes, question marks and points alone. */
const SIGNS = /^[-–—_?.*/]+$/;

const PLACEHOLDER_MAX = 30;

/** True for a text that stands for nothing in a field of numbers, dates or addresses; elsewhere it may be a word. */
function isPlaceholder(text: string): boolean {
  if (text.length > PLACEHOLDER_MAX) return false;
  const folded = foldText(text);
  return NOTHING.has(folded) || WITHOUT.test(folded) || SIGNS.test(folded);
}

/** Characters in which an identifier or an address is looked for. */
const LOOKED_AT = 1_000;

const DOI_INSIDE = /10\.\d{4,9}(?:\.\d{1,9}){0,9}\/[^\s"<>,;?#]+/i;

function repairDoi({ texts, remarks }: Repaired, field: string): void {
  const text = texts[field] ?? '';
  if (isDoi(normalizeDoi(text))) return;
  const [inside] = DOI_INSIDE.exec(text.slice(0, LOOKED_AT)) ?? [];
  if (inside !== undefined) {
    texts[field] = normalizeDoi(inside);
    remarks[field] = taken(text, texts[field]);
  } else if (isWebUrl(text.trim()) && !/\s/.test(text.trim())) {
    texts[field] = '';
    const isFree = (texts.enlace ?? '') === '';
    if (isFree) texts.enlace = text.trim();
    remarks[field] = `«${quoted(text)}» es una dirección, no un DOI${isFree ? ': se tomó como enlace' : ''}`;
  }
}

/** A number of one kind that may stand in the field of another. */
interface Standard {
  name: 'ISSN' | 'ISBN';
  isValid: (text: string) => boolean;
  within: (text: string) => string[];
  format: (number: string) => string;
}

const ISSN: Standard = { name: 'ISSN', isValid: isIssn, within: issnsIn, format: formatIssn };
const ISBN: Standard = { name: 'ISBN', isValid: isIsbn, within: isbnsIn, format: (number) => number };

function repairStandard({ texts, remarks }: Repaired, field: string, own: Standard, other: Standard): void {
  const text = texts[field] ?? '';
  if (own.isValid(text)) return;
  const [first] = own.within(text);
  if (first !== undefined) {
    texts[field] = own.format(first);
    remarks[field] = taken(text, texts[field]);
    return;
  }
  const [foreign] = other.within(text);
  if (foreign === undefined) return;
  const place = other.name.toLowerCase();
  const isFree = (texts[place] ?? '') === '';
  if (isFree) texts[place] = other.format(foreign);
  texts[field] = '';
  remarks[field] =
    `«${quoted(text)}» es un ${other.name}${isFree ? `: se tomó como ${other.name}` : `, no un ${own.name}`}`;
}

const SEVERAL_ADDRESSES = /^(https?:\/\/\S+?)[\s;,|]{1,9}(?:https?:\/\/|www\.)/i;

function repairWeb({ texts, remarks }: Repaired, field: string): void {
  const text = texts[field] ?? '';
  const [, first] = SEVERAL_ADDRESSES.exec(text.slice(0, LOOKED_AT)) ?? [];
  const address = first ?? withScheme(text);
  if (address === text) return;
  texts[field] = address;
  remarks[field] = taken(text, address);
}

function repairWebList({ texts, remarks }: Repaired, field: string): void {
  const text = texts[field] ?? '';
  const addresses = text.split(/\s+/).filter((word) => !isPlaceholder(word));
  const whole = addresses.map(withScheme);
  if (whole.every((address, index) => address === addresses[index])) return;
  texts[field] = whole.join(' ');
  remarks[field] = taken(text, texts[field]);
}

const PAGE_REMARKS: Readonly<Record<NonNullable<Pages['change']>, (text: string, pages: Pages) => [string, string]>> = {
  several: (text, { first, last }) => ['pagina_inicial', taken(text, [first, last].filter(Boolean).join(' a '))],
  completed: (text, { last }) => ['pagina_final', `«${quoted(text)}»: se completó la última página, ${last}`],
  backwards: (text) => ['pagina_final', `«${quoted(text)}»: la última página es anterior a la primera, y no se tomó`],
};

/** First and last page of two cells. The first one has both where the other does not exist: an exported record has two, as it is stored. */
function repairPages({ texts, remarks }: Repaired): void {
  const { pagina_inicial = '', pagina_final } = texts;
  if (pagina_inicial === '') return;
  const first = withoutPagesLabel(pagina_inicial);
  const last = withoutPagesLabel(pagina_final ?? '');
  const pages = pagina_final === undefined ? readPages(first) : completedPages(first, last);
  texts.pagina_inicial = pages.first;
  if (pages.last !== (pagina_final ?? '')) texts.pagina_final = pages.last;
  if (pages.change === undefined) return;
  const both = [pagina_inicial, pagina_final ?? ''].filter(Boolean).join('-');
  const [field, remark] = PAGE_REMARKS[pages.change](both, pages);
  remarks[field] = remark;
}

/** @param given texts by field, of any kind of record */
export function repairTexts(given: Readonly<Record<string, string>>): Repaired {
  const repaired: Repaired = { texts: { ...given }, remarks: {} };
  const { texts, remarks } = repaired;
  const kinds = Object.keys(given).flatMap((field) => {
    const kind = valueKindOf(field);
    return kind === undefined || (given[field] ?? '').trim() === '' ? [] : [{ field, kind }];
  });
  for (const { field } of kinds) {
    const text = given[field] ?? '';
    if (!isPlaceholder(text)) continue;
    texts[field] = '';
    remarks[field] = leftEmpty(text);
  }
  for (const { field, kind } of kinds) {
    if (texts[field] === '') continue;
    if (kind === 'doi') repairDoi(repaired, field);
    else if (kind === 'issn') repairStandard(repaired, field, ISSN, ISBN);
    else if (kind === 'isbn') repairStandard(repaired, field, ISBN, ISSN);
    else if (kind === 'web') repairWeb(repaired, field);
    else if (kind === 'webList') repairWebList(repaired, field);
  }
  repairPages(repaired);
  return repaired;
}
