import { toBibtex } from '../../citation/bibtex.ts';
import { fromProducto } from '../../citation/fromProducto.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { STORED_FILE } from '../../contract/addresses/uploads.ts';
import { isSingleRow } from '../../contract/resources/resources.ts';
import { KB } from '../../contract/values/sizeText.ts';
import { readRows } from '../copies/copy/rows.ts';
import type { Database } from '../database/open.ts';
import { rowOf } from '../database/unchecked.ts';
import { parseLists } from '../resources/bibliography/productoBibliography.ts';
import { mergedInto } from '../resources/records/mergedInto.ts';
import { findFile } from '../uploads/store.ts';
import {
  ADDRESSES_FILE,
  BIBLIOGRAPHY_FILE,
  FILES_FOLDER,
  fileOfKind,
  MERGERS_FILE,
  MISSING_FILE,
  README_FILE,
} from './entryNames.ts';
import type { ExportDescription } from './readme.ts';
import { type ExportedRecord, filesOfRow, type RecordShape, recordsOf } from './records.ts';
import type { ZipEntry } from './zip.ts';

const PART_BYTES = 256 * KB;

/** A JSON list, one record a line. */
async function* jsonList(parts: AsyncIterable<readonly ExportedRecord[]>) {
  let separator = '[\n';
  for await (const records of parts) {
    yield separator + records.map((record) => JSON.stringify(record)).join(',\n');
    separator = ',\n';
  }
  yield separator === ',\n' ? '\n]\n' : '[]\n';
}

/** @param files gets the files of the records */
async function* recordParts(db: Database, shape: RecordShape, files: Set<string>) {
  for await (const { rows, records } of recordsOf(db, shape)) {
    for (const file of rows.flatMap((row) => filesOfRow(shape.recurso, row)))
      if (STORED_FILE.test(file)) files.add(file);
    yield records;
  }
}

/** The merged records, and those that they are part of now: their addresses lead there. */
async function* mergers(db: Database) {
  const merged = await db
    .selectFrom('movimientos')
    .where('destino_id', 'is not', null)
    .select(['recurso', 'recurso_id'])
    .distinct()
    .orderBy('recurso')
    .orderBy('recurso_id')
    .execute();
  for (const record of merged) {
    const destino_id = await mergedInto(db, record.recurso, record.recurso_id);
    if (destino_id !== null) yield [{ ...record, destino_id }];
  }
}

async function* singleRecord(parts: AsyncIterable<readonly ExportedRecord[]>) {
  for await (const [record] of parts) yield `${JSON.stringify(record, null, 2)}\n`;
}

async function* bibliography(db: Database, publicUrl: string | null) {
  let separator = '';
  for await (const rows of readRows(db, 'productos')) {
    const items = rows.map((row) => {
      const producto = parseLists(rowOf<'productos'>(row));
      const address = publicUrl === null ? '' : publicUrl + sitePaths.producto(producto.id, producto.nombre);
      return fromProducto({ ...producto, url_externa: producto.enlace }, address);
    });
    yield separator + toBibtex(items);
    separator = '\n';
  }
}

/** Copies the parts and frees the file's own memory, of which V8 does not know how large it is. */
function* inParts(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += PART_BYTES) yield bytes.slice(start, start + PART_BYTES);
  (bytes.buffer as ArrayBuffer).transfer(0);
}

export interface ExportOptions extends ExportDescription {
  /** origin of the portal; null if PUBLIC_URL is not set */
  publicUrl: string | null;
  now: Date;
}

/** Everything that staff have written. A picture is stored in several widths: the export has the largest one. */
export async function* exportEntries(
  db: Database,
  { publicUrl, readme, shapes }: ExportOptions,
): AsyncGenerator<ZipEntry> {
  const files = new Set<string>();
  yield { name: README_FILE, compress: true, content: [readme] };
  for (const shape of shapes) {
    const records = recordParts(db, shape, files);
    const content = isSingleRow(shape.recurso) ? singleRecord(records) : jsonList(records);
    yield { name: fileOfKind(shape.recurso), compress: true, content };
  }
  yield { name: ADDRESSES_FILE, compress: true, content: jsonList(readRows(db, 'direcciones_anteriores')) };
  yield { name: MERGERS_FILE, compress: true, content: jsonList(mergers(db)) };
  yield { name: BIBLIOGRAPHY_FILE, compress: true, content: bibliography(db, publicUrl) };
  const missing: string[] = [];
  for (const nombre of files) {
    const file = await findFile(db, nombre, undefined);
    if (file === undefined) missing.push(`${nombre}\n`);
    else yield { name: `${FILES_FOLDER}/${nombre}`, compress: false, content: inParts(file.bytes) };
  }
  if (missing.length > 0) yield { name: MISSING_FILE, compress: true, content: missing };
}
