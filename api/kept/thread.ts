/** The thread that makes answers: it has its own connection to the database, and shares nothing with the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, openPostgres } from '../database/open.ts';
import type { Delivery, Order, ThreadData } from './makerThread.ts';
import { prepare } from './prepare.ts';

const { databaseUrl, dataDir, siteDir } = workerData as ThreadData;
const db = databaseUrl === null ? openDatabase(dataDir) : openPostgres(databaseUrl);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

parentPort?.on('message', async ({ number, wanted }: Order) => {
  const delivery: Delivery = await prepare({ db, siteDir }, wanted).then(
    (made) => ({ number, made }),
    (error: unknown) => ({ number, failed: messageOf(error) }),
  );
  parentPort?.postMessage(delivery);
});
