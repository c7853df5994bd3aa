import { Readable } from 'node:stream';
import type { StoredFile } from '../../../contract/entities/backup.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import { templateCsv, templateXlsx } from '../../imports/templates/templates.ts';
import type { ImportPart } from '../parts/importPart.ts';
import { templateColumns } from './templateColumns.ts';

/** An empty table with the columns that an import of a kind reads. */
export async function templateFile(
  kind: ImportedResource,
  part: ImportPart,
  formato: 'csv' | 'xlsx',
): Promise<StoredFile> {
  const columns = templateColumns(part.fields);
  const content = formato === 'xlsx' ? await templateXlsx(columns) : templateCsv(columns);
  return { nombre: `plantilla_${kind}.${formato}`, bytes: content.length, content: Readable.from([content]) };
}
