import { sql } from 'kysely';
import { messages } from '../../contract/calls/messages.ts';
import { type Database, locks, type Trx } from '../database/open.ts';
import { busyError, HttpError } from '../errors/httpError.ts';
import { areHashesBusy } from './password.ts';

const MINUTE = 60_000;
const LIMITS = {
  pair: { attempts: 9, window: 15 * MINUTE },
  address: { attempts: 30, window: 15 * MINUTE },
  user: { attempts: 60, window: 60 * MINUTE },
} as const;
const KNOWN_ADDRESS_MS = 30 * 24 * 60 * MINUTE;
/** No limit counts an older failure. */
const FAILURE_MS = Math.max(...Object.values(LIMITS).map(({ window }) => window));
/** A table with so many rows gets one row for each user, address and hour instead of one for each attempt. */
const MAX_ROWS = 100_000;

const since = (now: Date, window: number): string => new Date(now.getTime() - window).toISOString();
const hourOf = (now: Date): string => `${now.toISOString().slice(0, 13)}:00:00.000Z`;

export interface LoginAttempt {
  usuario: string;
  /** the client address as limits count it (clientAddressOf) */
  direccion: string;
}

async function countFailures(db: Database, fields: Partial<LoginAttempt>, now: Date, window: number): Promise<number> {
  let query = db
    .selectFrom('intentos')
    .where('exito', '=', 0)
    .where('created_at', '>', since(now, window))
    .select((eb) => eb.fn.sum<number | null>('cuenta').as('total'));
  if (fields.usuario !== undefined) query = query.where('usuario', '=', fields.usuario);
  if (fields.direccion !== undefined) query = query.where('direccion', '=', fields.direccion);
  return Number((await query.executeTakeFirstOrThrow()).total);
}

const rowsOf = (trx: Trx, { usuario, direccion }: LoginAttempt, exito: 0 | 1) =>
  trx
    .selectFrom('intentos')
    .where('usuario', '=', usuario)
    .where('direccion', '=', direccion)
    .where('exito', '=', exito)
    .select('id');

async function isKnownAddress(trx: Trx, attempt: LoginAttempt, now: Date): Promise<boolean> {
  const row = await rowsOf(trx, attempt, 1).where('created_at', '>', since(now, KNOWN_ADDRESS_MS)).executeTakeFirst();
  return row !== undefined;
}

function tooManyAttempts(window: number): HttpError {
  return new HttpError(429, messages.sesion.tooManyAttempts, {
    headers: { 'Retry-After': String(window / 1_000) },
  });
}

async function throttle(trx: Trx, attempt: LoginAttempt, now: Date): Promise<void> {
  const { pair, address, user } = LIMITS;
  if ((await countFailures(trx, attempt, now, pair.window)) >= pair.attempts) throw tooManyAttempts(pair.window);
  const { usuario, direccion } = attempt;
  if ((await countFailures(trx, { direccion }, now, address.window)) >= address.attempts)
    throw tooManyAttempts(address.window);
  // An attacker elsewhere must not lock the user out of an address where the user has signed in before.
  if (await isKnownAddress(trx, attempt, now)) return;
  if ((await countFailures(trx, { usuario }, now, user.window)) >= user.attempts) throw tooManyAttempts(user.window);
}

/** Deletes what no limit counts any more, so that no row of a blocked user or address is ever deleted. */
async function deleteExpired(trx: Trx, now: Date): Promise<void> {
  for (const [exito, window] of [
    [0, FAILURE_MS],
    [1, KNOWN_ADDRESS_MS],
  ] as const) {
    await trx.deleteFrom('intentos').where('exito', '=', exito).where('created_at', '<=', since(now, window)).execute();
  }
}

async function isFull(trx: Trx, maxRows: number): Promise<boolean> {
  const { total } = await trx
    .selectFrom('intentos')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total) >= maxRows;
}

/** Adds a failure to a row of the same hour. @returns its id, or null if there is none */
async function addToRow(trx: Trx, attempt: LoginAttempt, now: Date): Promise<number | null> {
  const row = await rowsOf(trx, attempt, 0)
    .where('created_at', '>=', hourOf(now))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (row === undefined) return null;
  await trx
    .updateTable('intentos')
    .set((eb) => ({ cuenta: eb('cuenta', '+', 1), created_at: now.toISOString() }))
    .where('id', '=', row.id)
    .execute();
  return row.id;
}

async function insertAttempt(trx: Trx, attempt: LoginAttempt, exito: 0 | 1, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('intentos')
    .values({ ...attempt, exito, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Enforces the limits and counts the attempt as failed.
 * @param maxRows smaller in tests
 * @returns the id of its row
 * @throws {HttpError} 429 with Retry-After
 */
export function admitAttempt(db: Database, attempt: LoginAttempt, now: Date, maxRows = MAX_ROWS): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // The lock makes concurrent attempts count one another.
    if (locks(trx)) await sql`lock table intentos in share row exclusive mode`.execute(trx);
    await throttle(trx, attempt, now);
    await deleteExpired(trx, now);
    const added = (await isFull(trx, maxRows)) ? await addToRow(trx, attempt, now) : null;
    return added ?? insertAttempt(trx, attempt, 0, now);
  });
}

/** Takes one failure out of a row. */
async function withdraw(trx: Trx, id: number): Promise<void> {
  const row = await trx
    .updateTable('intentos')
    .set((eb) => ({ cuenta: eb('cuenta', '-', 1) }))
    .where('id', '=', id)
    .returning('cuenta')
    .executeTakeFirst();
  if (row?.cuenta === 0) await trx.deleteFrom('intentos').where('id', '=', id).execute();
}

/** Each user and address has one row of success. */
async function markSuccessful(trx: Trx, id: number, attempt: LoginAttempt, now: Date): Promise<void> {
  await withdraw(trx, id);
  const { numUpdatedRows } = await trx
    .updateTable('intentos')
    .set({ created_at: now.toISOString() })
    .where('id', 'in', rowsOf(trx, attempt, 1))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await insertAttempt(trx, attempt, 1, now);
}

/**
 * Checks a password as an attempt that the limits count. One that could not be checked is not counted.
 * @param check resolves to null for a wrong password
 * @throws {HttpError} 429 with Retry-After; 503 if too many hashes wait
 */
export async function checkAttempt<T>(
  db: Database,
  attempt: LoginAttempt,
  check: () => Promise<T | null>,
): Promise<T | null> {
  // Before the database is written: a flood must not cost a transaction for each attempt.
  if (areHashesBusy()) throw busyError();
  const id = await admitAttempt(db, attempt, new Date());
  let result: T | null;
  try {
    result = await check();
  } catch (error) {
    await db.transaction().execute((trx) => withdraw(trx, id));
    throw error;
  }
  if (result !== null) await db.transaction().execute((trx) => markSuccessful(trx, id, attempt, new Date()));
  return result;
}
