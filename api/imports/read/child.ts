/** Entry of the child process that reads one import file from its standard input. */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { HttpError } from '../../errors/httpError.ts';
import type { FilePart } from './fileContent.ts';
import type { WatchOptions } from './memoryWatch.ts';
import { type ChildMessage, messagesOf, type ReadJob } from './messagesOf.ts';
import { readFile } from './readFile.ts';

const send = promisify((message: ChildMessage, done: (error: Error | null) => void) => {
  process.send?.(message, undefined, undefined, done);
});

/** Sends a part and waits until the portal asks for the next one: what it cannot store yet stays here. */
async function deliver(part: FilePart): Promise<void> {
  const asked = once(process, 'message');
  await send(part);
  await asked;
}

/** The standard input, in one buffer from the start: joined parts would need twice the memory. */
async function readInput(size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let length = 0;
  for await (const part of process.stdin) length += part.copy(bytes, length);
  return bytes.subarray(0, length);
}

async function answer({ options, size }: ReadJob, watch: Worker): Promise<void> {
  const content = await readFile(await readInput(size), options, (hojas) => deliver({ type: 'hojas', hojas }));
  // The rest takes as long as the portal needs to store it.
  await watch.terminate();
  // Node does so when a process ends by itself, and the portal ends this one once it has the last message.
  flushCompileCache();
  for (const part of messagesOf(content)) await deliver(part);
  await send({ type: 'end' });
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
const watch = new Worker(new URL('./memoryWatch.ts', import.meta.url), { workerData: job satisfies WatchOptions });
await once(watch, 'message');
await answer(job, watch).catch((error: unknown) => send(messageOf(error)));
process.exit();
