/** The work on imports: reading, reviewing, applying and undoing. An import has at most one job at a time. */
import pLimit from 'p-limit';
import { messages } from '../../../contract/calls/messages.ts';
import type { ImportDetail, ImportState } from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { Accion } from '../../../contract/values/acciones.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Change } from '../../database/changeMark.ts';
import { ENGINE_FAILURE_TEXTS, engineFailureOf } from '../../database/engineErrors.ts';
import type { Database } from '../../database/open.ts';
import { conflictError, HttpError } from '../../errors/httpError.ts';
import type { ImportService, PageFilter, RowsChange, RowsPage, SeenImport, TemplateFormat } from '../calls/services.ts';
import type { ImportHost, Progress, ReviewSummary } from './host.ts';
import { deleteFileParts, type ImportRecord, type ImportTotals } from './stored/staging.ts';

type Columns = Partial<Omit<ImportRecord, 'id'>>;

interface Job {
  of: SeenImport;
  /** what the portal shows while it runs */
  estado: ImportState;
  hechas: number;
  total: number;
  cancel: AbortController;
  done: Promise<void>;
}

/** The last review that was begun. */
interface Reviewed {
  version: number;
  /** the last one that ended, maybe of an earlier version */
  summary: ReviewSummary | null;
}

interface JobsOptions {
  db: Database;
  host: ImportHost;
  /** called after a write of records, before its job ends */
  onWrite: (change: Change) => Promise<void>;
  log: { error: (fields: object, message: string) => void };
}

/** Files that are read at a time, each in a process of its own. */
const READINGS = 2;
const ERASURE: Accion = 'eliminar para siempre';
/** How often a review is begun for one answer: others may take its place meanwhile. */
const ATTEMPTS = 3;

/** What staff read of a job that failed. */
function textOfError(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  const failure = engineFailureOf(error);
  return failure === null ? messages.general.internalError : ENGINE_FAILURE_TEXTS[failure];
}

export class ImportJobs implements ImportService {
  readonly #options: JobsOptions;
  readonly #jobs = new Map<number, Job>();
  readonly #reviews = new Map<number, Reviewed>();
  readonly #readings = pLimit(READINGS);

  constructor(options: JobsOptions) {
    this.#options = options;
  }

  prepare(): void {
    void this.#options.host.prepare();
  }

  progress(id: number): Pick<Job, 'estado' | 'hechas' | 'total'> | null {
    return this.#jobs.get(id) ?? null;
  }

  async stop(id: number): Promise<void> {
    const job = this.#jobs.get(id);
    job?.cancel.abort();
    await job?.done;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#jobs.keys()].map((id) => this.stop(id)));
    await this.#options.host.close();
  }

  read(of: SeenImport): void {
    this.#start(of, 'leyendo', (job) => this.#readings(() => this.#read(job)));
  }

  review(of: SeenImport): void {
    const { id, version } = of;
    const known = this.#reviews.get(id);
    const running = this.#jobs.get(id)?.estado ?? 'comparando';
    if (known?.version === version || running !== 'comparando') return;
    this.#start(of, 'comparando', (job) => this.#review(job));
    this.#reviews.set(id, { version, summary: known?.summary ?? null });
  }

