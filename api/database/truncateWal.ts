import { sql } from 'kysely';
import { type Database, isPostgres, logOf } from './open.ts';

/**
 * Moves SQLite's -wal into the database file and empties it: it has earlier contents of pages, deleted data too. A thread copies
 * a large one before.
 * @returns false while another connection reads or writes
 */
export async function truncateWal(db: Database): Promise<boolean> {
  if (isPostgres(db)) return true;
  await logOf(db)?.copyIfLarge();
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
