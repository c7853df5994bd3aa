import type { CslName } from './csl.ts';

const WORDS = /([\s-]+)/;
const LETTER = /^\p{L}/u;
const LOWER = /^\p{Ll}/u;

interface Initials {
  /** follows each initial: '.' or nothing */
  point: string;
  /** between two initials: a space or nothing */
  space: string;
  /** between the initials of 'Jean-Pierre' */
  hyphen: string;
}

interface Word {
  text: string;
  initial: boolean;
}

function shorten(word: string, first: boolean, style: Initials): Word {
  if (!LETTER.test(word) || (LOWER.test(word) && !first)) return { text: word, initial: false };
  const [letter = ''] = word;
  // 'Ma.' and 'Ch.' are abbreviations already.
  const kept = word.endsWith('.') ? word.slice(0, -1) : letter.toLocaleUpperCase('es');
  return { text: kept + style.point, initial: true };
}

/** 'María de los Ángeles' is 'M. de los Á.'. */
function initials(given: string, style: Initials): string {
  const spaced = given.trim().replace(/\.(?=\p{L})/gu, '. ');
  let result = '';
  let previous: Word | undefined;
  let separator = '';
  for (const part of spaced.split(WORDS)) {
    if (WORDS.test(part)) {
      separator = part;
      continue;
    }
    if (!part) continue;
    const hyphenated = separator.includes('-');
    // The second half of 'Chi-wei' has no initial of its own.
    if (hyphenated && LOWER.test(part)) continue;
    const word = shorten(part, !previous, style);
    const between = hyphenated ? style.hyphen : previous?.initial && word.initial ? style.space : ' ';
    result += (previous ? between : '') + word.text;
    previous = word;
  }
  return result;
}

/** Family name first: 'Gómez, M. J.' with ', ', 'Gómez MJ' with ' '. */
export function invertedName(name: CslName, style: Initials, separator: string): string {
  if ('literal' in name) return name.literal;
  return name.given ? `${name.family}${separator}${initials(name.given, style)}` : name.family;
}

/** Given name first: 'M. J. Gómez'. */
export function directName(name: CslName, style: Initials): string {
  if ('literal' in name) return name.literal;
  return name.given ? `${initials(name.given, style)} ${name.family}` : name.family;
}
