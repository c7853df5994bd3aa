import type { Tables } from '../../database/tables.ts';

/** Primary key of each table, or null if the table is not copied. A referenced table precedes the tables that reference it. */
const KEY_COLUMNS = {
  usuarios: ['id'],
  lineas: ['id'],
  proyectos: ['id'],
  integrantes: ['id'],
  proyecto_integrante: ['id'],
  productos: ['id'],
  convenios: ['id'],
  eventos: ['id'],
  noticias: ['id'],
  paginas: ['id'],
  inicio: ['id'],
  identidad: ['id'],
  imagenes: ['nombre', 'ancho'],
  archivos: ['nombre'],
  usos_archivos: ['archivo', 'tabla', 'registro_id'],
  movimientos: ['id'],
  papelera: ['recurso', 'recurso_id'],
  publicaciones: ['recurso', 'recurso_id'],
  enlaces: ['url'],
  borradores: ['id'],
  visitas: ['recurso', 'recurso_id', 'dia'],
  no_aplica: ['grupo', 'recurso', 'recurso_id'],
  no_duplicados: ['id'],
  direcciones_anteriores: ['recurso', 'direccion'],
  ajustes: ['clave'],
  nombres_recordados: ['id'],
  // Preview links, sessions, login attempts, answers and staged imports belong to one installation: a restored backup does not bring a revoked link back.
  vistas_previas: null,
  sesiones: null,
  intentos: null,
  solicitudes: null,
  importaciones: null,
  importacion_partes: null,
  importacion_filas: null,
  importacion_elecciones: null,
  importacion_destinos: null,
} as const satisfies { [T in keyof Tables]: readonly (keyof Tables[T])[] | null };

export type CopiedTable = { [T in keyof Tables]: (typeof KEY_COLUMNS)[T] extends null ? never : T }[keyof Tables];

/** All tables, in the order in which they can be filled; they can be emptied in reverse order. */
export const TABLES = (Object.keys(KEY_COLUMNS) as (keyof Tables)[]).filter(
  (table): table is CopiedTable => KEY_COLUMNS[table] !== null,
);

export const EXCLUDED_TABLES = (Object.keys(KEY_COLUMNS) as (keyof Tables)[]).filter(
  (table) => KEY_COLUMNS[table] === null,
);

/** Tables that the migrations fill: those of an empty portal have rows. */
export const SEEDED_TABLES: readonly CopiedTable[] = ['lineas', 'imagenes', 'inicio', 'identidad', 'ajustes'];

/** The tables of a schema that a copy contains: an earlier version has fewer. @param parts as 'table proyectos.id INTEGER' */
export const tablesIn = (parts: readonly string[]): readonly CopiedTable[] =>
  TABLES.filter((table) => parts.some((part) => part.startsWith(`table ${table}.`)));

export const keyColumnsOf = (table: CopiedTable): readonly string[] => KEY_COLUMNS[table];

/** Those of a copied file that a backup does not keep: answers to requests, and files on their way in. */
export const STAGING_TABLES = [
  'solicitudes',
  'importacion_destinos',
  'importacion_elecciones',
  'importacion_filas',
  'importacion_partes',
  'importaciones',
] as const;
