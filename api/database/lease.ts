import { randomUUID } from 'node:crypto';
import type { Database } from './open.ts';

/** Another instance may acquire a lease that was not renewed for this long. */
const LEASE_MS = 2 * 60_000;
const RENEW_MS = 30_000;
/** The job ends after so many failed renewals in a row, before its lease does. One may fail while the database is busy. */
const MAX_FAILURES = 2;

export const LEASES = ['enlaces_turno', 'respaldo_turno', 'exportacion_turno'] as const;

/** Key in `ajustes` of a job's lease: its value is the expiry and the owner, or '' if the lease is free. */
export type Lease = (typeof LEASES)[number];

const endOfLease = (): string => new Date(Date.now() + LEASE_MS).toISOString();

async function acquire(db: Database, lease: Lease, owner: string): Promise<boolean> {
  const valor = `${endOfLease()} ${owner}`;
  const acquired = await db
    .insertInto('ajustes')
    .values({ clave: lease, valor })
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet({ valor }).where('ajustes.valor', '<', new Date().toISOString()),
    )
    .returning('clave')
    .executeTakeFirst();
  return acquired !== undefined;
}

/** @returns false if another owner has taken over */
async function setOwned(db: Database, lease: Lease, owner: string, valor: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ajustes')
    .set({ valor })
    .where('clave', '=', lease)
    .where('valor', 'like', `% ${owner}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True while an instance or a command holds the lease. */
export async function isLeaseHeld(db: Database, lease: Lease): Promise<boolean> {
  const row = await db.selectFrom('ajustes').where('clave', '=', lease).select('valor').executeTakeFirst();
  return row !== undefined && row.valor > new Date().toISOString();
}

/**
 * Runs `work` unless another instance or command does this job now.
 * @param work must end when its signal is aborted: by `signal`, or because the lease is lost
 * @returns null if it was not run
 */
export async function withLease<T>(
  db: Database,
  lease: Lease,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const owner = randomUUID();
  if (!(await acquire(db, lease, owner))) return null;
  const lost = new AbortController();
  let failures = 0;
  const renew = async () => {
    try {
      if (!(await setOwned(db, lease, owner, `${endOfLease()} ${owner}`))) lost.abort();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === MAX_FAILURES) lost.abort(error);
    }
  };
  const timer = setInterval(() => void renew(), RENEW_MS);
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(timer);
    // The result of the work is worth more: a lease that is not released expires.
    await setOwned(db, lease, owner, '').catch(() => undefined);
  }
}
