import { sql } from 'kysely';
import { type Database, isPostgres } from './open.ts';
import { BUSY_TIMEOUT } from './sqlite.ts';

/**
 * Moves SQLite's -wal into the database file and empties it: it has earlier contents of pages, deleted data too. Does not wait, since
 * waiting would block the event loop.
 * @returns false while another connection reads or writes
 */
export async function truncateWal(db: Database): Promise<boolean> {
  if (isPostgres(db)) return true;
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql.raw(`pragma busy_timeout = ${BUSY_TIMEOUT}`).execute(connection);
    }
  });
}
