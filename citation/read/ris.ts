import { plugins } from '@citation-js/core';
import '@citation-js/plugin-ris';
import { isDoi, normalizeDoi } from '../../contract/bibliography/doi.ts';
import { IN_PRESS } from '../csl.ts';
import { nameText, splitPeople } from '../values/people.ts';
import type { CitationRecord } from './citationRecord.ts';
import { isRisRecord, type RisRecord, risRecords } from './risTags.ts';
import { mostExact, readWrittenDate } from './writtenDate.ts';

interface Parsed {
  type?: string;
  genre?: string;
  ISSN?: string;
  ISBN?: string;
}

const PRESENTATION = 'CPAPER';
const IN_PRESS_ARTICLE = 'INPR';
/** The parser knows the editors of these types by another tag than ED. */
const EDITOR_TAGS: Record<string, string> = { BOOK: 'A3', CHAP: 'A2', CONF: 'A2', CPAPER: 'A2' };
const NAMES: ReadonlySet<string> = new Set(['AU', 'A1', 'A2', 'A3', 'A4', 'ED']);
/** The tags of which a record may have several; of others the first counts. */
const LISTS: ReadonlySet<string> = new Set([...NAMES, 'KW']);
const PARAGRAPHS: ReadonlySet<string> = new Set(['AB', 'N2']);
/** Tags in which programs write the DOI, if they have none of its own. */
const DOI_TAGS = ['DO', 'DI', 'L3', 'M3', 'N1', 'UR'];
const DATE_TAGS = ['DA', 'PY', 'Y1'];
const IN_JOURNALS: ReadonlySet<string> = new Set(['ABST', 'EJOUR', 'INPR', 'JFULL', 'JOUR', 'MGZN', 'NEWS']);
const IN_BOOKS: ReadonlySet<string> = new Set(['CHAP', 'ECHAP']);
/** SN is the number of what they are. */
const NUMBERED: ReadonlySet<string> = new Set(['CASE', 'GOVDOC', 'PAT', 'RPRT', 'STAND', 'STAT']);
/** Tags that hide the authors from the parser. */
const UNREAD: ReadonlySet<string> = new Set(['C4', 'TA', ...DATE_TAGS]);

type Tags = Record<string, string | string[]>;
type Values = ReadonlyMap<string, readonly string[]>;
type Remarks = Record<string, string>;

