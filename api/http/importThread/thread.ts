/** Entry of the thread that reviews and writes imports. It has its own connections. */
import { parentPort, workerData } from 'node:worker_threads';
import { ENGINE_FAILURE_TEXTS, engineFailureOf } from '../../database/engineErrors.ts';
import { openDatabase, openPostgres } from '../../database/open.ts';
import { HttpError } from '../../errors/httpError.ts';
import { LocalHost } from '../../resources/imports/host.ts';
import { serverResources } from '../../resources/serverResources.ts';
import type { Asked, Place, Told } from './HostThread.ts';

const { databaseUrl, dataDir } = workerData as Place;
const db = databaseUrl === null ? openDatabase(dataDir) : openPostgres(databaseUrl);
const host = new LocalHost(db, serverResources);
const running = new Map<number, AbortController>();

const tell = (told: Told): void => parentPort?.postMessage(told);

function failureOf(id: number, error: unknown): Told {
  if (error instanceof HttpError) return { id, refusal: { status: error.status, message: error.message } };
  const failure = engineFailureOf(error);
  if (failure !== null) return { id, refusal: { status: 503, message: ENGINE_FAILURE_TEXTS[failure] } };
  return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

parentPort?.on('message', async (asked: Asked) => {
  const { id } = asked;
  if ('cancel' in asked) return running.get(id)?.abort();
  const cancel = new AbortController();
  running.set(id, cancel);
  const onProgress = (done: number, total: number) => tell({ id, done, total });
  // The types of a call and of its arguments are those of HostThread.
  const call = host[asked.call] as (...args: unknown[]) => Promise<unknown>;
  await call.call(host, ...asked.args, { onProgress, signal: cancel.signal }).then(
    (answer) => tell({ id, answer }),
    (error: unknown) => tell(failureOf(id, error)),
  );
  running.delete(id);
});
