import type { Config } from './config/config.ts';
import { messageOfError } from './copies/errorMessage.ts';
import { addressOf } from './copies/postgres/connection.ts';

const problemOf = (variable: string, text: string): string => `El portal no puede iniciar:\n  ${variable}: ${text}`;

/** What to tell the operator: in Spanish, with the variable to correct; the message of any other error as it is. */
export function databaseProblem(error: unknown, { databaseUrl, dataDir }: Config): string {
  const text = messageOfError(error);
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === 'ERR_INVALID_URL')
    return problemOf(
      'DATABASE_URL',
      'use postgres://usuario:clave@servidor:puerto/base, con los signos de la clave como %40',
    );
  // The messages of the upgrade name their variable.
  if (text === message) return text;
  if (databaseUrl === null) return problemOf('DATA_DIR', `no se puede usar ${dataDir}. ${text}`);
  return problemOf('DATABASE_URL', `${text} Se intentó con ${addressOf(databaseUrl)}`);
}

/** What to tell the operator: in Spanish, with the variable to correct; the message of any other error as it is. */
export function listenProblem(error: unknown, { host, port }: Config): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return problemOf('PORT', `otro programa usa ${host}:${port}. Deténgalo, o elija otro puerto.`);
    case 'EACCES':
      return problemOf('PORT', `el sistema no permite usar el puerto ${port}. Elija uno desde 1024.`);
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return problemOf('HOST', `'${host}' no es una dirección de este equipo. Use 127.0.0.1, o 0.0.0.0 para todas.`);
    default:
      return messageOfError(error);
  }
}
