import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { messages } from '../../contract/calls/messages.ts';
import { exportName, type StoredFile } from '../../contract/entities/backup.ts';
import type { Config } from '../config/config.ts';
import { withLease } from '../database/lease.ts';
import { type Database, type DatabasePlace, databaseFile } from '../database/open.ts';
import { conflictError } from '../errors/httpError.ts';
import { WorkerCalls } from '../node/WorkerCalls.ts';
import type { ExportService } from '../resources/calls/services.ts';
import { BlockStream } from './BlockStream.ts';
import { describeExport } from './readme.ts';
import type { ExportCall } from './thread.ts';
import { createWorkFolder } from './workFolder.ts';

interface ExportsOptions extends Pick<Config, 'publicUrl'> {
  db: Database;
  /** where another thread finds the database; null in memory */
  place: DatabasePlace | null;
  /** the folder in which the copies are made, created if it is missing */
  folder: () => string;
  now: () => Date;
  log: { warn: (details: object, message: string) => void };
  /** milliseconds after which a client that reads nothing is given up */
  idleMs?: number;
}

const ENTRY = new URL('./thread.ts', import.meta.url);
const IDLE_MS = 120_000;
/** Its memory is files, which V8's young generation only holds on to. */
const YOUNG_GENERATION_MB = 4;

/** Makes the exports of one portal, one at a time, each in a thread of its own. */
export class Exports implements ExportService {
  readonly #options: ExportsOptions;
  readonly #stopping = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: ExportsOptions) {
    this.#options = options;
  }

  begin(usuario: string): Promise<StoredFile> {
    const { db, log } = this.#options;
    const begun = Promise.withResolvers<StoredFile>();
    const work = async (signal: AbortSignal) => {
      log.warn({ usuario }, 'everything is exported');
      await this.#export(signal, begun.resolve);
      return true;
    };
    const run = withLease(db, 'exportacion_turno', this.#stopping.signal, work)
      .then((ran) => ran ?? Promise.reject(conflictError(messages.respaldos.exportRunning)))
      // This has no effect once the export is being sent: its stream has the error.
      .catch(begun.reject);
    this.#running = Promise.all([this.#running, run]);
    return begun.promise;
  }

  /** Ends the export that runs. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** @param begin is given the file once its content can be read */
  async #export(signal: AbortSignal, begin: (file: StoredFile) => void): Promise<void> {
    const { db, place, publicUrl, now, idleMs = IDLE_MS } = this.#options;
    using folder = createWorkFolder(this.#options.folder());
    const thread = new WorkerCalls(ENTRY, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB } });
    const ask = (call: ExportCall) => thread.ask(call) as Promise<Uint8Array | null>;
    const end = () => void thread.end();
    signal.addEventListener('abort', end);
    try {
      // A database in memory has no other connection.
      if (place === null) await sql`vacuum into ${databaseFile(folder.path)}`.execute(db);
      const date = now();
      const description = await describeExport(db, date);
      await ask({ source: place, folder: folder.path, publicUrl, now: date, ...description });
      const content = new BlockStream(() => ask(null), idleMs);
      signal.addEventListener('abort', () => content.destroy());
      begin({ nombre: exportName(date), bytes: null, content });
      await finished(content);
    } finally {
      signal.removeEventListener('abort', end);
      await thread.end();
    }
  }
}
