import '@citation-js/plugin-bibtex';
import { plugins } from '@citation-js/core';
import { quoted } from '../quoted.ts';
import { joinRemarks } from '../values/remarks.ts';
import { ARTICLE_NUMBERS } from './bibtex/articleNumbers.ts';
import { type BibtexEntry, entryTexts, keyIn, readEntry, readStrings, typeOf } from './bibtex/entries.ts';
import { issuedOf } from './bibtex/issued.ts';
import { LITERAL_BRACES, latexText, readLatex } from './bibtex/latex.ts';
import { readNames } from './bibtex/names.ts';
import type { CitationRecord } from './citationRecord.ts';

const COMMAND_AROUND = /^\\(?:url|href|nolinkurl|path|doi)\s*\{([^{}]*)\}[\s\S]*$/;
const FORMULA = /\$[^$\s]{1,40}\$/g;
const NAMED = /\\[a-zA-Z]{2,30}\s?(?:\{\})?/g;
const TILDE = /\\~(?:\{\})?/g;
const ESCAPED = /\\([%&#$_{}^\\-])/g;

/** An address or a DOI, which is no text: '%2F' and '_' stay what they are, and what LaTeX escapes is not escaped. */
const verbatimText = (value: string): string =>
  value
    .trim()
    .replace(COMMAND_AROUND, '$1')
    .replaceAll(FORMULA, latexText)
    .replaceAll(TILDE, '~')
    .replaceAll(NAMED, latexText)
    .replaceAll(/[{}]/g, '')
    .replaceAll(ESCAPED, '$1')
    // A broken line is joined; Mendeley writes several addresses in one field.
    .split(/\s{1,9}(?=https?:\/\/)/)
    .map((part) => part.replaceAll(/\s+/g, ''))
    .join(' ');

interface ParsedName {
  family?: string;
  given?: string;
  _orcid?: string;
}

interface Parsed {
  author?: ParsedName[];
  editor?: ParsedName[];
  page?: string;
}

const { fieldTypes } = (plugins.config.get('@bibtex') as { constants: { fieldTypes: Record<string, string[]> } })
  .constants;

const isNames = (field: string): boolean => Object.hasOwn(fieldTypes, field) && fieldTypes[field]?.[1] === 'name';
const isList = (field: string): boolean => Object.hasOwn(fieldTypes, field) && fieldTypes[field]?.[0] === 'list';

/** Read here: the parser would change addresses, refuse months and cut pages. */
const OWN = new Set(['doi', 'url', 'date', 'year', 'month', 'day', 'pages']);
/** The field of a product that a remark on a field of BibTeX belongs to. */
const REMARKED: Readonly<Record<string, string>> = {
  title: 'nombre',
  subtitle: 'nombre',
  author: 'autores',
  editor: 'editores',
  journal: 'revista',
  journaltitle: 'revista',
  booktitle: 'titulo_libro',
  publisher: 'editorial',
  address: 'ciudad',
  abstract: 'resumen',
  keywords: 'palabras_clave',
  school: 'institucion',
  institution: 'institucion',
};

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  [LITERAL_BRACES['{']]: '\\{',
  [LITERAL_BRACES['}']]: '\\}',
};
const IN_NAMES = /[\\~^$%&#_\uE000\uE001]/g;

/** Between two signs that would become one. */
const LIGATURE = /(?<=[-'`!?])(?=[-'`])/g;

/** A plain text as the parser reads it back. @param signs those that mean something to it */
const escaped = (text: string, signs = /[\\~^{}$%&#_]/g): string =>
  text.replaceAll(signs, (sign) => SPECIAL[sign] ?? `\\${sign}`).replaceAll(LIGATURE, '{}');

interface Properties {
  properties: Record<string, string>;
  annotations: Record<string, Record<string, string>>;
  remarks: Record<string, string>;
}

const leftLatex = (text: string): string => `«${quoted(text)}»: quedó código de LaTeX`;

function propertiesOf({ fields }: BibtexEntry): Properties {
  const read: Properties = { properties: {}, annotations: {}, remarks: {} };
  const remark = (field: string, text: string) => {
    const name = REMARKED[field];
    if (name !== undefined) read.remarks = joinRemarks(read.remarks, { [name]: text });
  };
  for (const [field, value] of fields) {
    const [annotated = '', name] = field.split(/\+an(?::|$)/);
    if (name !== undefined)
      read.annotations[annotated] = { ...read.annotations[annotated], [name || 'default']: value };
    else if (isNames(field)) {
      const names = readNames(value);
      read.properties[field] = escaped(names.text, IN_NAMES);
      if (names.remark !== undefined) remark(field, names.remark);
      if (names.isLeft) remark(field, leftLatex(names.text));
    } else if (!OWN.has(field) && !ARTICLE_NUMBERS.includes(field)) {
      const { text: whole, isLeft } = readLatex(value);
      const text = whole.trim();
      read.properties[field] = isList(field) ? `{${escaped(text)}}` : escaped(text);
      if (isLeft) remark(field, leftLatex(text));
    }
  }
  return read;
}

/** The parser returns an organization's name, in braces, as a family name. */
const withBodies = (names: ParsedName[] | undefined) =>
  names?.map(({ _orcid: ORCID, ...name }) =>
    name.given === undefined ? { literal: name.family, ORCID } : { ...name, ORCID },
  );

const labelled = ({ type, key }: BibtexEntry, { properties, annotations }: Properties) => ({
  type,
  label: key,
  properties,
  annotations,
});

function recordOf(entry: BibtexEntry, parent: BibtexEntry | undefined): object {
  const { fields } = entry;
  const properties = propertiesOf(entry);
  const titleOfParent = parent?.fields.get('booktitle') ?? parent?.fields.get('title');
  if (titleOfParent !== undefined && !fields.has('booktitle') && entry.type !== 'article')
    properties.properties.booktitle = escaped(latexText(titleOfParent).trim());
  const entries = [
    labelled(entry, properties),
    ...(parent === undefined ? [] : [labelled(parent, propertiesOf(parent))]),
  ];
  const [parsed = {}] = plugins.input.data(entries, '@biblatex/entries+list') as Parsed[];
  const inherited = (name: string) => fields.get(name) ?? parent?.fields.get(name) ?? '';
  const { issued, remark } = issuedOf(fields.has('year') || fields.has('date') ? fields : (parent?.fields ?? fields));
  const number = ARTICLE_NUMBERS.map((name) => fields.get(name)).find((value) => value !== undefined);
  const page = latexText(fields.get('pages') ?? number ?? '').trim();
  return {
    ...parsed,
    author: withBodies(parsed.author),
    editor: withBodies(parsed.editor),
    issued,
    page: page || undefined,
    DOI: verbatimText(inherited('doi')) || undefined,
    URL: verbatimText(fields.get('url') ?? '') || (parsed as { URL?: string }).URL,
    remarks: remark === undefined ? properties.remarks : { ...properties.remarks, fecha_publicacion: remark },
  };
}

const IGNORED = new Set(['string', 'preamble', 'comment']);

const CROSSREF = /\bcrossref\s{0,9}=\s{0,9}[{"]([^{}",]{1,300})[}"]/gi;
const keyOf = (text: string): string => text.trim().toLowerCase();

/** The entries that others name as the work that they are a part of, by their keys in lower case. */
function parentsOf(
  text: string,
  works: readonly string[],
  strings: ReadonlyMap<string, string>,
): ReadonlyMap<string, BibtexEntry> {
  const named = new Set([...text.matchAll(CROSSREF)].map(([, key = '']) => keyOf(key)));
  const parents = new Map<string, BibtexEntry>();
  for (const each of named.size === 0 ? [] : works) {
    const key = keyOf(keyIn(each));
    if (!named.has(key)) continue;
    try {
      parents.set(key, readEntry(each, strings));
    } catch {
      // Named as unread where its own record is read.
    }
  }
  return parents;
}

/** Reads BibTeX, of a file or pasted. A broken entry does not keep the others from being read. */
export function* readBibtex(text: string): Generator<CitationRecord> {
  const strings = new Map<string, string>();
  const texts = entryTexts(text);
  for (const each of texts.filter((each) => typeOf(each) === 'string'))
    for (const [name, value] of readStrings(each, strings)) strings.set(name, value);
  const works = texts.filter((each) => !IGNORED.has(typeOf(each)));
  const parents = parentsOf(text, works, strings);
  for (const each of works) {
    try {
      const entry = readEntry(each, strings);
      yield { record: recordOf(entry, parents.get(keyOf(entry.fields.get('crossref') ?? ''))) };
    } catch {
      yield { unread: each };
    }
  }
}
