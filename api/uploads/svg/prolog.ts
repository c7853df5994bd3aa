/** White space, processing instruction, comment or DOCTYPE. */
const BEFORE_ROOT = /\s+|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/sy;
const ROOT = /<svg[\s/>]/y;

/** The text from the root element on; null when the bytes are not UTF-8 or the root is not svg. */
export function svgStart(bytes: Buffer): string | null {
  const text = decode(bytes);
  if (text === null) return null;
  let position = 0;
  while (matchesAt(BEFORE_ROOT, text, position)) position = BEFORE_ROOT.lastIndex;
  return matchesAt(ROOT, text, position) ? text.slice(position) : null;
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
