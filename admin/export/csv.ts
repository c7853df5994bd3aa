/** One column of a file for a spreadsheet. */
export interface CsvColumn<R> {
  header: string;
  value: (record: R) => string | number;
}

// A spreadsheet would run a cell that begins like this as a formula.
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Comma-separated values with Spanish headers; it begins with a mark so that spreadsheets read the accents. */
export function toCsv<R>(columns: readonly CsvColumn<R>[], records: readonly R[]): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...records.map((r) => columns.map((c) => cell(c.value(r)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
