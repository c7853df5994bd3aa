/** Entry of the worker thread that makes one XLSX template. */
import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';
import type { ImportColumn } from '../../../contract/entities/import.ts';
import { GUIDE_SHEET } from '../../../contract/values/imports.ts';

const TABLE_SHEET = 'Datos';
const GUIDE_HEADERS = ['Columna', 'Qué recibe', 'Ejemplo'];
/** Characters. */
const COLUMN_WIDTH = 24;
const GUIDE_WIDTHS = [30, 80, 50];

const text = (value: string) => ({ value, type: String, wrap: true });
const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });

const columns = workerData as readonly ImportColumn[];
const guide = columns.map(({ nombre, recibe, obligatoria, ejemplo }) =>
  [nombre, obligatoria ? `Obligatorio. ${recibe}` : recibe, ejemplo].map(text),
);
const file = await writeXlsxFile([
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
parentPort?.postMessage(file);
