/** The jobs of imports: reading, comparing, applying and undoing. One import has at most one job at a time. */
import { messages } from '../../../contract/calls/messages.ts';
import type { ImportOptions, ImportState } from '../../../contract/entities/import.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Change } from '../../database/changeMark.ts';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../errors/httpError.ts';
import type { ImportService } from '../calls/importService.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { type Comparison, compareRows } from './compare.ts';
import { type Compared, columnsOf, storeResults } from './compared.ts';
import { keptChoices, tableOf } from './keptChoices.ts';
import { knownColumns } from './knownColumns.ts';
import { erasedSince } from './laterMovements.ts';
import { readRows } from './readRows.ts';
import type { StagedRow } from './rows.ts';
import { stagedRows, toStaged } from './stagedRows.ts';
import {
  contentOf,
  deleteFileParts,
  findImport,
  type ImportRecord,
  OPEN,
  optionsOf,
  readFileParts,
} from './staging.ts';
import { type Columns, end, endFailed, setState, textOfError } from './states.ts';
import { type ImportWrite, type WriteProgress, writeImport } from './writeImport.ts';

interface Job {
  cancel: AbortController;
  /** while it runs */
  estado: ImportState;
  hechas: number;
  total: number;
  isBeating: boolean;
  done: Promise<void>;
}

interface JobsOptions {
  db: Database;
  resources: ServerResources;
  /** called after a write of records, before its job ends */
  onWrite: (change: Change) => Promise<void>;
  /** makes a write of records and calls `onWrite` after it; by default on the connection of the portal */
  write?: (order: ImportWrite, progress: WriteProgress, onWrite: (change: Change) => Promise<void>) => Promise<void>;
  log: { error: (fields: object, message: string) => void };
  heartbeatMs?: number;
}

/** A running job writes this often, in milliseconds, that it lives and how far it is, which other instances show. */
const HEARTBEAT_MS = 2_000;

/** What a job that has written leaves, which its end may not know yet. */
const WRITTEN: Partial<Record<ImportState, ImportState>> = { importando: 'importada', deshaciendo: 'deshecha' };

/** Before, during and after a job that failed. */
interface States {
  from: readonly ImportState[];
  state: ImportState;
  after: ImportState;
}

export class ImportJobs implements ImportService {
  readonly #options: JobsOptions;
  readonly #jobs = new Map<number, Job>();

  constructor(options: JobsOptions) {
    this.#options = options;
  }

  progress(id: number) {
    const job = this.#jobs.get(id);
    return job === undefined ? null : { estado: job.estado, hechas: job.hechas, total: job.total };
  }

  async stop(id: number): Promise<void> {
    const job = this.#jobs.get(id);
    job?.cancel.abort();
    await job?.done;
  }

  /** Ends all jobs; those that read or compare can be repeated. */
  async close(): Promise<void> {
    await Promise.all([...this.#jobs.keys()].map((id) => this.stop(id)));
  }

  read(id: number): Promise<void> {
    return this.#start(id, { from: OPEN, state: 'leyendo', after: 'fallida' }, (job) => this.#read(id, job));
  }

  compare(id: number): Promise<void> {
    return this.#start(id, { from: OPEN, state: 'comparando', after: 'por_revisar' }, (job) =>
      this.#compareAgain(id, job),
    );
  }

  apply(id: number, staff: StaffMember): Promise<void> {
    return this.#start(id, { from: ['por_revisar'], state: 'importando', after: 'por_revisar' }, (job) =>
      this.#apply(id, staff, job),
    );
  }

