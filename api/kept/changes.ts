import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database, Trx } from '../database/open.ts';

/** The row of `ajustes` that every write changes: by it whoever keeps answers learns of the writes of others. */
const MARK = 'ultimo_cambio';

/** Milliseconds between two looks at the mark. */
const INTERVAL = 250;
/** Milliseconds without a look that succeeded, after which this instance no longer trusts what it keeps. */
const TRUST = 900;

/**
 * Marks the transaction of a write, as its last statement: the row is held until it ends, which should be soon.
 * A new name each time, so that no restored backup brings an old one back.
 */
export async function markChange(trx: Trx): Promise<void> {
  const valor = randomUUID();
  await trx
    .insertInto('ajustes')
    .values({ clave: MARK, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute();
}

/** A watch on what other instances write. */
export interface ChangeWatch {
  /** whether nothing can have been written elsewhere without being told, but in the last second */
  isCurrent: () => boolean;
  stop: () => Promise<void>;
}

/**
 * Looks at the mark four times a second.
 * @param onChange called when somebody wrote, this instance included
 */
export function watchChanges(db: Database, onChange: () => void): ChangeWatch {
  let known: string | undefined;
  let looked = Number.NEGATIVE_INFINITY;
  const stopping = new AbortController();

  const look = async () => {
    const begun = performance.now();
    const mark = await db.selectFrom('ajustes').where('clave', '=', MARK).select('valor').executeTakeFirst();
    const before = known;
    known = mark?.valor ?? '';
    // What was kept while nobody looked may be old.
    if (before !== known || begun - looked > TRUST) onChange();
    looked = begun;
  };
  const keepLooking = async () => {
    while (!stopping.signal.aborted) {
      // A database that is away is told of by the calls that need it; meanwhile nothing kept is trusted.
      await look().catch(() => undefined);
      await setTimeout(INTERVAL, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const looking = keepLooking();
  return {
    isCurrent: () => performance.now() - looked < TRUST,
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
