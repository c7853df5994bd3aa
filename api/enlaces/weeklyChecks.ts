import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { withLease } from '../database/lease.ts';
import type { Database } from '../database/open.ts';
import { feature } from '../fastify/feature.ts';
import { type CheckOptions, linkCheckOptions } from './checkLink.ts';
import { checkLinks as checkAllLinks } from './checkLinks.ts';

/** Row of `ajustes`: the beginning of the last weekly check that was completed. */
const BEGAN = 'enlaces_desde';
const WEEK_MS = 7 * 24 * 60 * 60_000;
/** How often an instance looks whether a check is due. */
const POLL_MS = 60 * 60_000;

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Since when a check is due, at most for a week; null if none is. An earlier attempt may have checked some links since. */
async function dueSince(db: Database): Promise<Date | null> {
  const row = await db.selectFrom('ajustes').where('clave', '=', BEGAN).select('valor').executeTakeFirst();
  const aWeekAgo = Date.now() - WEEK_MS;
  const began = row === undefined ? 0 : Date.parse(row.valor);
  return began < aWeekAgo ? new Date(Math.max(began + WEEK_MS, aWeekAgo)) : null;
}

async function setBegan(db: Database, valor: string): Promise<void> {
  await db
    .insertInto('ajustes')
    .values({ clave: BEGAN, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute();
}

/** Checks the links if no instance has for a week. */
export async function checkIfDue(db: Database, options: CheckOptions, log: Log): Promise<void> {
  if ((await dueSince(db)) === null) return;
  await withLease(db, 'enlaces_turno', options.signal, async (signal) => {
    // Another instance may have checked them since.
    const since = await dueSince(db);
    if (since === null) return;
    const began = new Date().toISOString();
    const { total, dead } = await checkAllLinks(db, { ...options, signal }, { since });
    await setBegan(db, began);
    log.info({ total, dead: dead.length }, 'links checked');
  });
}

async function keepChecking(db: Database, options: CheckOptions, log: Log): Promise<void> {
  const { signal } = options;
  while (!signal.aborted) {
    await checkIfDue(db, options, log).catch((error: unknown) => {
      if (!signal.aborted) log.error(error, 'links not checked');
    });
    await setTimeout(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

interface WeeklyCheckOptions {
  checkLinks: boolean;
  publicUrl: string | null;
}

/** Checks the links weekly while the app listens. */
export const weeklyChecks = feature<WeeklyCheckOptions>('weeklyChecks', ['db'], (app, { checkLinks, publicUrl }) => {
  if (!checkLinks) return;
  const stopping = new AbortController();
  let checking = Promise.resolve();
  app.addHook('onListen', async () => {
    checking = keepChecking(app.db, { ...linkCheckOptions(publicUrl), signal: stopping.signal }, app.log);
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    await checking;
  });
});