/** Letters, and what stands in names between them. The name of a body may hold a semicolon with other signs. */
const NAME = /^[\p{L}\p{M}\s.,'’()&-]*$/u;

/** Some programs write all names in one line. */
function namesIn(text: string): { names: string[]; isIncomplete: boolean } {
  const parts = text.split(';');
  if (parts.length > 1 && !parts.every((part) => NAME.test(part))) return { names: [text.trim()], isIncomplete: false };
  // The only remark on an item of a list is that others are missing.
  const { names, remarks } = splitPeople(text, true);
  return { names: names.map(nameText), isIncomplete: remarks.length > 0 };
}

function valuesOf({ tags, before }: RisRecord): { values: Values; isIncomplete: boolean } {
  const values = new Map<string, string[]>();
  let isIncomplete = false;
  for (const { tag, value } of [...tags, ...before]) {
    const known = values.get(tag) ?? [];
    const people = NAMES.has(tag) ? namesIn(value) : { names: [value.trim()], isIncomplete: false };
    isIncomplete ||= people.isIncomplete;
    for (const text of people.names) if (text !== '') known.push(text);
    if (known.length > 0) values.set(tag, known);
  }
  return { values, isIncomplete };
}

const first = (values: Values, ...tags: string[]): string | undefined =>
  tags.flatMap((tag) => values.get(tag) ?? [])[0];

const hasDoi = (text: string): boolean => isDoi(normalizeDoi(text));

/** A DOI in its own tag, or in one that holds other things too. */
const doiOf = (values: Values): string | undefined => DOI_TAGS.flatMap((tag) => values.get(tag) ?? []).find(hasDoi);

/** '123-130' and '130' are one range. */
function pageTags(values: Values): Record<string, string> {
  const start = first(values, 'SP', 'C7', 'AR');
  const end = first(values, 'EP');
  if (start === undefined) return {};
  return end === undefined || /\d\s*[-–—]+\s*\S/.test(start) ? { SP: start } : { SP: start, EP: end };
}

/** The tags in which the parser looks for the journal, the book and the issue. */
function placeTags(type: string, values: Values): Record<string, string> {
  const journal = IN_JOURNALS.has(type) ? first(values, 'T2', 'JF', 'JO', 'J1', 'JA', 'J2') : undefined;
  const book = IN_BOOKS.has(type) && first(values, 'TI', 'T1') !== undefined ? first(values, 'T2', 'BT') : undefined;
  const container = journal ?? book;
  const issue = type === 'CONF' ? first(values, 'M1', 'IS') : undefined;
  return { ...(container !== undefined && { T2: container }), ...(issue !== undefined && { M1: issue }) };
}

/** The values as the parser takes them: a text, or a list of texts. */
function tagsFor(type: string, values: Values): Tags {
  const tags: Tags = {};
  for (const [tag, texts] of values) {
    if (LISTS.has(tag)) tags[tag] = [...texts];
    else if (!UNREAD.has(tag)) tags[tag] = PARAGRAPHS.has(tag) ? texts.join(' ') : (texts[0] ?? '');
  }
  const editors = EDITOR_TAGS[type];
  if (editors && tags.ED && !tags[editors]) tags[editors] = tags.ED;
  const doi = doiOf(values);
  if (doi !== undefined) tags.DO = doi;
  if (hasDoi(String(tags.M3 ?? ''))) delete tags.M3;
  for (const moved of ['SP', 'EP', 'C7', 'AR']) delete tags[moved];
  return { ...tags, ...placeTags(type, values), ...pageTags(values), TY: type };
}

/** The most exact date that can be read; else the text of one. */
function dateIn(values: Values): { issued?: object; remark?: string } {
  const texts = DATE_TAGS.flatMap((tag) => values.get(tag) ?? []);
  const { year, month, day } = mostExact(texts.map(readWrittenDate));
  if (year === undefined) return texts[0] === undefined ? {} : { issued: { raw: texts[0] } };
  const other = texts.find((text) => (readWrittenDate(text).year ?? year) !== year);
  return {
    issued: { 'date-parts': [[year, month, day].filter((part) => part !== undefined)] },
    ...(other !== undefined && { remark: `El archivo dice también «${other}»: revise la fecha` }),
  };
}

/** All numbers of SN, of which one is chosen where its validity is known. */
function standardNumbers(type: string, values: Values): Pick<Parsed, 'ISSN' | 'ISBN'> {
  const numbers = values.get('SN');
  if (numbers === undefined || NUMBERED.has(type)) return {};
  return { [IN_JOURNALS.has(type) ? 'ISSN' : 'ISBN']: numbers.join('; ') };
}

const beforeRemark = ({ before }: RisRecord): string =>
  `En el archivo están antes de «TY»: ${[...new Set(before.map(({ tag }) => tag))].join(', ')}. Se tomaron para este registro`;

const GENERIC = 'GEN';

/** The parser reads nothing of a type that it does not know. */
function parse(tags: Tags): Parsed {
  const parsed = plugins.input.data(tags, '@ris/record') as Parsed;
  if (parsed.type !== undefined) return parsed;
  return { ...(plugins.input.data({ ...tags, TY: GENERIC }, '@ris/record') as Parsed), type: String(tags.TY) };
}

function readRecord(record: RisRecord): object {
  const written = record.type.toUpperCase();
  const type = written === 'JOURN' ? 'JOUR' : written;
  const { values, isIncomplete } = valuesOf(record);
  const { ISSN: _issn, ISBN: _isbn, ...parsed } = parse(tagsFor(type, values));
  const { issued, remark } = dateIn(values);
  const remarks: Remarks = {
    ...(record.before.length > 0 && { nombre: beforeRemark(record) }),
    ...(isIncomplete && { autores: 'La lista de autores está incompleta' }),
    ...(remark !== undefined && { fecha_publicacion: remark }),
  };
  return {
    ...parsed,
    ...standardNumbers(type, values),
    'event-date': undefined,
    issued,
    type: type === PRESENTATION && parsed.genre ? 'speech' : parsed.type,
    ...(type === IN_PRESS_ARTICLE && { status: IN_PRESS }),
    remarks,
  };
}

/** Reads a RIS text. A broken record does not keep the others from being read. */
export function* readRis(text: string): Generator<CitationRecord> {
  for (const found of risRecords(text)) yield isRisRecord(found) ? readOne(found) : found;
}

const textOf = ({ tags, before }: RisRecord): string =>
  [...before, ...tags].map(({ tag, value }) => `${tag}  - ${value}`).join(' ');

function readOne(record: RisRecord): CitationRecord {
  // Without a tag behind TY it is not known whose those before it are.
  if (record.tags.length === 0 && record.before.length > 0) return { unread: textOf(record) };
  try {
    return { record: readRecord(record) };
  } catch {
    return { unread: textOf(record) };
  }
}
