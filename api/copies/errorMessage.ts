import { engineFailureOf } from '../database/engineErrors.ts';

const SQLITE_MESSAGES: Readonly<Record<number, string>> = {
  5: 'La base de datos está ocupada por otro proceso. Intente de nuevo.',
  8: 'La base de datos no se puede escribir: revise los permisos.',
  11: 'La base de datos está dañada.',
  13: 'No queda espacio en el disco.',
  14: 'No se pudo abrir la base de datos: revise la carpeta y sus permisos.',
  26: 'El archivo no es una base de datos.',
};

const SYSTEM_MESSAGES: Readonly<Record<string, string>> = {
  EACCES: 'Sin permiso',
  EPERM: 'El sistema no lo permite',
  EROFS: 'Solo se puede leer',
  ENOSPC: 'No queda espacio en el disco',
  ENOENT: 'No existe',
  ENOTDIR: 'No es una carpeta',
  EISDIR: 'Es una carpeta',
};

/** Keys: SQLSTATE codes, listed in appendix A of PostgreSQL's documentation. */
const POSTGRES_MESSAGES: Readonly<Record<string, string>> = {
  '22021': 'PostgreSQL no admite un carácter de los textos: revise la codificación de la base de datos.',
  '28000': 'PostgreSQL no aceptó el usuario o la contraseña.',
  '28P01': 'PostgreSQL no aceptó el usuario o la contraseña.',
  '3D000': 'Esa base de datos no existe en PostgreSQL.',
  '40P01': 'La base de datos está ocupada por otro proceso. Intente de nuevo.',
  '42501': 'El usuario de PostgreSQL no tiene permiso para hacerlo.',
  '53100': 'No queda espacio en el disco de PostgreSQL.',
  '53300': 'PostgreSQL no acepta más conexiones.',
  '55P03': 'La base de datos está ocupada por otro proceso. Intente de nuevo.',
  '57P03': 'PostgreSQL está arrancando o deteniéndose. Intente de nuevo.',
  XX001: 'La base de datos está dañada.',
};

/** SQLite's primary result code, or null if the error is not from node:sqlite. */
export function sqliteCodeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}

export function messageOfError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const fromSqlite = SQLITE_MESSAGES[sqliteCodeOf(error) ?? 0];
  if (fromSqlite !== undefined) return fromSqlite;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const fromPostgres = POSTGRES_MESSAGES[code];
  if (fromPostgres !== undefined) return fromPostgres;
  if (engineFailureOf(error) === 'unreachable') return 'No se pudo conectar con PostgreSQL.';
  const systemMessage = SYSTEM_MESSAGES[code];
  return systemMessage === undefined ? error.message : `${systemMessage}: ${path ?? error.message}`;
}
