import sanitizeHtml from 'sanitize-html';

/** What the sanitizer writes for these characters. */
const CHARACTERS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text of sanitized HTML; a block becomes words of its own. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<\/?(p|br|li|h\d)\b[^<>]*>/g, ' '), { allowedTags: [] })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => CHARACTERS[entity] ?? entity)
    .trim();
