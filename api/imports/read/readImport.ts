import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { IMPORT_MAX_BYTES } from '../../../contract/values/imports.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import { HttpError } from '../../errors/httpError.ts';
import type { FileContent, OnSheets, ReadOptions } from './fileContent.ts';
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
  onSheets?: OnSheets;
}

const LIMITS: ReadLimits = { maxBytes: 268_435_456, maxMs: 60_000 };
const MAX_CONCURRENT_FILES = 2;
/** The process ends itself, should the portal be gone and unable to do it. */
const GRACE_MS = 10_000;
/** A small young generation is collected early, so that less memory is garbage. */
const HEAP_ARGS = ['--max-old-space-size=192', '--max-semi-space-size=4', '--expose-gc'];

const limitFiles = pLimit(MAX_CONCURRENT_FILES);

/**
 * Reads a file that staff bring, in a child process of its own, so that a hostile file costs the portal neither memory nor time.
 * At most two files are read at once; the next ones wait.
 * @throws {HttpError} 413, 415 or 422 with the reason why the file is refused; the reason of the signal
 */
export function readImport(
  bytes: Buffer,
  options: ReadOptions,
  { signal, limits = LIMITS, onSheets = () => undefined }: Reading,
): Promise<FileContent> {
  return limitFiles(async () => {
    signal.throwIfAborted();
    if (bytes.length > IMPORT_MAX_BYTES) throw tooLargeError();
    return readInChild(bytes, options, { signal, limits, onSheets });
  });
}

const tooLargeError = (): HttpError =>
  limitError(`El archivo es demasiado grande: el máximo es ${sizeText(IMPORT_MAX_BYTES)}`);

const tooSlowError = (maxMs: number): HttpError =>
  unreadableError(`El archivo tarda más de ${formatNumber(maxMs / 1_000)} segundos en leerse. Divídalo en varios.`);

const tooMuchMemoryError = (): HttpError =>
  unreadableError('El archivo necesita demasiada memoria para leerse. Divídalo en varios.');

function errorOf(message: ChildMessage): HttpError {
  if (message.type === 'refusal') return new HttpError(message.status, message.message);
  const error = unreadableError('El archivo no se pudo leer: puede estar dañado o incompleto');
  return Object.assign(error, { cause: 'stack' in message ? message.stack : message.type });
}

function startChild({ maxBytes, maxMs }: ReadLimits, size: number, options: ReadOptions) {
  const job: ReadJob = { options, size, maxBytes, maxMs: maxMs + GRACE_MS };
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

async function readInChild(
  bytes: Buffer,
  options: ReadOptions,
  { signal, limits, onSheets }: Required<Reading>,
): Promise<FileContent> {
  const { promise, resolve, reject } = Promise.withResolvers<FileContent>();
  const child = startChild(limits, bytes.length, options);
  const abort = () => reject(signal.reason);
  const timeout = setTimeout(() => reject(tooSlowError(limits.maxMs)), limits.maxMs);
  let content: FileContent | undefined;
  signal.addEventListener('abort', abort);
  child.on('message', (message: ChildMessage) => {
    if (message.type === 'hojas') onSheets(message.hojas);
    else if (message.type === 'content') content = message.content;
    else if (message.type === 'filas' && content !== undefined && 'filas' in content)
      content.filas.push(...message.filas);
    else if (message.type === 'problemas' && content !== undefined && 'problemas' in content)
      content.problemas.push(...message.problemas);
    else if (message.type === 'registros' && content !== undefined && 'registros' in content)
      content.registros.push(...message.registros);
    else if (message.type === 'end' && content !== undefined) resolve(content);
    else reject(errorOf(message));
  });
  child.on('error', reject);
  // It ends without an answer only if its memory is used up: killed by its watch, or aborted by V8.
  child.on('exit', () => reject(tooMuchMemoryError()));
  // A child that has ended does not read on.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(bytes);
  try {
    return await promise;
  } finally {
    clearTimeout(timeout);
    signal.removeEventListener('abort', abort);
    child.kill('SIGKILL');
  }
}
