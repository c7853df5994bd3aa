import type { Tables } from '../../database/tables.ts';

/** The columns that tell a table's rows apart, or null for what stays where it is. Who is pointed at comes first. */
const CLAVES = {
  usuarios: ['id'],
  lineas: ['id'],
  proyectos: ['id'],
  integrantes: ['id'],
  proyecto_integrante: ['id'],
  productos: ['id'],
  convenios: ['id'],
  eventos: ['id'],
  inicio: ['id'],
  imagenes: ['nombre', 'ancho'],
  movimientos: ['id'],
  ajustes: ['clave'],
  // Those who signed in, and those who tried to, did so at one portal: a copy of it is another.
  sesiones: null,
  intentos: null,
} as const satisfies { [T in keyof Tables]: readonly (keyof Tables[T])[] | null };

/** A table that is copied. */
export type Tabla = { [T in keyof Tables]: (typeof CLAVES)[T] extends null ? never : T }[keyof Tables];

/** The tables that are copied, in an order in which they can be filled; in the opposite one they can be emptied. */
export const TABLES = (Object.keys(CLAVES) as (keyof Tables)[]).filter(
  (tabla): tabla is Tabla => CLAVES[tabla] !== null,
);

/** The tables that are not. */
export const AJENAS = (Object.keys(CLAVES) as (keyof Tables)[]).filter((tabla) => CLAVES[tabla] === null);

/** The tables that a migration fills, with ids of its own. */
export const SEMBRADAS: readonly Tabla[] = ['lineas', 'inicio'];

export const passwordOf = (tabla: Tabla): readonly string[] => CLAVES[tabla];
