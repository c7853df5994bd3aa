import { oneLineText } from '../contract/values/characters.ts';
import {
  type CslDate,
  type CslItem,
  type CslName,
  type CslType,
  IN_PRESS,
  keywordsOf,
  type TextVariable,
  yearOf,
} from './csl.ts';

/** RIS as EndNote's table of tags has it; one line a field, since readers take a broken line for two words. */

type Tags = readonly [tag: string, variable: TextVariable][];

interface Reference {
  type: string;
  editor?: 'A2' | 'A3';
  tags: Tags;
}

const PUBLISHED: Tags = [
  ['PB', 'publisher'],
  ['CY', 'publisher-place'],
  ['ET', 'edition'],
];
const PRESENTED: Tags = [
  ['T2', 'event-title'],
  ['CY', 'event-place'],
  ['PB', 'publisher'],
  ['C1', 'publisher-place'],
];

const REFERENCES: Record<CslType, Reference> = {
  'article-journal': {
    type: 'JOUR',
    tags: [
      ['T2', 'container-title'],
      ['VL', 'volume'],
      ['IS', 'issue'],
      ['SN', 'ISSN'],
      ['M3', 'genre'],
    ],
  },
  book: {
    type: 'BOOK',
    editor: 'A3',
    tags: [...PUBLISHED, ['VL', 'volume'], ['SN', 'ISBN'], ['M3', 'genre']],
  },
  chapter: {
    type: 'CHAP',
    editor: 'A2',
    tags: [['T2', 'container-title'], ...PUBLISHED, ['VL', 'volume'], ['SN', 'ISBN']],
  },
  'paper-conference': {
    type: 'CONF',
    editor: 'A2',
    tags: [['C3', 'container-title'], ...PRESENTED, ['VL', 'volume'], ['M1', 'issue'], ['SN', 'ISBN']],
  },
  speech: { type: 'CPAPER', editor: 'A2', tags: [...PRESENTED, ['M3', 'genre']] },
  software: {
    type: 'COMP',
    tags: [
      ['PB', 'publisher'],
      ['CY', 'publisher-place'],
      ['ET', 'version'],
      ['M3', 'genre'],
    ],
  },
  patent: {
    type: 'PAT',
    tags: [
      ['SN', 'number'],
      ['C6', 'status'],
      ['M3', 'genre'],
    ],
  },
  report: { type: 'RPRT', tags: [...PUBLISHED, ['SN', 'number'], ['M3', 'genre']] },
  document: { type: 'GEN', tags: [...PUBLISHED, ['M1', 'number'], ['M3', 'genre']] },
};

const COMMON: Tags = [
  ['AB', 'abstract'],
  ['DO', 'DOI'],
  ['UR', 'URL'],
  ['LA', 'language'],
];
const WITHOUT_PAGES = new Set<CslType>(['book', 'software', 'speech']);
const IN_PRESS_ARTICLE = 'INPR';

/** A comma ends the surname. */
const nameText = (name: CslName): string => {
  if ('literal' in name) return name.literal;
  return name.given ? `${name.family}, ${name.given}` : name.family;
};

/** '2024/03/12/', with what is not known left empty. */
function dateText(date: CslDate | undefined): string {
  if (!date) return '';
  const [year, month, day] = date['date-parts'][0];
  const twoDigits = (part: number | undefined) => (part === undefined ? '' : String(part).padStart(2, '0'));
  return `${year}/${twoDigits(month)}/${twoDigits(day)}/`;
}

function pageFields({ type, page }: CslItem): [string, string][] {
  if (!page || WITHOUT_PAGES.has(type)) return [];
  const range = /^([^-–—,]+)[-–—]([^-–—,]+)$/.exec(page);
  return range
    ? [
        ['SP', range[1] ?? ''],
        ['EP', range[2] ?? ''],
      ]
    : [['SP', page]];
}

function fieldsOf(item: CslItem): [tag: string, value: string][] {
  const { type, editor, tags } = REFERENCES[item.type];
  const inPress = item.type === 'article-journal' && item.status === IN_PRESS;
  const people = (tag: string, names: readonly CslName[] = []) =>
    names.map((name): [string, string] => [tag, nameText(name)]);
  return [
    ['TY', inPress ? IN_PRESS_ARTICLE : type],
    ['ID', item.id],
    ['TI', item.title],
    ...people('AU', item.author),
    ...(editor ? people(editor, item.editor) : []),
    ['PY', String(yearOf(item) ?? '')],
    ['DA', dateText(item.issued)],
    ...[...tags, ...COMMON].map(([tag, variable]): [string, string] => [tag, item[variable] ?? '']),
    ...pageFields(item),
    ...keywordsOf(item.keyword).map((word): [string, string] => ['KW', word]),
  ];
}

const LINE_END = '\r\n';

function referenceText(item: CslItem): string {
  const lines = fieldsOf(item)
    .map(([tag, value]) => [tag, oneLineText(value).normalize('NFC')])
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `${tag}  - ${value}`);
  return [...lines, 'ER  - ', ''].join(LINE_END);
}

export const toRis = (items: readonly CslItem[]): string => items.map(referenceText).join(LINE_END);
