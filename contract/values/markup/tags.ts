/** The HTML that the API stores, the site shows and the editor writes. */
import { HTML_TAGS } from '../constants.ts';

/** The element around the whole text, which is no part of it. */
export const TEXT_ROOT = '';

interface TextTag {
  readonly attributes?: readonly string[];
  /** the elements in which alone it may stand; by default, all that hold text */
  readonly parents?: readonly string[];
}

/** The elements of the texts of records, besides those of HTML_TAGS. */
const MORE_TAGS = {
  a: { attributes: ['href', 'rel'] },
  blockquote: { parents: [TEXT_ROOT, 'li'] },
  figure: { parents: [TEXT_ROOT] },
  img: { attributes: ['src', 'alt', 'width', 'height'], parents: ['figure'] },
  figcaption: { parents: ['figure'] },
  table: { parents: [TEXT_ROOT] },
  tbody: { parents: ['table'] },
  tr: { parents: ['table', 'tbody'] },
  th: { parents: ['tr'] },
  td: { parents: ['tr'] },
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

/** Width or height of a picture, in pixels; undefined for what is none, or has more than four digits. */
export const sideOf = (text = ''): number | undefined => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined);
