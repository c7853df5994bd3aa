import { sql } from 'kysely';
import { type Database, locks, type Trx } from '../database/open.ts';
import { HttpError } from '../httpError.ts';

const MINUTE = 60_000;
/** Failed tries of one user from one address, of one address, and of one user from addresses it never signed in from. */
const LIMITS = {
  pair: { tries: 9, window: 15 * MINUTE },
  address: { tries: 30, window: 15 * MINUTE },
  user: { tries: 60, window: 60 * MINUTE },
} as const;
/** An address stays known for this long after a login from it. */
const KNOWN_FOR = 30 * 24 * 60 * MINUTE;

const since = (ahora: Date, window: number): string => new Date(ahora.getTime() - window).toISOString();

/** Who tries to show a password, and from where. */
export interface Intento {
  usuario: string;
  direccion: string;
}

async function fallidos(db: Database, fields: Partial<Intento>, ahora: Date, window: number): Promise<number> {
  let query = db
    .selectFrom('intentos')
    .where('exito', '=', 0)
    .where('created_at', '>', since(ahora, window))
    .select((eb) => eb.fn.countAll<number>().as('total'));
  if (fields.usuario !== undefined) query = query.where('usuario', '=', fields.usuario);
  if (fields.direccion !== undefined) query = query.where('direccion', '=', fields.direccion);
  return Number((await query.executeTakeFirstOrThrow()).total);
}

async function isKnownName(db: Database, { usuario, direccion }: Intento, ahora: Date): Promise<boolean> {
  const row = await db
    .selectFrom('intentos')
    .where('usuario', '=', usuario)
    .where('direccion', '=', direccion)
    .where('exito', '=', 1)
    .where('created_at', '>', since(ahora, KNOWN_FOR))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

function demasiados(window: number): HttpError {
  return new HttpError(429, 'Demasiados intentos. Espere unos minutos e intente de nuevo.', {
    headers: { 'Retry-After': String(window / 1_000) },
  });
}

/** @throws {HttpError} 429 with Retry-After */
async function throttle(trx: Trx, attempt: Intento, ahora: Date): Promise<void> {
  const { pair, address, user } = LIMITS;
  if ((await fallidos(trx, attempt, ahora, pair.window)) >= pair.tries) throw demasiados(pair.window);
  const { usuario, direccion } = attempt;
  if ((await fallidos(trx, { direccion }, ahora, address.window)) >= address.tries) throw demasiados(address.window);
  if (await isKnownName(trx, attempt, ahora)) return;
  if ((await fallidos(trx, { usuario }, ahora, user.window)) >= user.tries) throw demasiados(user.window);
}

async function note(trx: Trx, attempt: Intento, ahora: Date): Promise<number> {
  await trx.deleteFrom('intentos').where('created_at', '<=', since(ahora, KNOWN_FOR)).execute();
  const { id } = await trx
    .insertInto('intentos')
    .values({ ...attempt, exito: 0, created_at: ahora.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Lets a try come to its password, or stops guessing before that is hashed. The real user is not locked out: an address
 * that it signed in from is only held to its own failures. The try counts as failed until `acertar` says otherwise.
 * @returns the try's id
 * @throws {HttpError} 429 with Retry-After
 */
export function admitAttempt(db: Database, attempt: Intento, ahora: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // One after another, so that tries sent all at once are counted like any.
    if (locks(trx)) await sql`lock table intentos in share row exclusive mode`.execute(trx);
    await throttle(trx, attempt, ahora);
    return note(trx, attempt, ahora);
  });
}

/** A counted try was right after all. */
export async function clearAttempt(db: Database, id: number): Promise<void> {
  await db.updateTable('intentos').set({ exito: 1 }).where('id', '=', id).execute();
}
