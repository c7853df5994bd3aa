/** What may stand before the root: white space, processing instructions, comments, one kind of declaration. */
const BEFORE_ROOT = /\s+|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/sy;
const RAIZ = /<svg[\s/>]/y;

/**
 * The text of an SVG from its root element on: the XML declaration and a DOCTYPE with its entities stay behind.
 * @returns null when the bytes are not UTF-8 or their first element is not svg
 */
export function svgStart(bytes: Buffer): string | null {
  const text = decode(bytes);
  if (text === null) return null;
  let position = 0;
  while (matchesAt(BEFORE_ROOT, text, position)) position = BEFORE_ROOT.lastIndex;
  return matchesAt(RAIZ, text, position) ? text.slice(position) : null;
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function matchesAt(pattern: RegExp, text: string, position: number): boolean {
  pattern.lastIndex = position;
  return pattern.test(text);
}
