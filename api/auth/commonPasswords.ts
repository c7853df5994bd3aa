import { PASSWORD_MIN } from '../../contract/entities/password.ts';
import { foldText } from '../../contract/values/foldText.ts';

/** Entries of the list, most used first, that count as parts of longer passwords. */
const PART_COUNT = 3_000;
const PART_MIN_LENGTH = 3;
/** A password of at most this many common parts is rejected. */
const MAX_COMMON_PARTS = 3;

interface CommonPasswords {
  whole: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  longestPart: number;
}

let loading: Promise<CommonPasswords> | null = null;

async function load(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'];
  const parts = new Set(list.slice(0, PART_COUNT).filter((part) => part.length >= PART_MIN_LENGTH));
  return {
    whole: new Set(list.filter((clave) => clave.length >= PASSWORD_MIN)),
    parts,
    longestPart: Math.max(...[...parts].map((part) => part.length)),
  };
}

/** The list is loaded on first use, because few requests need it. It takes some 40 ms: load it before a transaction that checks a password. */
export function loadCommonPasswords(): Promise<CommonPasswords> {
  loading ??= load();
  return loading;
}

/** The smallest number of common parts that make up the text, or Infinity. */
function countParts(text: string, { parts, longestPart }: CommonPasswords): number {
  const fewest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - longestPart); start <= end - PART_MIN_LENGTH; start += 1) {
      if (parts.has(text.slice(start, end))) best = Math.min(best, (fewest[start] ?? 0) + 1);
    }
    fewest.push(best);
  }
  return fewest[text.length] ?? 0;
}

/** True if a password is common or made of common parts, ignoring case, accents and signs (docs/decisions/0014). */
export async function isCommonPassword(clave: string): Promise<boolean> {
  const common = await loadCommonPasswords();
  const folded = foldText(clave);
  const lettersAndDigits = folded.replace(/[^\p{L}\p{N}]/gu, '');
  if (common.whole.has(folded) || common.whole.has(lettersAndDigits)) return true;
  const letters = lettersAndDigits.replace(/\p{N}/gu, '');
  return [lettersAndDigits, letters].some((text) => text !== '' && countParts(text, common) <= MAX_COMMON_PARTS);
}
