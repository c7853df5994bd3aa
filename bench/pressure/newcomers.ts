import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Connection } from './connection.ts';
import { atMost, exactly, type Figure } from './figure.ts';
import { startPortalUnderLoad } from './portal.ts';
import { READS } from './visitors.ts';

const BACKGROUND_CLIENTS = 200;
const NEWCOMERS = 60;
/** milliseconds between two newcomers */
const INTERVAL_MS = 100;

async function connectAndRead(port: number, n: number): Promise<number> {
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

/** Measures first requests on new connections while other clients send requests continuously. */
export async function measureNewcomers(): Promise<Figure[]> {
  await using portal = await startPortalUnderLoad();
  const { port } = portal;
  const worker = new Worker(new URL('./saturate.ts', import.meta.url), {
    workerData: { port, connections: BACKGROUND_CLIENTS },
  });
  await once(worker, 'message');
  const requests: Promise<number>[] = [];
  for (let n = 0; n < NEWCOMERS; n += 1) {
    await wait(INTERVAL_MS);
    requests.push(connectAndRead(port, n));
  }
  const results = await Promise.allSettled(requests);
  const stopped = once(worker, 'message');
  worker.postMessage('stop');
  const [perSecond] = (await stopped) as [number];
  const times = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const label = `newcomers beside ${BACKGROUND_CLIENTS} clients that never pause (${Math.round(perSecond)}/s)`;
  return [
    atMost(`${label}: worst`, times, 1, 3_000),
    atMost(`${label}: median`, times, 0.5, 3_000),
    exactly(`${label}: turned away`, NEWCOMERS - times.length, 0),
  ];
}
