import { sql } from 'kysely';
import { type Database, isPostgres } from './open.ts';

/** Decides what is public: the clock of PostgreSQL, so that all instances agree; on SQLite that of the machine. */
export class DatabaseClock {
  readonly #db: Database;
  /** milliseconds that the database's clock is ahead of the machine's */
  #offset = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Epoch milliseconds. */
  time(): number {
    return Date.now() + this.#offset;
  }

  now(): Date {
    return new Date(this.time());
  }

  /** Call it often. It clamps the offset to the bounds that this round trip gives: a slow one gives wide bounds. */
  async measure(): Promise<void> {
    if (!isPostgres(this.#db)) return;
    const sentAt = Date.now();
    const { rows } = await sql<{ time: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`.execute(this.#db);
    const receivedAt = Date.now();
    const { time = sentAt } = rows[0] ?? {};
    this.#offset = Math.min(Math.max(this.#offset, time - receivedAt), time - sentAt);
  }
}
