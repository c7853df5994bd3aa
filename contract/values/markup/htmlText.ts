import { BLOCK_TAGS } from './tags.ts';

const isBlank = (text: string): boolean => text.replaceAll('&nbsp;', '').trim() === '';

/** True if HTML has text besides its tags and blanks. It searches instead of matching: a pattern takes quadratic time on unclosed tags. */
export function hasText(html: string): boolean {
  for (let start = 0; start < html.length; ) {
    const open = html.indexOf('<', start);
    const close = open === -1 ? -1 : html.indexOf('>', open);
    if (!isBlank(html.slice(start, close === -1 ? html.length : open))) return true;
    if (close === -1) return false;
    start = close + 1;
  }
  return false;
}

/** Other servers may have headings of other levels. */
const BLOCKS: ReadonlySet<string> = new Set([...BLOCK_TAGS, 'h1', 'h2', 'h5', 'h6']);

/** True for the inside of a tag that ends a word. */
const endsWord = (tag: string): boolean => BLOCKS.has(/^\/?([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '');

/** Characters that sanitized HTML escapes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The text of sanitized HTML on one line: the words of each block and cell, and captions, but not what pictures show. It searches instead of matching: a pattern takes quadratic time on unclosed tags. */
export function htmlText(html: string): string {
  let text = '';
  for (let start = 0; start < html.length; ) {
    const open = html.indexOf('<', start);
    const close = open === -1 ? -1 : html.indexOf('>', open);
    text += html.slice(start, close === -1 ? html.length : open);
    if (close === -1) break;
    if (endsWord(html.slice(open + 1, close))) text += ' ';
    start = close + 1;
  }
  const decoded = text.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  return decoded.replaceAll(/\s+/g, ' ').trim();
}
