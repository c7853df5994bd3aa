/** Measures the first sitemap after a write, of 10,002 records. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fill } from './manyRecords.ts';
import { percentile } from './percentile.ts';
import { startPortal, temporaryFolder } from './servers.ts';
import { save, signIn } from './staff.ts';

const RECORDS = 10_000;
const WARM_UP = 5;
const ROUNDS = 60;
/** Milliseconds between a write and the next request. */
const PAUSE = 400;
const PUBLIC_URL = 'https://investigacion.example.org';

const agent = new Agent({ keepAlive: true });

/** node:http without decompression: `fetch` would add its own milliseconds. @returns milliseconds until the last byte */
async function timeOf(address: string): Promise<number> {
  const startedAt = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(address, { agent, headers: { 'accept-encoding': 'br' } }, resolve)
    .on('error', reject)
    .end();
  await buffer(await promise);
  return performance.now() - startedAt;
}

export async function measureSitemap() {
  using folder = temporaryFolder();
  await fill(folder.path, Math.ceil(RECORDS / 3));
  await using portal = await startPortal({ DATA_DIR: folder.path, SAMPLE_CONTENT: 'off', PUBLIC_URL });
  const address = `${portal.origin}/sitemap.xml`;
  const staff = await signIn(portal.origin);
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    await save(portal.origin, staff, round + WARM_UP);
    const time = await timeOf(address);
    if (round >= 0) times.push(time);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  const ms = (share: number): string => percentile(times, share).toFixed(0);
  return [{ 'fastest ms': ms(0), 'median ms': ms(0.5), 'p95 ms': ms(0.95), 'slowest ms': ms(1) }];
}
