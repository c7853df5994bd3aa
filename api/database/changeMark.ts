import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Trx } from './open.ts';

/**
 * The row of `ajustes` that a write of cached content sets: all instances poll it to invalidate their caches. Its value has the mark of
 * the write and, after a space, that of the write before.
 */
const MARK = 'ultimo_cambio';

/** A write, once its transaction has committed. */
export interface Change {
  mark: string;
  /** the mark of the write before it, of any instance; '' before the first */
  replaced: string;
}

/** Another write came first. */
export class MarkMovedError extends Error {}

/**
 * Marks a write. Call it last in the transaction, since the row stays locked until commit: writes commit in the order of their marks.
 * The value is random, so that a restored backup cannot bring back an old one.
 * @param replaced the mark that it may replace; any without it
 * @throws {MarkMovedError} for another one
 */
export async function markChange(trx: Trx, replaced?: string): Promise<Change> {
  const mark = randomUUID();
  const isExpected = replaced === undefined ? sql`true` : sql`substr(ajustes.valor, 1, ${mark.length}) = ${replaced}`;
  const { rows } = await sql<{ valor: string }>`
    insert into ajustes (clave, valor) values (${MARK}, ${mark})
    on conflict (clave) do update set valor = ${mark} || ' ' || substr(ajustes.valor, 1, ${mark.length})
    where ${isExpected}
    returning valor`.execute(trx);
  if (rows.length === 0) throw new MarkMovedError();
  return { mark, replaced: rows[0]?.valor.split(' ')[1] ?? '' };
}

/** Returns '' before the first write. */
export async function readChangeMark(db: Database): Promise<string> {
  const row = await db.selectFrom('ajustes').where('clave', '=', MARK).select('valor').executeTakeFirst();
  return row?.valor.split(' ', 1)[0] ?? '';
}

/** Makes a reading of a database that is kept until the next write of any instance: the mark of the last one tells. */
export function untilNextWrite<T>(read: (db: Database) => Promise<T>): (db: Database) => Promise<T> {
  const known = new WeakMap<Database, { mark: string; found: Promise<T> }>();
  return async (db) => {
    const mark = await readChangeMark(db);
    const last = known.get(db);
    if (last?.mark === mark && mark !== '') return last.found;
    const found = read(db);
    known.set(db, { mark, found });
    found.catch(() => {
      if (known.get(db)?.found === found) known.delete(db);
    });
    return found;
  };
}
