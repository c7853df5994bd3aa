/** A worker thread with clients that send requests continuously, apart from the measured clients. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Connection, openAll } from './connection.ts';
import { READS } from './visitors.ts';

const { port, connections } = workerData as { port: number; connections: number };
let answered = 0;

async function readContinuously(connection: Connection, n: number): Promise<void> {
  for (let turn = n; ; turn += 1) {
    await connection.ask(READS[turn % READS.length] ?? '');
    answered += 1;
  }
}

const opened = await openAll(port, connections);
const begin = performance.now();
for (const [n, connection] of opened.entries()) readContinuously(connection, n).catch(() => undefined);
parentPort?.once('message', () => {
  parentPort?.postMessage((answered / (performance.now() - begin)) * 1_000);
  process.exit(0);
});
parentPort?.postMessage('ready');
