/** The columns that name stored files. What is kept, checked, served and deleted follows from this list. */

import { textFilesIn } from '../../contract/addresses/textFiles.ts';
import { storedFilesIn } from '../../contract/addresses/uploads.ts';
import type { FileColumn, ResourceRest } from '../../contract/resources/resource.ts';
import { type ResourceName, resources } from '../../contract/resources/resources.ts';

export interface TableFileColumn extends FileColumn {
  tabla: ResourceName | 'borradores';
  /** for messages: 'el integrante' */
  noun: string;
  column: string;
}

const DRAFTS = { tabla: 'borradores', noun: 'el borrador', shownWithRecord: false } as const;

/** Draft forms: the file of the draft, and the values, which may name files of the record or of the identity. */
const OF_DRAFTS: readonly TableFileColumn[] = [
  { ...DRAFTS, column: 'archivo', holds: 'name' },
  { ...DRAFTS, column: 'campos', holds: 'text' },
  { ...DRAFTS, column: 'base', holds: 'text' },
];

/** Movimientos of this `tabla` record an upload; they need no file, since nothing may have used it. */
export const UPLOADS = 'archivos';

export const FILE_COLUMNS: readonly TableFileColumn[] = [
  ...Object.entries(resources).flatMap(([tabla, { noun, fileColumns = {} }]: [string, ResourceRest]) =>
    Object.entries(fileColumns).map(([column, file]) => ({ tabla: tabla as ResourceName, noun, column, ...file })),
  ),
  ...OF_DRAFTS,
];

type FileRow = Readonly<Record<string, unknown>>;

/** Drafts have texts among their values. */
const isOfTexts = ({ holds, tabla }: TableFileColumn): boolean =>
  holds === 'html' || (holds === 'text' && tabla === DRAFTS.tabla);

const TEXT_COLUMNS = Map.groupBy(FILE_COLUMNS.filter(isOfTexts), ({ tabla }): string => tabla);

/** The tables whose rows have texts with files. */
export const TEXT_TABLES: readonly string[] = [...TEXT_COLUMNS.keys()];

/** The files that the texts of a row name, each once; of a draft, all names among its values. */
export function textFilesOf(tabla: string, row: FileRow): string[] {
  const names = (TEXT_COLUMNS.get(tabla) ?? []).flatMap(({ column, holds }) => {
    const value = String(row[column] ?? '');
    return holds === 'html' ? textFilesIn(value) : storedFilesIn(value);
  });
  return [...new Set(names)];
}

function namesIn(value: string, holds: TableFileColumn['holds']): string[] {
  if (holds === 'html') return textFilesIn(value);
  return holds === 'name' ? [value] : storedFilesIn(value);
}

/** The files that a row of a table needs: without them it cannot be restored. Names that a text merely mentions do not count. */
export function filesOf(tabla: string, row: FileRow): string[] {
  return FILE_COLUMNS.filter((file) => file.tabla === tabla && file.holds !== 'text').flatMap(({ column, holds }) => {
    const value = row[column];
    return typeof value !== 'string' || value === '' ? [] : namesIn(value, holds);
  });
}

function namesInColumn({ tabla, noun, column, holds }: TableFileColumn): string {
  const owner = `'${noun}' as owner`;
  switch (holds) {
    case 'name':
      return `select ${owner}, id, ${column} as nombre from ${tabla} where ${column} <> ''`;
    case 'nameOrDrawing':
      // A drawing that the site ships with has no dot in its name.
      return `select ${owner}, id, ${column} as nombre from ${tabla} where ${column} like '%.%'`;
    case 'html':
      return `select ${owner}, registro_id as id, archivo as nombre from usos_archivos where tabla = '${tabla}'`;
    default:
      return `select ${owner}, ${tabla}.id, file.nombre from (select distinct nombre from imagenes) as file
        join ${tabla} on ${tabla}.${column} like '%' || file.nombre || '%'`;
  }
}

/** A draft has 200 kB of values: to search each for each file would take minutes. */
const isSearched = ({ holds, tabla }: TableFileColumn): boolean => holds !== 'text' || tabla !== DRAFTS.tabla;

/**
 * A query of the files that rows name now, each with its `owner` and the row's `id`; SQL of both engines. Without those that drafts
 * name among their values, which storedFilesIn finds.
 */
export const FILES_IN_USE = FILE_COLUMNS.filter(isSearched).map(namesInColumn).join(' union all ');
