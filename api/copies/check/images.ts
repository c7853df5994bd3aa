import type { DatabaseSync } from 'node:sqlite';
import { STORED_FILE, storedFilesIn } from '../../../contract/addresses/uploads.ts';
import { FILES_IN_USE } from '../../database/fileColumns.ts';
import { iterateSqliteRows, sqliteRows } from '../../database/unchecked.ts';
import { imageType, isPdf } from '../../uploads/format.ts';
import { videoType } from '../../uploads/video.ts';

const MISSING = `select owner, id from (${FILES_IN_USE}) as used where nombre not in (select nombre from imagenes) order by 1, 2`;
/** Files of texts wait for `limpiar`: a local copy may name them. */
const UNUSED = `select distinct nombre from imagenes where nombre not in (select nombre from (${FILES_IN_USE}) as used)
  and nombre not in (select nombre from archivos) order by 1`;
/** Those of uploads too: a picture of Identidad is stored before it is saved, and `limpiar` deletes what was not. */
const HISTORY = `select coalesce(antes, '') || coalesce(despues, '') as rows from movimientos
  union all select campos || coalesce(base, '') from borradores`;
const ALL = 'select nombre, ancho, tipo, bytes from imagenes';

const TYPES = new Map([
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
]);
const VIDEO_EXTENSIONS = ['mp4', 'webm'];
/** bytes that the length field of a RIFF file does not count */
const RIFF_HEADER_BYTES = 8;

interface Imagen {
  nombre: string;
  ancho: number;
  tipo: string;
  bytes: Uint8Array;
}

export function missingImagenes(db: DatabaseSync): string[] {
  const rows = sqliteRows<{ owner: string; id: number }>(db, MISSING);
  return rows.map(({ owner, id }) => `${`el de ${owner}`.replace('de el ', 'del ')} ${id}`);
}

/** The files that no row names, no draft and no movimiento: a file is kept as long as the history has it. */
export function orphanImagenes(db: DatabaseSync): string[] {
  const unused = new Set(sqliteRows<{ nombre: string }>(db, UNUSED).map(({ nombre }) => nombre));
  for (const row of unused.size === 0 ? [] : db.prepare(HISTORY).iterate()) {
    for (const nombre of storedFilesIn(String(row.rows))) unused.delete(nombre);
  }
  return [...unused];
}

export function damagedImagenes(db: DatabaseSync): string[] {
  const problems: string[] = [];
  for (const imagen of iterateSqliteRows<Imagen>(db, ALL)) {
    if (!isIntact(imagen)) problems.push(`${imagen.nombre} (ancho ${imagen.ancho})`);
  }
  return problems;
}

/** False if a file is truncated, or if its content does not match its type. */
export function isIntact({ nombre, ancho, tipo, bytes }: Imagen): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [, extension = ''] = STORED_FILE.exec(nombre) ?? [];
  if (extension === 'pdf') return tipo === 'application/pdf' && ancho === 0 && isPdf(content);
  if (VIDEO_EXTENSIONS.includes(extension)) {
    return tipo === `video/${extension}` && ancho === 0 && videoType(content) === tipo;
  }
  if (TYPES.get(extension) !== tipo || imageType(content) !== tipo) return false;
  if (extension === 'svg') return ancho === 0 && content.toString('latin1').endsWith('</svg>');
  return ancho > 0 && content.readUInt32LE(4) + RIFF_HEADER_BYTES === content.length;
}
