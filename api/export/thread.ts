/** Entry of the worker thread that makes an export: it copies the database, and answers the ZIP block by block. */
import type { Readable } from 'node:stream';
import { messages } from '../../contract/calls/messages.ts';
import { KB } from '../../contract/values/sizeText.ts';
import { copierOf } from '../backups/save.ts';
import { engineFailureOf } from '../database/engineErrors.ts';
import type { DatabasePlace } from '../database/open.ts';
import { HttpError } from '../errors/httpError.ts';
import { answerCalls, ownsMemory } from '../node/answerCalls.ts';
import type { ExportOptions } from './entries.ts';
import { makeExport } from './makeExport.ts';

export interface ExportJob extends ExportOptions {
  /** null if the copy is in the folder already */
  source: DatabasePlace | null;
  /** of the copy */
  folder: string;
}
/** Null asks for the next block, whose answer is null after the last one. */
export type ExportCall = ExportJob | null;

const BLOCK_BYTES = 256 * KB;

/** Blocks that own their memory, and so are moved to the other thread: small parts are joined. */
async function* blocksOf(content: Readable) {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of content as AsyncIterable<Uint8Array>) {
    parts.push(part);
    bytes += part.length;
    if (bytes < BLOCK_BYTES) continue;
    const [first = part] = parts;
    yield parts.length === 1 && ownsMemory(first) ? first : Buffer.concat(parts);
    parts = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

function withText(error: unknown): unknown {
  const isFull = engineFailureOf(error) === 'diskFull' || (error as NodeJS.ErrnoException).code === 'ENOSPC';
  return isFull ? new HttpError(507, messages.respaldos.exportWithoutRoom) : error;
}

let blocks: AsyncIterator<Uint8Array> | undefined;

answerCalls<ExportCall>(async (job) => {
  if (job === null) {
    const next = await blocks?.next();
    return next === undefined || next.done ? null : next.value;
  }
  const { source, folder, ...options } = job;
  const copyTo = source === null ? async () => undefined : copierOf(source);
  // The end of the thread closes the copy.
  const { content } = await makeExport(copyTo, folder, options).catch((error: unknown) => {
    throw withText(error);
  });
  blocks = blocksOf(content);
  return null;
});
