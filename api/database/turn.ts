import { randomUUID } from 'node:crypto';
import type { Database } from './open.ts';

/** Another instance may take over a turn that was not renewed for this time. */
const LEASE_MS = 2 * 60_000;
const RENEW_MS = 30_000;

/** The row of `ajustes` of a job: the end of the turn and its owner, '' between turns. */
export type Turn = 'enlaces_turno' | 'respaldo_turno';

const endOfLease = (): string => new Date(Date.now() + LEASE_MS).toISOString();

async function acquire(db: Database, turn: Turn, owner: string): Promise<boolean> {
  const valor = `${endOfLease()} ${owner}`;
  const acquired = await db
    .insertInto('ajustes')
    .values({ clave: turn, valor })
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet({ valor }).where('ajustes.valor', '<', new Date().toISOString()),
    )
    .returning('clave')
    .executeTakeFirst();
  return acquired !== undefined;
}

/** @returns false if another owner has taken over */
async function setOwned(db: Database, turn: Turn, owner: string, valor: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ajustes')
    .set({ valor })
    .where('clave', '=', turn)
    .where('valor', 'like', `% ${owner}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True while an instance or command has the turn. */
export async function isTurnTaken(db: Database, turn: Turn): Promise<boolean> {
  const row = await db.selectFrom('ajustes').where('clave', '=', turn).select('valor').executeTakeFirst();
  return row !== undefined && row.valor > new Date().toISOString();
}

/**
 * Runs `work` unless another instance or command does this job now.
 * @param work ends when its signal is aborted: after `signal`, or when the turn is lost
 * @returns null if it was not run
 */
export async function withTurn<T>(
  db: Database,
  turn: Turn,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const owner = randomUUID();
  if (!(await acquire(db, turn, owner))) return null;
  const lost = new AbortController();
  const renew = async () => {
    if (!(await setOwned(db, turn, owner, `${endOfLease()} ${owner}`))) lost.abort();
  };
  const timer = setInterval(() => void renew().catch((error: unknown) => lost.abort(error)), RENEW_MS);
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(timer);
    await setOwned(db, turn, owner, '');
  }
}
