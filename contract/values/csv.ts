/** The CSV files of the portal, which spreadsheets in Spanish open in columns: a byte order mark, semicolons, quoted cells. */

/**
 * What spreadsheets run as a formula, also after apostrophes: `'` is put before these texts, and taken off again where one stands
 * before such a text, so that each text comes back as it was. A break of lines counts in each of its forms, since reading changes it.
 */
const GUARDED = /^'*[=+\-@\t\r\n]/;

const guarded = (text: string): string => (GUARDED.test(text) ? `'${text}` : text);

/** A cell as it was before `csvText`. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && GUARDED.test(cell) ? cell.slice(1) : cell;

/** Numbers are not guarded: they are no formulas, and spreadsheets add them up. */
const quoted = (value: string | number): string => {
  const text = typeof value === 'string' ? guarded(value) : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

/** A CSV file. @param rows the first one has the names of the columns */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')}`;
