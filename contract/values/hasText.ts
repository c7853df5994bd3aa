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
