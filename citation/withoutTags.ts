const BLOCK_END = /<\/[a-z:]*(?:p|sec|title|div|li)>|<br ?\/?>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of an abstract with JATS or HTML tags, as Crossref has them; a block becomes a line of its own. */
export function withoutTags(text: string): string {
  const plain = text
    .replaceAll(BLOCK_END, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return plain
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