  undo(id: number, staff: StaffMember): Promise<void> {
    return this.#start(id, { from: ['importada'], state: 'deshaciendo', after: 'importada' }, (job) =>
      this.#undo(id, staff, job),
    );
  }

  /** @throws {HttpError} 409 if another instance has given the import another state meanwhile */
  async #start(id: number, { from, state, after }: States, work: (job: Job) => Promise<Columns>): Promise<void> {
    await this.stop(id);
    const { db, log, heartbeatMs = HEARTBEAT_MS } = this.#options;
    await setState(db, id, from, { estado: state, problema: '', hechas: 0, total: 0 }, messages.importaciones.running);
    const job: Job = {
      cancel: new AbortController(),
      estado: state,
      hechas: 0,
      total: 0,
      isBeating: false,
      done: Promise.resolve(),
    };
    this.#jobs.set(id, job);
    const run = async () => {
      const heart = setInterval(() => void this.#beat(id, job), heartbeatMs).unref();
      try {
        await end(db, id, job.estado, await work(job));
      } catch (error) {
        const { signal } = job.cancel;
        if (!(error instanceof HttpError) && !signal.aborted) log.error({ err: error }, 'an import failed');
        const problema = signal.aborted ? messages.importaciones.cancelled : textOfError(error);
        const onFirst = (err: unknown) => log.error({ err }, 'the state of an import is not stored yet');
        await endFailed(db, id, job.estado, { estado: after, problema }, { signal, pauseMs: heartbeatMs, onFirst });
      } finally {
        clearInterval(heart);
        if (this.#jobs.get(id) === job) this.#jobs.delete(id);
      }
    };
    job.done = run();
  }

  /** Ends the job if another instance has cancelled it. */
  async #beat(id: number, job: Job): Promise<void> {
    const { estado, hechas, total, isBeating } = job;
    // The job's own transaction may hold the row of the import.
    if (isBeating) return;
    job.isBeating = true;
    try {
      await setState(this.#options.db, id, [estado, WRITTEN[estado] ?? estado], { hechas, total }, '');
    } catch (error) {
      // The state that it waited to confirm may have been followed by another one of this job.
      if (error instanceof HttpError && job.estado === estado) job.cancel.abort();
    } finally {
      job.isBeating = false;
    }
  }

  async #read(id: number, job: Job): Promise<Columns> {
    const { db, resources } = this.#options;
    const record = await findImport(db, id);
    const bytes = await readFileParts(db, id);
    let hojas: string[] = [];
    const read = await readRows(resources, bytes, optionsOf(record), {
      knownOf: (headers) => knownColumns(db, id, headers),
      signal: job.cancel.signal,
      onSheets: (names) => {
        hojas = names;
      },
    }).catch(async (error: unknown) => {
      await this.#keepSheets(record, job, hojas);
      throw error;
    });
    const kept = await keptChoices(db, record, read);
    const rows = read.rows.map((row) => ({ ...row, ...kept(row) }));
    const content = { ...read.content, tabla: tableOf(read.options) };
    return this.#compare(job, record, { ...read, rows, content, isRead: true });
  }

  /** After a sheet that cannot be read, staff choose another one. */
  async #keepSheets(record: ImportRecord, { estado }: Job, hojas: string[]): Promise<void> {
    if (hojas.length === 0) return;
    const contenido = JSON.stringify({ ...contentOf(record), hojas });
    const opciones = JSON.stringify({ ...optionsOf(record), formato: 'xlsx' } satisfies ImportOptions);
    await setState(this.#options.db, record.id, [estado], { contenido, opciones }, messages.importaciones.cancelled);
  }

  /** @param problema why the rows are compared again, for staff */
  async #compareAgain(id: number, job: Job, problema = ''): Promise<Columns> {
    const { db } = this.#options;
    const record = await findImport(db, id);
    const rows: StagedRow[] = [];
    for await (const batch of stagedRows(db, id)) rows.push(...batch.map(toStaged));
    const read = { rows, options: optionsOf(record), content: contentOf(record), isRead: false };
    return this.#compare(job, record, read, problema);
  }

  /**
   * Rows that were compared while a record was deleted for ever may say what it was: they are compared again. Another instance
   * that changes the import meanwhile compares it itself.
   */
  async #compare(job: Job, { id, version }: ImportRecord, read: Compared, problema = ''): Promise<Columns> {
    const { db } = this.#options;
    const isCurrent = async (of: Database) => (await findImport(of, id)).version === version;
    for (let isEnded = false; !isEnded; ) {
      const comparison = await this.#resultsOf(job, read);
      if (!(await isCurrent(db))) return {};
      await storeResults(db, id, read, comparison);
      const columns = columnsOf(version, read, comparison);
      isEnded = await db.transaction().execute(async (trx) => {
        if (await erasedSince(trx, id, comparison.movimiento)) return false;
        if (await isCurrent(trx)) await end(trx, id, job.estado, { ...columns, problema });
        return true;
      });
    }
    return {};
  }

  async #resultsOf(job: Job, { rows, options }: Compared): Promise<Comparison> {
    const { db, resources } = this.#options;
    job.total = rows.length;
    return compareRows(rows, {
      db,
      resources,
      options,
      onProgress: async (done) => {
        job.hechas = done;
        job.cancel.signal.throwIfAborted();
      },
    });
  }

  async #apply(id: number, staff: StaffMember, job: Job): Promise<Columns> {
    try {
      await this.#write({ work: 'apply', id, staff }, job);
    } catch (error) {
      if (!(error instanceof HttpError && [404, 409].includes(error.status))) throw error;
      return this.#compareChanged(id, job, error.message);
    }
    await deleteFileParts(this.#options.db, id);
    return {};
  }

  /** A record changed or left since the rows were compared with it. */
  async #compareChanged(id: number, job: Job, problema: string): Promise<Columns> {
    const from = job.estado;
    job.estado = 'comparando';
    try {
      await setState(this.#options.db, id, [from], { estado: 'comparando' }, messages.importaciones.cancelled);
    } catch (error) {
      job.estado = from;
      throw error;
    }
    job.hechas = 0;
    return this.#compareAgain(id, job, problema);
  }

  async #undo(id: number, staff: StaffMember, job: Job): Promise<Columns> {
    await this.#write({ work: 'undo', id, staff }, job);
    return {};
  }

  async #write(order: ImportWrite, job: Job): Promise<void> {
    const { db, resources, onWrite, write } = this.#options;
    const progress: WriteProgress = {
      onStart: (rows) => {
        job.total = rows;
      },
      onProgress: (rows) => {
        job.hechas += rows;
      },
      signal: job.cancel.signal,
    };
    if (write !== undefined) await write(order, progress, onWrite);
    else await onWrite(await writeImport(db, resources, order, progress));
  }
}
