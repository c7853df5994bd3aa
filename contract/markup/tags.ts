/** The HTML that the API stores, the site shows and the editor writes. */
import { HTML_TAGS } from '../values/constants.ts';

/** The element around the whole text, which is no part of it. */
export const TEXT_ROOT = '';

/** The elements that hold blocks. */
const BLOCK_HOLDERS = [TEXT_ROOT, 'li', 'blockquote', 'th', 'td'];

const CELL_ATTRIBUTES = ['colspan', 'rowspan'];

interface TextTag {
  readonly attributes?: readonly string[];
  /** the elements in which alone it may stand; by default, all that hold text */
  readonly parents?: readonly string[];
}

/** The elements of the texts of records, besides those of HTML_TAGS. */
const MORE_TAGS = {
  a: { attributes: ['href', 'rel'] },
  blockquote: { parents: BLOCK_HOLDERS },
  figure: { parents: BLOCK_HOLDERS },
  img: { attributes: ['src', 'alt', 'width', 'height'], parents: ['figure'] },
  figcaption: { parents: ['figure'] },
  table: { parents: BLOCK_HOLDERS },
  tbody: { parents: ['table'] },
  tr: { parents: ['table', 'tbody'] },
  th: { attributes: CELL_ATTRIBUTES, parents: ['tr'] },
  td: { attributes: CELL_ATTRIBUTES, parents: ['tr'] },
} as const satisfies Readonly<Record<string, TextTag>>;

const TAGS = new Map<string, TextTag>([...HTML_TAGS.map((tag) => [tag, {}] as const), ...Object.entries(MORE_TAGS)]);

/** The elements of the texts of news, lines and pages. The objective of the home has those of HTML_TAGS, and links. */
export const TEXT_TAGS: readonly string[] = [...TAGS.keys()];

export const TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...TAGS].map(([tag, { attributes = [] }]) => [tag, attributes]),
);

/** The elements whose text is part of the line around it. */
const INLINE_TAGS = ['strong', 'em', 'a', 'img'];

/** The elements that stand on lines of their own. */
export const BLOCK_TAGS: readonly string[] = TEXT_TAGS.filter((tag) => !INLINE_TAGS.includes(tag));

/** The elements that hold only certain others, and no text of their own. */
const FRAMES = ['figure', 'table', 'tbody', 'tr'];

export const holdsText = (tag: string): boolean => !FRAMES.includes(tag);

/** True if the element may stand in the other one: browsers move what stands in a wrong place. @param parent TEXT_ROOT at the top */
export function mayStandIn(tag: string, parent: string): boolean {
  const row = TAGS.get(tag);
  if (row === undefined) return false;
  return row.parents === undefined ? holdsText(parent) : row.parents.includes(parent);
}

/** Columns or rows that a cell takes, at most. */
const SPAN_MAX = 20;
/** Pixels of a side of a picture, at most. */
const SIDE_MAX = 10_000;

function wholeNumber(text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined || !/^\d{1,5}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** More than one column or row that a cell takes; undefined for others. */
export const spanOf = (text: string | undefined): number | undefined => wholeNumber(text, 2, SPAN_MAX);

/** Width or height of a picture, in pixels. */
export const sideOf = (text: string | undefined): number | undefined => wholeNumber(text, 1, SIDE_MAX);
