import { type Database, openPostgres } from '../../database/open.ts';
import { Fallo } from '../command.ts';

/** Where a PostgreSQL database is, without the password that its address may carry. */
export function addressOf(url: string): string {
  if (!URL.canParse(url)) throw new Fallo('La dirección de PostgreSQL no es válida: postgres://usuario@servidor/base');
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}

/** Does something with a PostgreSQL database, and leaves no connection behind. */
export async function withPostgres<T>(url: string, trabajo: (db: Database) => Promise<T>): Promise<T> {
  const db = openPostgres(url);
  try {
    return await trabajo(db);
  } finally {
    await db.destroy();
  }
}
