import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import { IMPORT_MAX_BYTES } from '../../../contract/values/imports.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import { HttpError } from '../../errors/httpError.ts';
import type { FilePart, ReadOptions } from './fileContent.ts';
import type { ChildMessage, ReadJob } from './messagesOf.ts';
import { formatNumber, limitError, unreadableError } from './refusals.ts';

export interface ReadLimits {
  /** resident memory of the child process, buffers included */
  maxBytes: number;
  maxMs: number;
}

interface Reading {
  /** ends the child process */
  signal: AbortSignal;
  limits?: ReadLimits;
}

const LIMITS: ReadLimits = { maxBytes: 268_435_456, maxMs: 60_000 };
/** The process ends itself, should the portal be gone and unable to do it. */
const GRACE_MS = 10_000;
/** A small young generation is collected early, so that less memory is garbage. */
const HEAP_ARGS = ['--max-old-space-size=192', '--max-semi-space-size=4', '--expose-gc'];

const tooLargeError = (): HttpError =>
  limitError(`El archivo es demasiado grande: el máximo es ${sizeText(IMPORT_MAX_BYTES)}`);

const tooSlowError = (maxMs: number): HttpError =>
  unreadableError(`El archivo tarda más de ${formatNumber(maxMs / 1_000)} segundos en leerse. Divídalo en varios.`);

const tooMuchMemoryError = (): HttpError =>
  unreadableError('El archivo necesita demasiada memoria para leerse. Divídalo en varios.');

function errorOf(message: Extract<ChildMessage, { type: 'refusal' | 'failure' }>): HttpError {
  if (message.type === 'refusal') return new HttpError(message.status, message.message);
  const error = unreadableError('El archivo no se pudo leer: puede estar dañado o incompleto');
  return Object.assign(error, { cause: message.stack });
}

function startChild(job: ReadJob): ChildProcess {
  const { NODE_COMPILE_CACHE } = process.env;
  return fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [JSON.stringify(job)], {
    // Of the portal's settings only the folder of the compile cache, with which the child starts in a third of the time.
    // Few malloc arenas need less memory.
    env: { MALLOC_ARENA_MAX: '2', TZ: 'UTC', ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    execArgv: HEAP_ARGS,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * Reads a file that staff bring, in a child process of its own, so that a hostile file costs the portal neither memory nor time: the
 * process keeps what nobody has asked for yet.
 * @throws {HttpError} 413, 415 or 422 with the reason why the file is refused; the reason of the signal
 */
export async function* readImport(
  bytes: Buffer,
  options: ReadOptions,
  { signal, limits = LIMITS }: Reading,
): AsyncGenerator<FilePart> {
  signal.throwIfAborted();
  if (bytes.length > IMPORT_MAX_BYTES) throw tooLargeError();
  const slow = new AbortController();
  const timeout = setTimeout(() => slow.abort(tooSlowError(limits.maxMs)), limits.maxMs);
  const ended = AbortSignal.any([signal, slow.signal]);
  const child = startChild({ ...limits, maxMs: limits.maxMs + GRACE_MS, options, size: bytes.length });
  // A child that has ended does not read on.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(bytes);
  try {
    for await (const [message] of on(child, 'message', { signal: ended, close: ['exit'] })) {
      const part = message as ChildMessage;
      if (part.type === 'end') return;
      if (part.type === 'refusal' || part.type === 'failure') throw errorOf(part);
      if (part.type === 'content') clearTimeout(timeout);
      yield part;
      // A child that ended meanwhile is no error: the loop ends with it.
      child.send('next', () => undefined);
    }
  } catch (error) {
    throw ended.aborted ? ended.reason : error;
  } finally {
    clearTimeout(timeout);
    child.kill('SIGKILL');
  }
  // It ends without an answer only if its memory is used up: killed by its watch, or aborted by V8.
  throw tooMuchMemoryError();
}
