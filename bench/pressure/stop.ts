import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../api/database/open.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { end } from '../../tests/support/portalProcess.ts';
import { Connection, openAll, requestOf } from './connection.ts';
import { atMost, exactly, type Figure } from './figure.ts';
import { startPortalUnderLoad } from './portal.ts';

const IN_FLIGHT = 20;
/** milliseconds between the first half, the signal and the second half of a request */
const PAUSE_MS = 500;

const nameOf = (n: number): string => `A medias ${n}`;

async function storedNames(dataDir: string): Promise<string[]> {
  const db = openDatabase(dataDir);
  try {
    const rows = await db.selectFrom('productos').select('nombre').execute();
    return rows.map(({ nombre }) => nombre);
  } finally {
    await db.destroy();
  }
}

/** Stops the portal while writes are half sent and other connections are idle. */
export async function measureStop(): Promise<Figure[]> {
  await using portal = await startPortalUnderLoad();
  const { port, child, dataDir } = portal;
  const cookie = await portal.signIn();
  const requests = Array.from({ length: IN_FLIGHT }, (_, n) =>
    requestOf('POST', addressOf('addProducto', {}, ''), [cookie], JSON.stringify({ nombre: nameOf(n), tipo: 'Libro' })),
  );
  await openAll(port, IN_FLIGHT);
  const connections = await Promise.all(requests.map(() => Connection.open(port)));
  const half = (request: string): number => request.length - 20;
  for (const [n, request] of requests.entries()) connections[n]?.socket.write(request.slice(0, half(request)));
  await wait(PAUSE_MS);
  const begin = performance.now();
  const ended = end(child, 'SIGTERM');
  await wait(PAUSE_MS);
  const answers = await Promise.allSettled(
    requests.map((request, n) => (connections[n] as Connection).ask(request.slice(half(request)))),
  );
  const code = await ended;
  const stopMs = performance.now() - begin;
  const stored = new Set(await storedNames(dataDir));
  const label = `SIGTERM with ${IN_FLIGHT} half-sent writes`;
  const isAnswered = (n: number): boolean => {
    const answer = answers[n];
    return answer?.status === 'fulfilled' && answer.value.status === 200;
  };
  return [
    exactly(`${label}: answered`, requests.filter((_, n) => isAnswered(n)).length, IN_FLIGHT),
    exactly(`${label}: done`, requests.filter((_, n) => stored.has(nameOf(n))).length, IN_FLIGHT),
    atMost(`${label}: gone after`, [stopMs], 1, 10_000),
    exactly(`${label}: exit code`, code ?? Number.NaN, 0),
  ];
}
