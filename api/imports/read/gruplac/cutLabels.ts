import { NUMBER, type PageRow } from './PageRows.ts';
import { peopleText } from './people.ts';

/** The text without case and accents, of the same length. */
function comparable(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text).replaceAll(/[áéíóúüñ]/g, (letter) =>
    letter.normalize('NFD').charAt(0),
  );
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

const hasLabel = (text: string, label: string): boolean => comparable(text).includes(comparable(label));

interface SplitRow {
  kind: string;
  title: string;
  /** what stands between title and authors, a line of the page each */
  details: string[];
  /** one a line */
  autores: string;
  /** false if the details do not look as they do in this section */
  isRegular: boolean;
}

const AUTHORS = 'autores:';
export const COLON = /^\s*:\s*/;

/**
 * Splits the text of a row. A stray element may break the title into lines, so the details begin where their labels do.
 * @param labels of which the first line of the details has one
 */
export function splitRow({ kind, cells }: PageRow, labels: readonly string[]): SplitRow {
  const text = cells.join('\n');
  const lines = (kind === '' ? text.replace(NUMBER, '') : text.replace(COLON, ''))
    .split('\n')
    .map((line) => line.trim());
  const authorsAt = lines.findLastIndex((line) => line.toLowerCase().startsWith(AUTHORS));
  const body = authorsAt === -1 ? lines : lines.slice(0, authorsAt);
  const authors = authorsAt === -1 ? '' : lines.slice(authorsAt).join(' ').slice(AUTHORS.length);
  const found = body.findIndex((line, index) => index > 0 && labels.some((label) => hasLabel(line, label)));
  const detailsAt = found === -1 ? 1 : found;
  return {
    kind,
    title: cellValue(body.slice(0, detailsAt).join(' ')),
    details: body.slice(detailsAt),
    autores: peopleText(authors),
    isRegular: found !== -1 || labels.length === 0,
  };
}
