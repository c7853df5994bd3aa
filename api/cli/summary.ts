import type { DatabaseSync } from 'node:sqlite';

/** In tables that every version has. */
const CUENTAS = [
  ['proyectos', 'proyectos', 'count(*)'],
  ['integrantes', 'integrantes', 'count(*)'],
  ['productos', 'productos', 'count(*)'],
  ['convenios', 'convenios', 'count(*)'],
  ['eventos', 'eventos', 'count(*)'],
  ['imágenes', 'imagenes', 'count(distinct nombre)'],
  ['usuarios', 'usuarios', 'count(*)'],
  ['movimientos', 'movimientos', 'count(*)'],
] as const;

const BYTES_PER_MB = 1e6;
const numero = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

/** How much of each thing a database holds, in one line. */
export function contar(db: DatabaseSync): string {
  return CUENTAS.map(([nombre, tabla, cuenta]) => {
    const { total } = db.prepare(`select ${cuenta} as total from ${tabla}`).get() as unknown as { total: number };
    return `${nombre}: ${numero.format(total)}`;
  }).join(', ');
}

/** A size for people, in megabytes. */
export const inMegabytes = (bytes: number): string => `${numero.format(bytes / BYTES_PER_MB)} MB`;
