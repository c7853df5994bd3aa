/** Entry of the thread that reads, reviews and writes imports. It has its own connections. */
import { workerData } from 'node:worker_threads';
import { ENGINE_FAILURE_TEXTS, engineFailureOf } from '../../database/engineErrors.ts';
import { openDatabase, openPostgres } from '../../database/open.ts';
import { HttpError } from '../../errors/httpError.ts';
import { answerCalls } from '../../node/answerCalls.ts';
import { LocalHost } from '../../resources/imports/host.ts';
import { serverResources } from '../../resources/serverResources.ts';
import type { HostCall, Place } from './HostThread.ts';

const { databaseUrl, dataDir } = workerData as Place;
const db = databaseUrl === null ? openDatabase(dataDir) : openPostgres(databaseUrl);
const host = new LocalHost(db, serverResources);

/** The failures of an engine are known by their classes, which are lost between threads. */
function withText(error: unknown): never {
  const failure = engineFailureOf(error);
  throw failure === null ? error : new HttpError(503, ENGINE_FAILURE_TEXTS[failure]);
}

answerCalls(({ name, args }: HostCall, progress) => {
  // The types of a call and of its arguments are those of HostThread.
  const call = host[name] as (...args: unknown[]) => Promise<unknown>;
  return call.call(host, ...args, progress).catch(withText);
});
