/** Empty tables with the columns that an import reads. */
import { setImmediate } from 'node:timers/promises';

export interface TemplateColumn {
  header: string;
  /** what a cell of the column may hold */
  takes: string;
  required: boolean;
  /** '' without one */
  example: string;
}

const TABLE_SHEET = 'Datos';
const GUIDE_SHEET = 'Columnas';
const GUIDE_HEADERS = ['Columna', 'Qué recibe', 'Ejemplo'];
/** Characters. */
const COLUMN_WIDTH = 24;
const GUIDE_WIDTHS = [30, 80, 50];

/** An XLSX file: the headers, and a second sheet that says what each column takes. */
export async function templateXlsx(columns: readonly TemplateColumn[]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  // The package takes as long to load, for the first template, as to write one.
  await setImmediate();
  const text = (value: string) => ({ value, type: String, wrap: true });
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
  const guide = columns.map(({ header, takes, required, example }) =>
    [header, required ? `Obligatorio. ${takes}` : takes, example].map(text),
  );
  return writeXlsxFile([
    {
      sheet: TABLE_SHEET,
      data: [columns.map(({ header }) => bold(header))],
      columns: columns.map(() => ({ width: COLUMN_WIDTH })),
      stickyRowsCount: 1,
    },
    {
      sheet: GUIDE_SHEET,
      data: [GUIDE_HEADERS.map(bold), ...guide],
      columns: GUIDE_WIDTHS.map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ]).toBuffer();
}

const quoted = (text: string): string => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV file with a byte order mark, so that spreadsheets read its accents, and the separator of those in Spanish. */
export const templateCsv = (columns: readonly TemplateColumn[]): Buffer =>
  Buffer.from(`\uFEFF${columns.map(({ header }) => quoted(header)).join(';')}\r\n`);
