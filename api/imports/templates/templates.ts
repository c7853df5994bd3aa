/** Empty tables with the columns that an import reads. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ImportColumn } from '../../../contract/entities/import.ts';
import { csvText } from '../../../contract/values/csv.ts';

const oneAtATime = pLimit(1);

async function inThread(columns: readonly ImportColumn[]): Promise<Buffer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: columns });
  try {
    const [bytes] = (await once(worker, 'message')) as [Uint8Array];
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    await worker.terminate();
  }
}

/**
 * An XLSX file: the headers, and a second sheet that says what each column takes. In a worker thread: its package takes longer to load
 * than a request may hold others up.
 */
export const templateXlsx = (columns: readonly ImportColumn[]): Promise<Buffer> => oneAtATime(() => inThread(columns));

export const templateCsv = (columns: readonly ImportColumn[]): Buffer =>
  Buffer.from(csvText([columns.map(({ nombre }) => nombre)]));
