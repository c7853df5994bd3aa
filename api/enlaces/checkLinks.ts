import { sql } from 'kysely';
import pLimit from 'p-limit';
import { localDay } from '../../contract/values/localDay.ts';
import type { Database } from '../database/open.ts';
import { isDead, publicLinks } from '../resources/visibility/publicLinks.ts';
import { type CheckedLink, type CheckOptions, checkLink } from './checkLink.ts';

/** Hosts that are asked at the same time. */
const CONCURRENT_HOSTS = 8;

async function linksByHost(db: Database, since: Date | null): Promise<Map<string, string[]>> {
  const checked = since === null ? sql`false` : sql`comprobado_en >= ${since.toISOString()}`;
  const { rows } = await sql<{ url: string }>`
    select distinct url from (${publicLinks(db, new Date())}) as link
    where url not in (select url from enlaces where ${checked}) order by url`.execute(db);
  return Map.groupBy(
    rows.map(({ url }) => url),
    (url) => new URL(url).hostname,
  );
}

/** Failures on one day count once. */
async function store(db: Database, url: string, { estado, http }: CheckedLink, now: Date): Promise<void> {
  const comprobado_en = now.toISOString();
  const before = await db.selectFrom('enlaces').where('url', '=', url).selectAll().executeTakeFirst();
  const isSameDay = localDay(before?.comprobado_en ?? '') === localDay(comprobado_en);
  const earlier = before?.estado === 'falla' ? before.fallos - (isSameDay ? 1 : 0) : 0;
  const result = { comprobado_en, estado, http, fallos: estado === 'falla' ? earlier + 1 : 0 };
  await db
    .insertInto('enlaces')
    .values({ url, ...result })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(result))
    .execute();
}

async function forgetOthers(db: Database): Promise<void> {
  await sql`delete from enlaces where url not in (select url from (${publicLinks(db, new Date())}) as link)`.execute(
    db,
  );
}

export interface CheckSummary {
  total: number;
  /** the dead links, with the status of their last answer or 0 */
  dead: { url: string; http: number }[];
}

interface Checks {
  now?: () => Date;
  /** leaves out the links that were checked since then; by default none */
  since?: Date;
}

/** Checks the links of all records that visitors see. @throws if `signal` is aborted; what was checked is stored */
export async function checkLinks(
  db: Database,
  options: CheckOptions,
  { now = () => new Date(), since }: Checks = {},
): Promise<CheckSummary> {
  const hosts = await linksByHost(db, since ?? null);
  const checkHost = async (urls: readonly string[]) => {
    for (const url of urls) await store(db, url, await checkLink(url, options), now());
  };
  const limit = pLimit(CONCURRENT_HOSTS);
  // A failure is reported once no host is being asked.
  const results = await Promise.allSettled([...hosts.values()].map((urls) => limit(checkHost, urls)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  await forgetOthers(db);
  const dead = await db.selectFrom('enlaces').where(isDead).select(['url', 'http']).orderBy('url').execute();
  return { total: [...hosts.values()].flat().length, dead };
}
