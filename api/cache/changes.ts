import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database, Trx } from '../database/open.ts';

/** The row of `ajustes` that every write changes: other instances poll it to invalidate their caches. */
const MARK = 'ultimo_cambio';

const POLL_MS = 250;
/** Without a successful poll for this long, the cache is not used. */
const MAX_AGE_MS = 900;

/**
 * Marks a write as the last statement of its transaction, since the row stays locked until commit.
 * The value is random, so that a restored backup cannot bring back an old one.
 */
export async function markChange(trx: Trx): Promise<void> {
  const valor = randomUUID();
  await trx
    .insertInto('ajustes')
    .values({ clave: MARK, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute();
}

/** Polls for the writes of all instances. */
export interface ChangeWatch {
  /** True if other instances' writes were checked in the last 900 ms. */
  isCurrent: () => boolean;
  stop: () => Promise<void>;
}

/** @param onChange called at the start and after a write by any instance, this one included */
export function watchChanges(db: Database, onChange: () => void | Promise<void>): ChangeWatch {
  let lastMark: string | undefined;
  let lastPoll = Number.NEGATIVE_INFINITY;
  const stopping = new AbortController();

  const poll = async () => {
    const begun = performance.now();
    const row = await db.selectFrom('ajustes').where('clave', '=', MARK).select('valor').executeTakeFirst();
    const mark = row?.valor ?? '';
    const isChanged = mark !== lastMark || begun - lastPoll > MAX_AGE_MS;
    const changing = isChanged ? onChange() : undefined;
    lastMark = mark;
    lastPoll = begun;
    await changing;
  };
  const keepPolling = async () => {
    while (!stopping.signal.aborted) {
      // Requests report an unreachable database; until it is back, isCurrent is false.
      await poll().catch(() => undefined);
      await setTimeout(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const polling = keepPolling();
  return {
    isCurrent: () => performance.now() - lastPoll < MAX_AGE_MS,
    async stop() {
      stopping.abort();
      await polling;
    },
  };
}
