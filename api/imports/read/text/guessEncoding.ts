import type { Codificacion } from '../../../../contract/values/imports.ts';

/** Of the bytes 0x80 to 0xFF. A file of MS-DOS in English (437) has the letters of Spanish that it knows in the same places. */
const IBM850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
/** Of the bytes 0x80 to 0x9F. `TextDecoder` reads them as control characters in some versions of Node 20 to 24. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const NOT_ASCII = /[\u0080-\u00FF]/g;

/** @param table what differs from Latin-1, from 0x80 on */
const decoderOf = (table: string) => (bytes: Buffer) =>
  bytes.toString('latin1').replaceAll(NOT_ASCII, (character) => table[character.charCodeAt(0) - 0x80] ?? character);

type OneByte = Extract<Codificacion, 'windows-1252' | 'macintosh' | 'ibm850'>;

export const DECODERS: Readonly<Record<OneByte, (bytes: Buffer) => string>> = {
  'windows-1252': decoderOf(WINDOWS_1252),
  macintosh: (bytes) => new TextDecoder('macintosh').decode(bytes),
  ibm850: decoderOf(IBM850),
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
