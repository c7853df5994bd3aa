/** Of the bytes 0x80 to 0x9F. `TextDecoder` reads them as control characters in some versions of Node 20 to 24. */
const TABLE = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const DIFFERENT = /[\u0080-\u009F]/g;

export const decodeWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(DIFFERENT, (character) => TABLE[character.charCodeAt(0) - 0x80] ?? character);
