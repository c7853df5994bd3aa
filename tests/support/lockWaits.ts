import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../api/database/open.ts';

/** Waits until one connection to PostgreSQL waits for the lock of another. */
export async function untilOneWaits(db: Database): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  await expect.poll(waiting).toBe(1);
}
