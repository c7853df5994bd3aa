import { nextLocalMidnight } from '../../contract/values/localDay.ts';
import type { Database } from '../database/open.ts';
import { nextChange } from '../resources/visibility/schedule.ts';

/** When cached responses expire: what visitors may see and which events are upcoming depend on the time. */
export class NextExpiry {
  readonly #db: Database;
  #next: Promise<number> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Call it after each write of any instance. */
  invalidate(): void {
    this.#next = null;
  }

  /** Epoch milliseconds. The database is read once for all responses until the next write or instant. */
  async after(now: Date): Promise<number> {
    const known = await this.#next;
    return known !== null && known > now.getTime() ? known : this.#read(now);
  }

  #read(now: Date): Promise<number> {
    const reading = nextChange(this.#db, now).then((next) => Math.min(next, nextLocalMidnight(now)));
    this.#next = reading;
    reading.catch(() => {
      if (this.#next === reading) this.#next = null;
    });
    return reading;
  }
}
