const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' };

/** The text without case and accents, of the same length. */
function comparable(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text).replaceAll(/[áéíóúüñ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** What a page has in place of a value. */
const NOTHING = /^(?:n\/?a|null|s\/n|-)?$/i;
const isEdge = (character: string): boolean => ',;: \n\t'.includes(character);

/** The value without what separates it from others; '' for none. */
export function cellValue(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isEdge(text.charAt(start))) start += 1;
  while (end > start && isEdge(text.charAt(end - 1))) end -= 1;
  const value = text.slice(start, end);
  return NOTHING.test(value) ? '' : value;
}

/**
 * The values after labels that follow each other in a text; a label may be missing. What stands before the first is at ''.
 * @param labels in their order
 */
export function cutLabels<L extends string>(text: string, labels: readonly L[]): Record<L | '', string> {
  const plain = comparable(text);
  const cuts: { label: L | ''; start: number; end: number }[] = [{ label: '', start: 0, end: 0 }];
  for (const label of labels) {
    const start = plain.indexOf(comparable(label), cuts.at(-1)?.end);
    if (start !== -1) cuts.push({ label, start, end: start + label.length });
  }
  const values = cuts.map(({ label, end }, index) => [label, cellValue(text.slice(end, cuts[index + 1]?.start))]);
  return { ...emptyOf(labels), ...Object.fromEntries(values) };
}

const emptyOf = <L extends string>(labels: readonly L[]): Record<L | '', string> =>
  Object.fromEntries(['', ...labels].map((label) => [label, ''])) as Record<L | '', string>;

/** The text before and after the last place of a label; null without it. */
export function cutAtLast(text: string, label: string): { before: string; after: string } | null {
  const start = comparable(text).lastIndexOf(comparable(label));
  return start === -1 ? null : { before: text.slice(0, start), after: text.slice(start + label.length) };
}

export const hasLabel = (text: string, label: string): boolean => comparable(text).includes(comparable(label));
