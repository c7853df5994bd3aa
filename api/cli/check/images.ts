import type { DatabaseSync } from 'node:sqlite';
import { imageType } from '../../uploads/format.ts';

const EN_USO = `
  select 'integrante' as que, id, nombre_imagen as nombre from integrantes where nombre_imagen <> ''
  union all select 'convenio', id, logo from convenios where logo <> ''`;
const PERDIDAS = `select que, id from (${EN_USO}) where nombre not in (select nombre from imagenes) order by 1, 2`;
const SIN_DUENO = `select distinct nombre from imagenes where nombre not in (select nombre from (${EN_USO})) order by 1`;
const TODAS = 'select nombre, ancho, tipo, bytes from imagenes';

const NOMBRE = /^[0-9a-f]{32}\.(webp|svg)$/;
const TIPOS = new Map([
  ['webp', 'image/webp'],
  ['svg', 'image/svg+xml'],
]);
/** bytes of a RIFF file that its own length does not count */
const CABECERA_RIFF = 8;

interface Imagen {
  nombre: string;
  ancho: number;
  tipo: string;
  bytes: Uint8Array;
}

/** Records whose picture is not there in any width. */
export function missingImagenes(db: DatabaseSync): string[] {
  const filas = db.prepare(PERDIDAS).all() as unknown as { que: string; id: number }[];
  return filas.map(({ que, id }) => `la del ${que} ${id}`);
}

/** Pictures that no record points at. */
export function orphanImagenes(db: DatabaseSync): string[] {
  return (db.prepare(SIN_DUENO).all() as unknown as { nombre: string }[]).map(({ nombre }) => nombre);
}

/** Pictures that are not what their type says, or not to their end. One is in memory at a time. */
export function damagedImagenes(db: DatabaseSync): string[] {
  const problems: string[] = [];
  for (const row of db.prepare(TODAS).iterate()) {
    const imagen = row as unknown as Imagen;
    if (!isHealthy(imagen)) problems.push(`${imagen.nombre} (ancho ${imagen.ancho})`);
  }
  return problems;
}

/** Whether a stored picture is what its type says, to its end. */
export function isHealthy({ nombre, ancho, tipo, bytes }: Imagen): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [, extension = ''] = NOMBRE.exec(nombre) ?? [];
  if (TIPOS.get(extension) !== tipo || imageType(content) !== tipo) return false;
  if (extension === 'svg') return ancho === 0 && content.toString('latin1').endsWith('</svg>');
  return ancho > 0 && content.readUInt32LE(4) + CABECERA_RIFF === content.length;
}
