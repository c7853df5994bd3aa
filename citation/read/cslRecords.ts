/** CSL-JSON as programs and Crossref write it, brought into one form. */
import { isRecord } from '../../contract/values/tolerant.ts';
import type { CitationRecord } from './citationRecord.ts';

type Raw = Readonly<Record<string, unknown>>;

/** One work, a list, or a list in `items`; Crossref answers them in `message`. */
function worksIn(parsed: unknown): unknown[] {
  const isAnswer = isRecord(parsed) && isRecord(parsed.message) && parsed.type === undefined;
  const content = isAnswer ? parsed.message : parsed;
  if (Array.isArray(content)) return content;
  return isRecord(content) && Array.isArray(content.items) ? content.items : [content];
}

/** The works of a parsed JSON; a list may have answers of Crossref. */
export const cslWorks = (parsed: unknown): unknown[] =>
  worksIn(parsed).flatMap((work) => (isRecord(work) ? worksIn(work) : [work]));

/** Crossref's types of which the portal has the same. */
const TYPES: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    'journal-article': 'article-journal',
    'book-chapter': 'chapter',
    'book-section': 'chapter',
    'book-part': 'chapter',
    'book-track': 'chapter',
    monograph: 'book',
    'edited-book': 'book',
    'reference-book': 'book',
    'book-set': 'book',
    'proceedings-article': 'paper-conference',
    'reference-entry': 'entry',
    dissertation: 'thesis',
    proceedings: 'book',
    'report-component': 'report',
  }),
);
/** The types in which the title of the book follows that of the series. */
const IN_BOOKS: ReadonlySet<string> = new Set(['chapter', 'paper-conference', 'entry']);
const HAVE_PAGES: ReadonlySet<string> = new Set(['article-journal', 'paper-conference']);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const textsOf = (value: unknown): string[] =>
  listOf(value).filter((text) => typeof text === 'string' && text.trim() !== '') as string[];

/** 'Título: subtítulo'; some titles have their subtitle already. */
function titleOf(raw: Raw): unknown {
  const [title = ''] = textsOf(raw.title);
  const [subtitle = ''] = textsOf(raw.subtitle);
  if (title === '') return raw.title;
  const isThere = subtitle === '' || title.toLowerCase().includes(subtitle.trim().toLowerCase());
  return isThere ? title : `${title.trim().replace(/[:.]$/, '')}: ${subtitle.trim()}`;
}

/** The first date that has a year: that of the issue before those of its forms. */
const issuedOf = (raw: Raw): unknown =>
  [raw.issued, raw['published-print'], raw['published-online'], raw.published].find(hasYear) ?? raw.issued;

function hasYear(date: unknown): boolean {
  if (!isRecord(date)) return false;
  const [parts] = Array.isArray(date['date-parts']) ? (date['date-parts'] as unknown[]) : [];
  return Array.isArray(parts)
    ? Boolean(parts[0])
    : [date.raw, date.literal, date.edtf].some((text) => text !== undefined);
}

const ISBN_ADDRESS = /^https?:\/\/[^/]*\/isbn\//i;

const nameOf = (person: unknown): unknown =>
  isRecord(person) && typeof person.name === 'string' && person.family === undefined && person.literal === undefined
    ? { ...person, literal: person.name }
    : person;
const namesOf = (value: unknown): unknown[] | undefined =>
  value === undefined ? undefined : listOf(value).map(nameOf);

/** An event is a name, or a record of its own. */
function eventOf({ event }: Raw): Raw {
  if (!isRecord(event)) return {};
  const { name, location, start } = event;
  return {
    event: name,
    ...(location !== undefined && { 'event-place': location }),
    ...(start !== undefined && { 'event-date': start }),
  };
}

/** A work as CSL-JSON has it. */
function toCsl(raw: Raw): Raw {
  const type = TYPES.get(raw.type) ?? raw.type;
  const containers = textsOf(raw['container-title']);
  const container = IN_BOOKS.has(String(type)) ? containers.at(-1) : containers[0];
  const [institution] = listOf(raw.institution);
  const renamed: Raw = {
    publisher: raw.publisher ?? (isRecord(institution) ? institution.name : undefined),
    'publisher-place': raw['publisher-place'] ?? raw['publisher-location'],
    edition: raw.edition ?? raw['edition-number'],
    page: raw.page ?? (HAVE_PAGES.has(String(type)) ? raw['article-number'] : undefined),
  };
  return {
    ...raw,
    ...renamed,
    ...eventOf(raw),
    type,
    title: titleOf(raw),
    'container-title': container ?? raw['container-title'],
    issued: issuedOf(raw),
    author: namesOf(raw.author),
    editor: namesOf(raw.editor),
    ISSN: textsOf(raw.ISSN).join('; ') || raw.ISSN,
    ISBN:
      textsOf(raw.ISBN)
        .map((isbn) => isbn.replace(ISBN_ADDRESS, ''))
        .join('; ') || raw.ISBN,
  };
}

/** The works of CSL-JSON or of Crossref; or the text of what is none. */
export function* readCsl(parsed: unknown): Generator<CitationRecord> {
  for (const work of cslWorks(parsed))
    yield isRecord(work) ? { record: toCsl(work) } : { unread: JSON.stringify(work) };
}
