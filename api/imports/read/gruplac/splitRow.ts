import { cellValue, hasLabel } from './cutLabels.ts';
import type { PageRow } from './PageRows.ts';
import { peopleText } from './people.ts';

export interface SplitRow {
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
const NUMBER = /^\d+\s*\.\s*-?\s*/;
const COLON = /^\s*:\s*/;

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
