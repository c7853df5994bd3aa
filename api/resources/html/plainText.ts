/** The sanitizer writes these characters as entities, and no others. */
const CHARACTERS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text of sanitized HTML; a block becomes words of its own. To sanitize it once more would take ten times as long. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/?(p|br|li|h\d)\b[^<>]*>/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => CHARACTERS[entity] ?? entity)
    .trim();
