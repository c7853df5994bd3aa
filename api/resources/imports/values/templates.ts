/** Empty tables with the columns that an import reads. */
import type { ImportColumn } from '../../../../contract/entities/import.ts';
import { csvText } from '../../../../contract/values/csv.ts';
import { GUIDE_SHEET } from '../../../../contract/values/imports.ts';
import type { TemplateFormat } from '../../calls/services.ts';
import type { FieldKind, ImportField, ImportPart } from '../../parts/importPart.ts';

const DATE_FORMS = '2024-03-05, 05/03/2024 (siempre día/mes/año) o 5 de marzo de 2024';

/** What a cell may hold, by the kind of its field. */
function takesOf(kind: FieldKind): string {
  switch (kind.is) {
    case 'text':
      return 'Texto de una línea';
    case 'paragraphs':
      return 'Texto; puede tener varios párrafos';
    case 'html':
      return 'Texto; puede tener varios párrafos, y los elementos HTML del editor';
    case 'list':
      return 'Uno por línea dentro de la celda; en una sola línea, separados por comas';
    case 'webList':
      return 'Direcciones web separadas por espacios';
    case 'people':
      return 'Una persona por línea dentro de la celda, o separadas con punto y coma: Apellidos, Nombres. Se puede añadir su ORCID. Una institución va sin coma';
    case 'periods':
      return 'Un periodo por línea: desde 2015-02-01 hasta 2018-06-30. Puede faltar uno de los dos días; un año solo vale por su primer día o el último';
    case 'partialDate':
      return `Fecha (${DATE_FORMS}), mes (2024-03) o año (2024)`;
    case 'day':
      return `Fecha: ${DATE_FORMS}`;
    case 'instant':
      return 'Fecha y hora de Bogotá: 2024-03-05 08:30';
    case 'choice':
      return `Uno de estos valores: ${[...new Set(kind.choices.map(({ label }) => label))].join(', ')}`;
    case 'link':
      return kind.many === true
        ? 'Nombres o identificadores de registros que ya existen, uno por línea'
        : 'Nombre o identificador de un registro que ya existe';
  }
}

const EXAMPLES: Readonly<Partial<Record<FieldKind['is'], string>>> = {
  list: 'peatones\nciclistas',
  webList: 'https://example.org/uno https://example.org/dos',
  people: 'Núñez, Ana · ORCID 0000-0002-1825-0097\nGil, Juan',
  periods: 'desde 2015-02-01 hasta 2018-06-30\ndesde 2021-01-15',
  partialDate: '2024-03',
  day: '2024-03-05',
  instant: '2024-03-05 08:30',
};

/** Of fields whose form is not plain from the kind. */
const FIELD_EXAMPLES: Readonly<Record<string, string>> = {
  doi: '10.1234/abcd.5678',
  issn: '2049-3630',
  isbn: '978-3-16-148410-0',
  orcid: '0000-0002-1825-0097',
  licencia: 'CC-BY-4.0',
  email: 'ana@example.org',
};

const isLink = ({ name }: ImportField): boolean => name.startsWith('url_') || name.startsWith('enlace');

function exampleOf(field: ImportField): string {
  const { name, kind } = field;
  if (kind.is === 'choice') return FIELD_EXAMPLES[name] ?? kind.choices[0]?.label ?? '';
  return FIELD_EXAMPLES[name] ?? EXAMPLES[kind.is] ?? (isLink(field) ? 'https://example.org' : '');
}

/** The columns of a template of a kind. */
export const templateColumns = (fields: readonly ImportField[]): ImportColumn[] =>
  fields.map((field) => ({
    nombre: field.label,
    recibe: takesOf(field.kind),
    ejemplo: exampleOf(field),
    obligatoria: field.required === true,
  }));

const TABLE_SHEET = 'Datos';
const GUIDE_HEADERS = ['Columna', 'Qué recibe', 'Ejemplo'];
/** Characters. */
const COLUMN_WIDTH = 24;
const GUIDE_WIDTHS = [30, 80, 50];

const text = (value: string) => ({ value, type: String, wrap: true });
const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });

/** An XLSX file: the headers, and a second sheet that says what each column takes. Its package takes long to load. */
async function templateXlsx(columns: readonly ImportColumn[]): Promise<Buffer> {
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

/** An empty table with the columns that an import of a kind reads. */
export async function templateOf({ fields }: ImportPart, formato: TemplateFormat): Promise<Uint8Array> {
  const columns = templateColumns(fields);
  return formato === 'xlsx' ? templateXlsx(columns) : Buffer.from(csvText([columns.map(({ nombre }) => nombre)]));
}
