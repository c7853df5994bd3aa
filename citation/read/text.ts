const MAX_TAGGED = 8_000;
const PAIRED_TAGS = /<(i|b|sup|sub|span)(?: [^<>]*)?>(.*?)<\/\1>/gs;
/** `{\'\i}` is read as a dotless i with an accent, which NFC does not compose. */
const DOTLESS = /[\u0131\u0237](?=\p{M})/gu;

/** One line of plain text, composed (NFC); undefined if nothing is left. */
export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const dotted = String(value).replace(DOTLESS, (letter) => (letter === '\u0131' ? 'i' : 'j'));
  let plain = dotted;
  // No field is this long, and matching tag pairs takes quadratic time.
  const searches = plain.length <= MAX_TAGGED;
  for (let inner = ''; searches && inner !== plain; ) {
    inner = plain;
    plain = plain.replace(PAIRED_TAGS, '$2');
  }
  return plain.normalize('NFC').replace(/\s+/g, ' ').trim() || undefined;
}
