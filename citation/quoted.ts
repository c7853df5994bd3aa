/** Characters of a text of the file that a sentence quotes. */
const QUOTED_MAX = 80;

/** A text of the file as a sentence quotes it: its beginning, on one line. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > QUOTED_MAX ? `${line.slice(0, QUOTED_MAX)}…` : line;
}
