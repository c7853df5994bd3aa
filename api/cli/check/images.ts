import type { DatabaseSync } from 'node:sqlite';
import { FILE_FIELDS } from '../../../contract/identidad.ts';
import { STORED_FILE } from '../../../contract/uploads.ts';
import { imageType, isPdf } from '../../uploads/format.ts';
import { videoType } from '../../uploads/video.ts';

/** A picture that the site ships with has no dot in its name. */
const OF_IDENTIDAD = FILE_FIELDS.map(
  (column) => `union all select 'identidad', id, ${column} from identidad where ${column} like '%.%'`,
).join(' ');

/** The file of each record; SQL of both engines. */
export const IN_USE = `
  select 'integrante' as owner, id, nombre_imagen as nombre from integrantes where nombre_imagen <> ''
  union all select 'convenio', id, logo from convenios where logo <> ''
  union all select 'línea', id, imagen from lineas where imagen <> ''
  union all select 'producto', id, pdf from productos where pdf <> ''
  union all select 'borrador', id, archivo from borradores where archivo <> ''
  ${OF_IDENTIDAD}
  union all select 'identidad', 1, nombre from imagenes
    where exists (select 1 from identidad where temas like '%' || nombre || '%')
  union all select 'borrador', borradores.id, imagenes.nombre from imagenes
    join borradores on borradores.recurso = 'identidad' and campos like '%' || imagenes.nombre || '%'`;
/** The columns of rows that name a file. A file is kept as long as a movimiento names it. */
export const FILE_COLUMNS = ['nombre_imagen', 'imagen', 'pdf', 'archivo', ...FILE_FIELDS] as const;
const IN_HISTORY = FILE_COLUMNS.flatMap((column) =>
  ['antes', 'despues'].map((state) => `select ${state} ->> '$.${column}' as nombre from movimientos`),
).join(' union ');
const IN_JSON = `select nombre from imagenes where exists (select 1 from movimientos
  where recurso in ('identidad', 'borradores') and (antes like '%' || nombre || '%' or despues like '%' || nombre || '%'))`;
const MISSING = `select owner, id from (${IN_USE}) where nombre not in (select nombre from imagenes) order by 1, 2`;
const ORPHANS = `select distinct nombre from imagenes where nombre not in (select nombre from (${IN_USE}))
  and nombre not in (select nombre from (${IN_HISTORY}) where nombre is not null)
  and nombre not in (${IN_JSON}) order by 1`;
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
  const rows = db.prepare(MISSING).all() as unknown as { owner: string; id: number }[];
  return rows.map(({ owner, id }) => `el del ${owner} ${id}`);
}

export function orphanImagenes(db: DatabaseSync): string[] {
  return (db.prepare(ORPHANS).all() as unknown as { nombre: string }[]).map(({ nombre }) => nombre);
}

export function damagedImagenes(db: DatabaseSync): string[] {
  const problems: string[] = [];
  for (const row of db.prepare(ALL).iterate()) {
    const imagen = row as unknown as Imagen;
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