  apply(of: SeenImport, staff: StaffMember, stored: ImportTotals['revisada']): void {
    const { id, version } = of;
    const reviewed = this.#reviews.get(id)?.summary ?? stored;
    if (reviewed?.version !== version) {
      // The review after the last change was cancelled, or failed.
      if (!this.#jobs.has(id)) this.#reviews.delete(id);
      this.review(of);
      throw conflictError(messages.importaciones.notCompared);
    }
    this.#start(of, 'importando', (job) => this.#apply(job, staff, reviewed.digest));
  }

  undo(of: SeenImport, staff: StaffMember): void {
    this.#start(of, 'deshaciendo', async (job) => {
      const { id, version } = job.of;
      await this.#options.onWrite(await this.#options.host.undo({ id, version, staff }, this.#progressOf(job)));
    });
  }

  /** A job that is followed by another one is cancelled, and tells nothing. */
  #start(of: SeenImport, estado: ImportState, work: (job: Job) => Promise<void>): void {
    const { id } = of;
    const before = this.#jobs.get(id);
    before?.cancel.abort();
    const cancel = new AbortController();
    const job: Job = { of, estado, hechas: 0, total: 0, cancel, done: Promise.resolve() };
    this.#jobs.set(id, job);
    const run = async () => {
      await before?.done;
      try {
        await work(job);
      } catch (error) {
        if (this.#jobs.get(id) === job) await this.#fail(job, error);
      } finally {
        if (this.#jobs.get(id) === job) this.#jobs.delete(id);
      }
    };
    job.done = run();
  }

  /** Changes an import unless somebody else has changed it since the job began. */
  async #store({ of: { id, version, estado } }: Job, columns: Columns): Promise<void> {
    const own = this.#options.db.updateTable('importaciones').set(columns).where('id', '=', id);
    await own.where('version', '=', version).where('estado', '=', estado).execute();
  }

  async #fail(job: Job, error: unknown): Promise<void> {
    const { log } = this.#options;
    const { of, cancel } = job;
    const isCancelled = cancel.signal.aborted;
    if (!(error instanceof HttpError) && !isCancelled) log.error({ err: error }, 'an import failed');
    const problema = isCancelled ? messages.importaciones.cancelled : textOfError(error);
    const columns: Columns = { problema };
    if (of.estado === 'leyendo') columns.estado = 'fallida';
    // It waits for the transaction of a write that was cancelled, whose first statement has locked this row.
    await this.#store(job, columns).catch((err: unknown) =>
      log.error({ err }, 'the end of an import could not be stored'),
    );
  }

  #progressOf(job: Job): Progress {
    return {
      onProgress(done, total) {
        job.hechas = done;
        job.total = total;
      },
      signal: job.cancel.signal,
    };
  }

  async #read(job: Job): Promise<void> {
    const { id, version } = job.of;
    job.cancel.signal.throwIfAborted();
    // A reading that is older than any can be is taken for one whose process is gone.
    await this.#store(job, { updated_at: new Date().toISOString() });
    await this.#options.host.read({ id, version }, this.#progressOf(job));
    job.of = { id, version, estado: 'por_revisar' };
    job.estado = 'comparando';
    this.#reviews.set(id, { version, summary: null });
    await this.#review(job);
  }

  async #review(job: Job): Promise<void> {
    await this.#keep(job, await this.#options.host.review(job.of.id, this.#progressOf(job)), {});
  }

  /** Its version is another one than that of the job if another instance has changed the import meanwhile. */
  async #keep(job: Job, summary: ReviewSummary, columns: Columns): Promise<void> {
    const { version, por_recurso, digest } = summary;
    this.#reviews.set(job.of.id, { version, summary });
    const totals: ImportTotals = { por_recurso, resultado: null, revisada: { version, digest } };
    await this.#store(job, { resumen: JSON.stringify(totals), ...columns });
  }

  async #apply(job: Job, staff: StaffMember, digest: string): Promise<void> {
    const { db, host, onWrite } = this.#options;
    const { id, version } = job.of;
    const result = await host.apply({ id, version, staff, digest }, this.#progressOf(job));
    if ('review' in result) return this.#keep(job, result.review, { problema: result.problema });
    await onWrite(result);
    this.#reviews.delete(id);
    await deleteFileParts(db, id);
  }

  /** What was compared with a record before it was deleted for ever is not shown. */
  async #forgetErased(id: number): Promise<void> {
    const last = this.#reviews.get(id)?.summary?.movimiento;
    if (last === undefined) return;
    const erasure = this.#options.db.selectFrom('movimientos').where('accion', '=', ERASURE).where('id', '>', last);
    if ((await erasure.select('id').limit(1).executeTakeFirst()) !== undefined) this.#reviews.delete(id);
  }

  async names(of: SeenImport, mustWait = false): Promise<ImportDetail['nombres']> {
    if (of.estado !== 'por_revisar') return [];
    const known = () => this.#reviews.get(of.id)?.summary?.nombres ?? [];
    if (mustWait) return (await this.#ofReview(of, async () => known())) ?? [];
    await this.#forgetErased(of.id);
    this.review(of);
    return known();
  }

  async page(of: SeenImport, filter: PageFilter): Promise<RowsPage> {
    const { host } = this.#options;
    if (of.estado === 'importada' || of.estado === 'deshecha')
      return (await host.page(of.id, filter)) ?? { total: 0, filas: [] };
    return (await this.#ofReview(of, () => host.page(of.id, filter))) ?? { total: 0, filas: [] };
  }

  async change({ id, version, estado }: SeenImport, change: RowsChange): Promise<SeenImport> {
    const of = { id, version, estado };
    const next = await this.#ofReview(of, () => this.#options.host.change(of, change));
    if (next === null) throw conflictError(messages.importaciones.notCompared);
    return next;
  }

  template(recurso: ImportedResource, formato: TemplateFormat): Promise<Uint8Array> {
    return this.#options.host.template(recurso, formato);
  }

  /** Waits for a review where there is none. @returns null without one */
  async #ofReview<T>(of: SeenImport, ask: () => Promise<T | null>): Promise<T | null> {
    const { id, estado } = of;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await this.#forgetErased(id);
      if (estado !== 'leyendo') this.review(of);
      if (!this.#reviews.get(id)?.summary) await this.#jobs.get(id)?.done;
      if (!this.#reviews.get(id)?.summary) return null;
      const answer = await ask();
      if (answer !== null) return answer;
      // Reviews of other imports have taken its place.
      if (this.#jobs.has(id)) await this.#jobs.get(id)?.done;
      else this.#reviews.delete(id);
    }
    return null;
  }
}
