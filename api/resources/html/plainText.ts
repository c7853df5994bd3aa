import sanitizeHtml from 'sanitize-html';

/** The text of sanitized HTML; a block becomes words of its own. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<\/?(p|br|li|h\d)\b[^<>]*>/g, ' '), { allowedTags: [] }).trim();
