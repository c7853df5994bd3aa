/** Entry of the child process that reads one import file from its standard input. */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { HttpError } from '../../errors/httpError.ts';
import { type ChildMessage, messagesOf, type ReadJob } from './messagesOf.ts';
import { readFile } from './readFile.ts';

/** Resolves once the message is on its way, so that not all of them wait in memory. */
const send = promisify((message: ChildMessage, done: (error: Error | null) => void) => {
  process.send?.(message, undefined, undefined, done);
});

/** The standard input, in one buffer from the start: joined parts would need twice the memory. */
async function readInput(size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let length = 0;
  for await (const part of process.stdin) length += part.copy(bytes, length);
  return bytes.subarray(0, length);
}

async function answer({ options, size }: ReadJob): Promise<void> {
  const content = await readFile(await readInput(size), options, (hojas) => send({ type: 'hojas', hojas }));
  // Node does so when a process ends by itself, and the portal ends this one once it has the last message.
  flushCompileCache();
  for (const message of messagesOf(content)) await send(message);
}

const messageOf = (error: unknown): ChildMessage =>
  error instanceof HttpError
    ? { type: 'refusal', status: error.status, message: error.message }
    : { type: 'failure', stack: String(error instanceof Error ? error.stack : error) };

// The portal is gone.
process.on('disconnect', () => process.exit());
// Answers of the portal come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const job = JSON.parse(process.argv[2] ?? '') as ReadJob;
const watch = new Worker(new URL('./memoryWatch.ts', import.meta.url), {
  workerData: { maxBytes: job.maxBytes, maxMs: job.maxMs },
});
await once(watch, 'message');
await answer(job).catch((error: unknown) => send(messageOf(error)));
process.exit();
