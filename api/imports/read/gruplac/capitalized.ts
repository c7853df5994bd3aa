const WORD = /[\p{L}\p{M}'’]+/gu;
const isSmall = (word: string): boolean => ['de', 'del', 'la', 'las', 'los', 'y'].includes(word);

/** 'DE LA CRUZ' becomes 'de la Cruz'. A name with small letters stays as it is. */
export function capitalized(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .replaceAll(WORD, (word) => (isSmall(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}
