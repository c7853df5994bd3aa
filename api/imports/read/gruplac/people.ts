/** Names as a page has them, in capitals and in the order of speech. */

const WORD = /[\p{L}\p{M}'’]+/gu;
const isSmall = (word: string): boolean => ['de', 'del', 'la', 'las', 'los', 'y'].includes(word);

/** 'DE LA CRUZ' becomes 'de la Cruz'. A name with small letters stays as it is. */
function capitalized(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .toLowerCase()
    .replaceAll(WORD, (word) => (isSmall(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}

/** One name a line, each whole: where the family name begins is not said. */
export const peopleText = (text: string): string =>
  text
    .split(',')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
    .join('\n');

const PARTICLES: ReadonlySet<string> = new Set('de del la las los y san santa van von da dos di'.split(' '));

/** Words, each with the particles before it: 'DE LA CRUZ' is one. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  let particles: string[] = [];
  for (const word of text.split(' ')) {
    if (PARTICLES.has(word.toLowerCase())) particles.push(word);
    else {
      names.push([...particles, word].join(' '));
      particles = [];
    }
  }
  return [...names, ...particles];
}

export interface SplitName {
  nombres: string;
  apellidos: string;
}

/**
 * A proposal, to be shown: of four or more names the last two are the family names, of three the last two as well, of two the last.
 */
export function splitName(text: string): SplitName {
  const names = namesIn(text).map(capitalized);
  const given = names.length <= 2 ? 1 : names.length - 2;
  return { nombres: names.slice(0, given).join(' '), apellidos: names.slice(given).join(' ') };
}
