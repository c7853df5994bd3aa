export interface CsvColumn<R> {
  header: string;
  value: (record: R) => string | number;
}

// Spreadsheets execute cells that start with one of these characters.
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV text. It starts with a byte order mark so that spreadsheets decode it as UTF-8. */
export function toCsv<R>(columns: readonly CsvColumn<R>[], records: readonly R[]): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...records.map((r) => columns.map((c) => cell(c.value(r)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
