import { sql } from 'kysely';
import { type Database, locks, type Trx } from '../database/open.ts';
import { HttpError } from '../httpError.ts';

const MINUTE = 60_000;
const LIMITS = {
  pair: { attempts: 9, window: 15 * MINUTE },
  address: { attempts: 30, window: 15 * MINUTE },
  user: { attempts: 60, window: 60 * MINUTE },
} as const;
const KNOWN_ADDRESS_MS = 30 * 24 * 60 * MINUTE;

const since = (now: Date, window: number): string => new Date(now.getTime() - window).toISOString();

export interface LoginAttempt {
  usuario: string;
  direccion: string;
}

async function countFailures(db: Database, fields: Partial<LoginAttempt>, now: Date, window: number): Promise<number> {
  let query = db
    .selectFrom('intentos')
    .where('exito', '=', 0)
    .where('created_at', '>', since(now, window))
    .select((eb) => eb.fn.countAll<number>().as('total'));
  if (fields.usuario !== undefined) query = query.where('usuario', '=', fields.usuario);
  if (fields.direccion !== undefined) query = query.where('direccion', '=', fields.direccion);
  return Number((await query.executeTakeFirstOrThrow()).total);
}

async function isKnownAddress(db: Database, { usuario, direccion }: LoginAttempt, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('intentos')
    .where('usuario', '=', usuario)
    .where('direccion', '=', direccion)
    .where('exito', '=', 1)
    .where('created_at', '>', since(now, KNOWN_ADDRESS_MS))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

function tooManyAttempts(window: number): HttpError {
  return new HttpError(429, 'Demasiados intentos. Espere unos minutos e intente de nuevo.', {
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

async function insertAttempt(trx: Trx, attempt: LoginAttempt, now: Date): Promise<number> {
  await trx.deleteFrom('intentos').where('created_at', '<=', since(now, KNOWN_ADDRESS_MS)).execute();
  const { id } = await trx
    .insertInto('intentos')
    .values({ ...attempt, exito: 0, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Enforces the rate limits, records the attempt as failed and returns its id. @throws {HttpError} 429 with Retry-After */
export function admitAttempt(db: Database, attempt: LoginAttempt, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // The lock makes concurrent attempts count one another.
    if (locks(trx)) await sql`lock table intentos in share row exclusive mode`.execute(trx);
    await throttle(trx, attempt, now);
    return insertAttempt(trx, attempt, now);
  });
}

export async function markSuccessful(db: Database, id: number): Promise<void> {
  await db.updateTable('intentos').set({ exito: 1 }).where('id', '=', id).execute();
}
