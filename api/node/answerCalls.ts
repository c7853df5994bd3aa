import { parentPort } from 'node:worker_threads';
import { HttpError } from '../errors/httpError.ts';
import type { Asked, CallProgress, Told } from './WorkerCalls.ts';

function failureOf(id: number, error: unknown): Told {
  if (error instanceof HttpError) {
    const { status, message, headers, details } = error;
    return { id, refusal: { status, message, headers, details } };
  }
  return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** False for a part of a larger memory, all of which a message would carry. */
export const ownsMemory = ({ byteLength, buffer }: Uint8Array): boolean => byteLength === buffer.byteLength;

/** What a message moves to the other thread instead of copying it. */
const movedWith = (answer: unknown): ArrayBuffer[] =>
  answer instanceof Uint8Array && ownsMemory(answer) && answer.buffer instanceof ArrayBuffer ? [answer.buffer] : [];

/** Answers the calls of a worker thread, of which several may run at a time. Bytes that are answered are the caller's then. */
export function answerCalls<Call>(answer: (call: Call, progress: CallProgress) => Promise<unknown>): void {
  const running = new Map<number, AbortController>();
  const tell = (told: Told, moved: ArrayBuffer[] = []): void => parentPort?.postMessage(told, moved);
  parentPort?.on('message', async (asked: Asked) => {
    const { id } = asked;
    if ('cancel' in asked) return running.get(id)?.abort();
    const cancel = new AbortController();
    running.set(id, cancel);
    const onProgress = (done: number, total: number) => tell({ id, done, total });
    await answer(asked.call as Call, { onProgress, signal: cancel.signal }).then(
      (result) => tell({ id, answer: result }, movedWith(result)),
      (error: unknown) => tell(failureOf(id, error)),
    );
    running.delete(id);
  });
}
