import type { DatabaseSync } from 'node:sqlite';

/** Label, table and expression; only tables that every version has. */
const COUNTS = [
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

const formatNumber = (value: number): string => value.toLocaleString('es-CO', { maximumFractionDigits: 1 });

export function countRecords(db: DatabaseSync): string {
  return COUNTS.map(([label, table, expression]) => {
    const { total } = db.prepare(`select ${expression} as total from ${table}`).get() as unknown as {
      total: number;
    };
    return `${label}: ${formatNumber(total)}`;
  }).join(', ');
}

export const formatMegabytes = (bytes: number): string => `${formatNumber(bytes / BYTES_PER_MB)} MB`;
