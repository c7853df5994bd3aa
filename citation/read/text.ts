import { withoutEntities } from './entities.ts';

/** Tags of HTML, JATS and MathML that titles and names have. */
const TAG =
  /<(?:\/((?:jats|mml):[a-z-]+|i|b|em|strong|u|tt|sc|scp|italic|bold|sup|sub|inf|span)|((?:jats|mml):[a-z-]+|i|b|em|strong|u|tt|sc|scp|italic|bold|sup|sub|inf|span)(?: [^<>]*)?)>/gi;
const BREAK = /<\/?(?:p|div|li|title|br)(?: [^<>]*)?\/?>|<(?:jats|mml):[a-z-]+(?: [^<>]*)?\/>/gi;
/** `{\'\i}` is read as a dotless i with an accent, which NFC does not compose. */
const DOTLESS = /[\u0131\u0237](?=\p{M})/gu;

/** One line, composed (NFC); undefined if nothing is left. */
const oneLine = (text: string): string | undefined => text.normalize('NFC').replace(/\s+/g, ' ').trim() || undefined;

const dotted = (value: string | number): string =>
  String(value).replace(DOTLESS, (letter) => (letter === '\u0131' ? 'i' : 'j'));

/** One line with its tags and entities; undefined for what is no text. */
export function readMarkup(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? oneLine(withoutPairedTags(dotted(value))) : undefined;
}

/** What is left of it was typed: a text that is written for a page has none. */
const TYPED = /[<>]/;

const plainOf = (text: string): string => {
  const plain = withoutTags(text);
  return TYPED.test(plain) ? plain : withoutEntities(plain);
};

/** One line of plain text; undefined if nothing is left. Databases write tags as entities, and entities twice. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? oneLine(plainOf(plainOf(dotted(value)))) : undefined;
}

const withoutTags = (text: string): string => withoutPairedTags(text.replaceAll(BREAK, ' '));

/** Removes each end tag with the first open tag of its name. A tag without a partner is text. */
function withoutPairedTags(text: string): string {
  const open = new Map<string, { starts: number[]; ended: number }>();
  const paired = new Set<number>();
  for (const { 1: endName, 2: startName = '', index } of text.matchAll(TAG)) {
    const name = (endName ?? startName).toLowerCase();
    const tags = open.get(name) ?? { starts: [], ended: 0 };
    open.set(name, tags);
    const start = tags.starts[tags.ended];
    if (endName === undefined) tags.starts.push(index);
    else if (start !== undefined) {
      paired.add(start).add(index);
      tags.ended += 1;
    }
  }
  return text.replace(TAG, (tag, _end, _start, index: number) => (paired.has(index) ? '' : tag));
}
