import { type Database, openPostgres } from '../../database/open.ts';
import { CommandError } from '../command.ts';

/** The URL without its password. @throws {CommandError} if it is not valid */
export function addressOf(url: string): string {
  if (!URL.canParse(url))
    throw new CommandError('La dirección de PostgreSQL no es válida: postgres://usuario@servidor/base');
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}

export async function withPostgres<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  await using db = openPostgres(url);
  return await work(db);
}
