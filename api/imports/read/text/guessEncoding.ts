import type { Codificacion } from '../../../../contract/values/imports.ts';
import { decodeIbm850 } from './ibm850.ts';
import { decodeWindows1252 } from './windows1252.ts';

type OneByte = Extract<Codificacion, 'windows-1252' | 'macintosh' | 'ibm850'>;

export const DECODERS: Readonly<Record<OneByte, (bytes: Buffer) => string>> = {
  'windows-1252': decodeWindows1252,
  macintosh: (bytes) => new TextDecoder('macintosh').decode(bytes),
  ibm850: decodeIbm850,
};

/** What words of Spanish have; an apostrophe, a dash or a no-break space between letters too. */
const USUAL =
  /(?<=[a-z])[áéíóúüñ]|[áéíóúüñ](?=[a-z])|[ÁÉÍÓÚÜÑ](?=[a-z])|(?<=[A-Z])[ÁÉÍÓÚÜÑ]|(?<=[a-z])[’–—\u00A0](?=[a-z])/gi;

/** What no word has, and what its letters become in another encoding. */
const ODD: readonly RegExp[] = [
  // 'Bogot‡', 'Mar¡a', 'se±ales'
  /(?<=[a-záéíóúñ])[^\p{L}\p{N}\s -~’”»…™®©°´–—]/gu,
  // 'SeÒales'
  /(?<=\p{Ll})[À-ÖØ-Þ]/gu,
  // 'Mar’a', 'evaluaci—n', 'se–ales', and what 'O’Connor', 'pre–post' and a no-break space become
  /(?<=[a-z]{2})’[ao]s?(?![a-z])|(?<=[cs]i)—(?=n)|(?<=[aeiou])–(?=[aeiou])|í(?=[A-Z])|ñ(?![aeiouáéíóú])|(?<=[aeo])á|á(?=[aeo])/g,
  /[\u2500-\u259F\u0080-\u009F]/g,
];
const ODD_WEIGHT = 2;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const score = (text: string): number =>
  count(text, USUAL) - ODD_WEIGHT * ODD.reduce((sum, pattern) => sum + count(text, pattern), 0);

const SAMPLE_BYTES = 500_000;
const LAST_ASCII = 0x7f;
/** Letters before the first one that tells. */
const LOOKBEHIND = 20;

/** The encoding of one byte a character in which a text has most words of Spanish; the one of Windows where that is not plain. */
export function guessEncoding(bytes: Buffer): OneByte {
  const start = bytes.findIndex((byte) => byte > LAST_ASCII);
  const sample = bytes.subarray(Math.max(0, start - LOOKBEHIND), start + SAMPLE_BYTES);
  const names = Object.keys(DECODERS) as OneByte[];
  const scores = names.map((name) => [name, score(DECODERS[name](sample))] as const);
  const [best] = scores.toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? 'windows-1252';
}
