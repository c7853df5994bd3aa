/** Characters; longer names are cut at a word. */
const SLUG_MAX = 80;

function cutAtWord(words: string): string {
  if (words.length <= SLUG_MAX) return words;
  const end = words.lastIndexOf('-', SLUG_MAX);
  return words.slice(0, end > 0 ? end : SLUG_MAX);
}

/** The words of a name in lower-case ASCII, joined by hyphens; '' for a name without Latin letters or digits. Soft hyphens join. */
export function slugOf(nombre: string): string {
  const words = nombre
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return cutAtWord(words);
}
