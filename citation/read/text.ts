const TAG = /<(?:\/(i|b|sup|sub|span)|(i|b|sup|sub|span)(?: [^<>]*)?)>/g;
/** `{\'\i}` is read as a dotless i with an accent, which NFC does not compose. */
const DOTLESS = /[\u0131\u0237](?=\p{M})/gu;

/** One line of plain text, composed (NFC); undefined if nothing is left. */
export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const dotted = String(value).replace(DOTLESS, (letter) => (letter === '\u0131' ? 'i' : 'j'));
  return withoutPairedTags(dotted).normalize('NFC').replace(/\s+/g, ' ').trim() || undefined;
}

/** Removes each end tag with the first open tag of its name. A tag without a partner is text. */
function withoutPairedTags(text: string): string {
  const open = new Map<string, { starts: number[]; ended: number }>();
  const paired = new Set<number>();
  for (const { 1: endName, 2: startName = '', index } of text.matchAll(TAG)) {
    const tags = open.get(endName ?? startName) ?? { starts: [], ended: 0 };
    open.set(endName ?? startName, tags);
    const start = tags.starts[tags.ended];
    if (endName === undefined) tags.starts.push(index);
    else if (start !== undefined) {
      paired.add(start).add(index);
      tags.ended += 1;
    }
  }
  return text.replace(TAG, (tag, _end, _start, index: number) => (paired.has(index) ? '' : tag));
}
