/** Measures a cached answer, the first answer after a write, and the delay of other requests, by number of records. */
import { addressOf } from '../contract/calls/callAddress.ts';
import { load } from './load.ts';
import { fill } from './manyRecords.ts';
import { median } from './median.ts';
import { type RunningServer, startPortal, temporaryFolder } from './servers.ts';
import { save, signIn } from './staff.ts';

const RECORDS = [100, 1_000, 10_000];
const BR = { 'accept-encoding': 'br' };
const ROUNDS = 5;
/** milliseconds between two probes */
const PROBE = 2;

/** @returns milliseconds until the last byte of the answer */
async function timeOf(address: string, headers: Record<string, string> = BR): Promise<number> {
  const startedAt = performance.now();
  await (await fetch(address, { headers })).arrayBuffer();
  return performance.now() - startedAt;
}

/** @returns the longest time of a /health request until `work` settles, in milliseconds */
async function worstWait(origin: string, work: Promise<unknown>): Promise<number> {
  let done = false;
  void work.finally(() => {
    done = true;
  });
  let worst = 0;
  while (!done) {
    worst = Math.max(worst, await timeOf(`${origin}/health`));
    await new Promise((resolve) => setTimeout(resolve, PROBE));
  }
  return worst;
}

async function measure({ origin, memory }: RunningServer, records: number) {
  const list = addressOf('listPublicProyectos', {}, origin);
  const staff = await signIn(origin);
  const uncached: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await save(origin, staff, round);
    const request = timeOf(list);
    waits.push(await worstWait(origin, request));
    uncached.push(await request);
  }
  const sitemaps: number[] = [];
  const sitemapWaits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await save(origin, staff, round);
    const request = timeOf(`${origin}/sitemap.xml`);
    sitemapWaits.push(await worstWait(origin, request));
    sitemaps.push(await request);
  }
  const cached = await load(list, { headers: BR });
  // A list of constant length: the size of other cache entries must not affect it.
  const other = await load(addressOf('listPublicIntegrantes', {}, origin), { headers: BR });
  return {
    records,
    'kB compressed': ((await (await fetch(list, { headers: BR })).headers.get('content-length')) ?? 0) as number,
    'first after a write ms': median(uncached).toFixed(0),
    'others wait at most ms': median(waits).toFixed(1),
    'sitemap ms': median(sitemaps).toFixed(0),
    'others wait for the sitemap ms': median(sitemapWaits).toFixed(1),
    'cached/s': Math.round(cached.perSecond),
    'cached, another list/s': Math.round(other.perSecond),
    'staff list ms': (await timeOf(addressOf('listProyectos', {}, origin), { ...BR, ...staff })).toFixed(0),
    'memory MB': Math.round(memory()),
  };
}

export async function measureGrowth() {
  const rows = [];
  for (const records of RECORDS) {
    using folder = temporaryFolder();
    await fill(folder.path, records);
    await using portal = await startPortal({ DATA_DIR: folder.path, SAMPLE_CONTENT: 'off' });
    rows.push(await measure(portal, records));
  }
  return rows;
}
