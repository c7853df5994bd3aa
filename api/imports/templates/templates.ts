/** Empty tables with the columns that an import reads. */
import type { ImportColumn } from '../../../contract/entities/import.ts';
import { csvText } from '../../../contract/values/csv.ts';
import { GUIDE_SHEET } from '../../../contract/values/imports.ts';

const TABLE_SHEET = 'Datos';
const GUIDE_HEADERS = ['Columna', 'Qué recibe', 'Ejemplo'];
/** Characters. */
const COLUMN_WIDTH = 24;
const GUIDE_WIDTHS = [30, 80, 50];

const text = (value: string) => ({ value, type: String, wrap: true });
const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });

/** An XLSX file: the headers, and a second sheet that says what each column takes. Its package takes long to load. */
export async function templateXlsx(columns: readonly ImportColumn[]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const guide = columns.map(({ nombre, recibe, obligatoria, ejemplo }) =>
    [nombre, obligatoria ? `Obligatorio. ${recibe}` : recibe, ejemplo].map(text),
  );
  return writeXlsxFile([
    {
      sheet: TABLE_SHEET,
      data: [columns.map(({ nombre }) => bold(nombre))],
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

export const templateCsv = (columns: readonly ImportColumn[]): Buffer =>
  Buffer.from(csvText([columns.map(({ nombre }) => nombre)]));
