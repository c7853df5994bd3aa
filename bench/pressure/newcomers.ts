import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Connection } from './connection.ts';
import { atMost, exactly, type Figure } from './figure.ts';
import { startPressed } from './portal.ts';
import { READS } from './visitors.ts';

const SATURATING = 200;
const NEWCOMERS = 60;
/** milliseconds between two of them */
const APART = 100;

async function arrive(port: number, n: number): Promise<number> {
  const begin = performance.now();
  const connection = await Connection.open(port);
  try {
    const { status } = await connection.ask(READS[n % READS.length] ?? '');
    if (status !== 200) throw new Error(`answered ${status}`);
    return performance.now() - begin;
  } finally {
    connection.close();
  }
}

/** People who arrive, each on a connection of their own, while others ask without a pause. */
export async function measureNewcomers(): Promise<Figure[]> {
  await using portal = await startPressed();
  const { port } = portal;
  const worker = new Worker(new URL('./saturate.ts', import.meta.url), {
    workerData: { port, connections: SATURATING },
  });
  await once(worker, 'message');
  const arriving: Promise<number>[] = [];
  for (let n = 0; n < NEWCOMERS; n += 1) {
    await wait(APART);
    arriving.push(arrive(port, n));
  }
  const arrived = await Promise.allSettled(arriving);
  const told = once(worker, 'message');
  worker.postMessage('stop');
  const [perSecond] = (await told) as [number];
  const times = arrived.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const label = `newcomers beside ${SATURATING} clients that never pause (${Math.round(perSecond)}/s)`;
  return [
    atMost(`${label}: worst`, times, 1, 3_000),
    atMost(`${label}: median`, times, 0.5, 3_000),
    exactly(`${label}: turned away`, NEWCOMERS - times.length, 0),
  ];
}
