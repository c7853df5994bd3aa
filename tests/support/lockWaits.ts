import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database, Trx } from '../../api/database/open.ts';

/** Waits until so many connections to PostgreSQL wait for the lock of another. */
async function untilWaiting(db: Database, connections: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  await expect.poll(waiting).toBe(connections);
}

export const untilOneWaits = (db: Database): Promise<void> => untilWaiting(db, 1);

/**
 * Works while a transaction is open, outside of it: what runs in a transaction may not use the database itself.
 * @param hold the statements of the transaction, before the work
 */
export async function besideTransaction<T>(
  db: Database,
  hold: (trx: Trx) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const isHeld = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (trx) => {
    await hold(trx);
    isHeld.resolve();
    await mayCommit.promise;
  });
  await Promise.race([isHeld.promise, holding]);
  try {
    return await work();
  } finally {
    mayCommit.resolve();
    await holding;
  }
}

/** Sends a write, and a second one before the first has committed: the first waits at its last statement until the second waits for it. */
export async function overtaken<A, B>(
  db: Database,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const mark = (trx: Trx) =>
    trx
      .selectFrom('ajustes')
      .where('clave', '=', 'ultimo_cambio')
      .select('valor')
      .forUpdate()
      .executeTakeFirstOrThrow();
  const { answers } = await besideTransaction(db, mark, async () => {
    const started = first();
    await untilWaiting(db, 1);
    const both = Promise.all([started, second()]);
    await untilWaiting(db, 2);
    return { answers: both };
  });
  return answers;
}
