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

/** Tags that end a word. */
const BLOCK = /^\/?(p|br|li|ul|ol|h\d)\b/i;

/** Characters that sanitized HTML escapes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The text of sanitized HTML on one line. It searches instead of matching: a pattern takes quadratic time on unclosed tags. */
export function htmlText(html: string): string {
  let text = '';
  for (let start = 0; start < html.length; ) {
    const open = html.indexOf('<', start);
    const close = open === -1 ? -1 : html.indexOf('>', open);
    text += html.slice(start, close === -1 ? html.length : open);
    if (close === -1) break;
    if (BLOCK.test(html.slice(open + 1, close))) text += ' ';
    start = close + 1;
  }
  const decoded = text.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  return decoded.replaceAll(/\s+/g, ' ').trim();
}
