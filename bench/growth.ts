/** Measures what grows with the records: an answer that is kept, the first one after a write, and what others feel of it. */
import { addressOf } from '../contract/call.ts';
import { load } from './load.ts';
import { fill } from './manyRecords.ts';
import { median } from './median.ts';
import { type Running, startPortal, temporaryFolder } from './servers.ts';
import { save, signIn } from './staff.ts';

const RECORDS = [100, 1_000, 10_000];
const BR = { 'accept-encoding': 'br' };
const ROUNDS = 5;
/** Milliseconds between two looks at a server that makes an answer. */
const PROBE = 2;

/** Milliseconds until an answer is there, whole. */
async function timeOf(address: string, headers: Record<string, string> = BR): Promise<number> {
  const begin = performance.now();
  await (await fetch(address, { headers })).arrayBuffer();
  return performance.now() - begin;
}

/** The longest that a small call waits while something else is made. */
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

async function measure({ origin, memory }: Running, records: number) {
  const list = addressOf('listPublicProyectos', {}, origin);
  const staff = await signIn(origin);
  const made: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await save(origin, staff, round);
    const making = timeOf(list);
    waits.push(await worstWait(origin, making));
    made.push(await making);
  }
  const kept = await load(list, { headers: BR });
  // Another kind of list, whose length stays: what is kept of it must not feel the others.
  const other = await load(addressOf('listPublicIntegrantes', {}, origin), { headers: BR });
  return {
    records,
    'kB compressed': ((await (await fetch(list, { headers: BR })).headers.get('content-length')) ?? 0) as number,
    'first after a write ms': median(made).toFixed(0),
    'others wait at most ms': median(waits).toFixed(1),
    'kept/s': Math.round(kept.perSecond),
    'kept, another list/s': Math.round(other.perSecond),
    'staff list ms': (await timeOf(addressOf('listProyectos', {}, origin), { ...BR, ...staff })).toFixed(0),
    'memory MB': Math.round(memory()),
  };
}

/** The same portal with more and more projects, products and events. */
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
