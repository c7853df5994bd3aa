import { setTimeout as wait } from 'node:timers/promises';
import { Connection, requestOf } from './connection.ts';

const PAUSE_MS = 2;

/** Answered from the database, and without it. */
export const PROBES: readonly string[] = [requestOf('GET', '/health'), requestOf('GET', '/robots.txt')];

/** The longest wait of requests that are sent again and again, each by a connection of its own, until some work is done, in milliseconds. */
export async function longestWait(
  port: number,
  probes: readonly string[],
  work: () => Promise<unknown>,
): Promise<number> {
  const connections = await Promise.all(probes.map(() => Connection.open(port)));
  let isDone = false;
  let longest = 0;
  const done = work().finally(() => {
    isDone = true;
  });
  const poll = async (connection: Connection, probe: string) => {
    do {
      const begin = performance.now();
      await connection.ask(probe);
      longest = Math.max(longest, performance.now() - begin);
      await wait(PAUSE_MS);
    } while (!isDone);
    connection.close();
  };
  await Promise.all([done, ...connections.map((connection, n) => poll(connection, probes[n] ?? ''))]);
  return longest;
}
