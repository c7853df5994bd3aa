import { oneLineText } from '../contract/values/characters.ts';
import { type CslDate, type CslItem, type CslName, type CslType, IN_PRESS, keywordsOf, yearOf } from './csl.ts';

/** BibTeX that biblatex reads too; UTF-8, with braces around what must not change case. */

interface Entry {
  type: string;
  publisher: 'publisher' | 'institution';
  container?: 'journal' | 'booktitle';
  number?: 'issue' | 'number';
}

const ENTRIES: Record<CslType, Entry> = {
  'article-journal': { type: 'article', publisher: 'publisher', container: 'journal', number: 'issue' },
  book: { type: 'book', publisher: 'publisher' },
  chapter: { type: 'incollection', publisher: 'publisher', container: 'booktitle' },
  'paper-conference': { type: 'inproceedings', publisher: 'publisher', container: 'booktitle', number: 'issue' },
  speech: { type: 'unpublished', publisher: 'publisher' },
  software: { type: 'software', publisher: 'publisher' },
  patent: { type: 'patent', publisher: 'publisher', number: 'number' },
  report: { type: 'report', publisher: 'institution', number: 'number' },
  document: { type: 'misc', publisher: 'publisher' },
};

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
  $: '\\$',
};

const oneLine = (text: string): string => oneLineText(text).normalize('NFC');

/** TeX reads `--`, `''` and ``` `` ``` as one character each; empty braces keep them apart. */
const escapeTex = (text: string): string =>
  oneLine(text)
    .replace(/[\\{}~^&%#_$]/g, (char) => SPECIAL[char] ?? char)
    .replace(/([-'`])(?=\1)/g, '$1{}');

/** Escapes a URL or a DOI: only braces, backslashes and spaces are percent-encoded. */
const escapeVerbatim = (text: string): string => oneLine(text).replace(/[{}\\ ]/g, encodeURIComponent);

/** BibTeX takes lower case for a particle and 'and' for the end of a name. */
const SIMPLE_NAME = /^\p{Lu}[\p{L}’]*(?:[ -]\p{Lu}[\p{L}’]*)*$/u;
const SIMPLE_GIVEN = /^\p{Lu}[\p{L}.]*(?:[ -]\p{Lu}[\p{L}.]*)*$/u;
const protect = (text: string, simple: RegExp): string =>
  simple.test(oneLine(text)) ? escapeTex(text) : `{${escapeTex(text)}}`;

function nameText(name: CslName): string {
  if ('literal' in name) return `{${escapeTex(name.literal)}}`;
  const family = protect(name.family, SIMPLE_NAME);
  return name.given ? `${family}, ${protect(name.given, SIMPLE_GIVEN)}` : family;
}

const nameList = (names: readonly CslName[] | undefined): string => (names ?? []).map(nameText).join(' and ');

/** biblatex splits publishers and places at 'and'; braces prevent it. */
const single = (text: string | undefined): string => {
  const escaped = escapeTex(text ?? '');
  return /\sand\s/.test(escaped) ? `{${escaped}}` : escaped;
};

const keepCase = (text: string | undefined): string => (text ? `{${escapeTex(text)}}` : '');

const isoDate = (date: CslDate | undefined): string =>
  date?.['date-parts'][0].map((part) => String(part).padStart(2, '0')).join('-') ?? '';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function fieldsOf(item: CslItem, entry: Entry): [name: string, value: string][] {
  const month = item.issued?.['date-parts'][0][1];
  const text = (value: string | undefined): string => escapeTex(value ?? '');
  return [
    ['author', nameList(item.author)],
    ['editor', nameList(item.editor)],
    ['title', keepCase(item.title)],
    ...(entry.container ? [[entry.container, keepCase(item['container-title'])] as [string, string]] : []),
    ['date', isoDate(item.issued)],
    ['year', String(yearOf(item) ?? '')],
    ['month', MONTHS[(month ?? 0) - 1] ?? ''],
    ['pubstate', item.status === IN_PRESS ? 'inpress' : text(item.status)],
    ['volume', text(item.volume)],
    ['number', entry.number ? text(item[entry.number]) : ''],
    ['pages', (item.page ?? '').split(/[-–—]/).map(text).join('--')],
    ['edition', text(item.edition)],
    ['version', text(item.version)],
    ['type', text(item.genre)],
    [entry.publisher, single(item.publisher)],
    ['address', single(item['publisher-place'])],
    ['eventtitle', keepCase(item['event-title'])],
    ['venue', text(item['event-place'])],
    ['eventdate', isoDate(item['event-date'])],
    ['issn', text(item.ISSN)],
    ['isbn', text(item.ISBN)],
    ['doi', escapeVerbatim(item.DOI ?? '')],
    ['url', escapeVerbatim(item.URL ?? '')],
    ['language', text(item.language)],
    ['keywords', keywordsOf(item.keyword).map(text).join(', ')],
    ['abstract', text(item.abstract)],
  ];
}

/** 'gomez2024-12': unique since the id is, and the same in every export. */
function citationKey(item: CslItem): string {
  const [first] = item.author ?? [];
  const name = first ? ('literal' in first ? first.literal : first.family) : '';
  const ascii = name.normalize('NFD').replace(/[^A-Za-z]/g, '');
  return `${ascii.toLowerCase() || 'anonimo'}${yearOf(item) ?? ''}-${item.id}`;
}

function entryText(item: CslItem): string {
  const entry = ENTRIES[item.type];
  const lines = fieldsOf(item, entry)
    .filter(([, value]) => value !== '')
    // A month is the name of a macro, which is not enclosed.
    .map(([name, value]) => `  ${name} = ${name === 'month' ? value : `{${value}}`}`);
  return `@${entry.type}{${citationKey(item)},\n${lines.join(',\n')}\n}\n`;
}

export const toBibtex = (items: readonly CslItem[]): string => items.map(entryText).join('\n');
