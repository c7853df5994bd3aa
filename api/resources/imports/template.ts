import { Readable } from 'node:stream';
import type { StoredFile } from '../../../contract/entities/backup.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { ImportPart } from '../parts/importPart.ts';

/** An empty table with the columns that an import of a kind reads. */
export function templateFile(kind: ImportedResource, part: ImportPart, formato: 'csv' | 'xlsx'): StoredFile {
  const content = Buffer.from(`\uFEFF${part.fields.map(({ label }) => label).join(';')}\r\n`);
  return { nombre: `plantilla_${kind}.${formato}`, bytes: content.length, content: Readable.from([content]) };
}
