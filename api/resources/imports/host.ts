/** Reads the files of imports, reviews their rows and writes them. In a thread of the portal; in its process if the database is in memory. */
import { createHash, randomUUID } from 'node:crypto';
import { messages } from '../../../contract/calls/messages.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { type Change, MarkMovedError, readChangeMark } from '../../database/changeMark.ts';
import { type Database, isPostgres } from '../../database/open.ts';
import { conflictError, HttpError } from '../../errors/httpError.ts';
import type { CallProgress } from '../../node/WorkerCalls.ts';
import type { PageFilter, RowsChange, RowsPage, SeenImport, TemplateFormat } from '../calls/services.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { pausesOf } from '../searchIndex/pauses.ts';
import { changeRows } from './changeRows.ts';
import { appliedPage, matching, reviewedPage } from './pages.ts';
import { readAndStore } from './reading/reading.ts';
import { readRecords } from './review/records.ts';
import { type AskedName, reviewInSteps } from './review/review.ts';
import type { ReviewedRow } from './stored/rows.ts';
import { lengthOf, readStaged } from './stored/stagedRows.ts';
import {
  afterChange,
  countRows,
  findImport,
  type ImportTotals,
  isState,
  nextVersion,
  optionsOf,
} from './stored/staging.ts';
import { templateOf } from './values/templates.ts';
import { demandWritable, includedRows, recordImport, writeRows } from './writing/apply.ts';
import { markApplied, storeOutcomes } from './writing/outcomes.ts';
import { undoImport } from './writing/undo.ts';

/** What the main thread knows of a review. */
export interface ReviewSummary {
  /** of the import */
  version: number;
  /** id of the last movimiento before it */
  movimiento: number;
  /** of what would be written */
  digest: string;
  por_recurso: ImportTotals['por_recurso'];
  nombres: AskedName[];
}

/** An import in a version. */
export interface Version {
  id: number;
  version: number;
}

export interface Order extends Version {
  staff: StaffMember;
}

/** What was written; or the new review, if that would be another thing now. */
export type Applied = Change | { review: ReviewSummary; problema: string };

/** The signal ends the work, of which nothing stays. */
export type Progress = CallProgress;

interface Kept {
  rows: readonly ReviewedRow[];
  marca: string;
  summary: ReviewSummary;
}

/** Reviews that are kept; one alone if it has more characters than {@link KEPT_CHARACTERS}. */
const KEPT = 2;
const KEPT_CHARACTERS = 10_000_000;
/** Milliseconds until other messages are looked at. */
const SLICE_MS = 8;
/** How often a write is begun while others write. */
const ATTEMPTS = 3;

function digestOf(rows: readonly ReviewedRow[]): string {
  const hash = createHash('sha256');
  for (const { numero, recurso, result } of includedRows(rows)) {
    const { registro, estado, borrador, version, cuerpo, columnas, miembros } = result;
    hash.update(JSON.stringify([numero, recurso, estado, borrador, registro?.id, version, cuerpo, columnas, miembros]));
  }
  return hash.digest('base64');
}

/** Whether a row that would have become a new record means one that there is now. */
const isAdded = (before: Kept, { rows }: Kept): boolean =>
  before.rows.some(
    ({ result }, index) =>
      result.estado === 'nuevo' && !['nuevo', 'no_se_puede'].includes(rows[index]?.result.estado ?? 'nuevo'),
  );

const lengthOfRows = ({ rows }: Kept): number => rows.reduce((sum, row) => sum + lengthOf(row), 0);

/** The work of the thread of imports. */
export type ImportHost = { [K in keyof LocalHost]: LocalHost[K] };

/** Tells how many rows are done. @throws when the work is cancelled */
function counterOf({ onProgress, signal }: Progress, total: number): (more: number) => void {
  let done = 0;
  return (more) => {
    signal.throwIfAborted();
    done += more;
    onProgress(done, total);
  };
}

export class LocalHost {
  readonly #db: Database;
  readonly #resources: ServerResources;
  /** by import, the last one at the end */
  readonly #kept = new Map<number, Kept>();

  constructor(db: Database, resources: ServerResources) {
    this.#db = db;
    this.#resources = resources;
  }

  /** Does nothing: a thread has loaded its modules before it calls this. */
  async prepare(): Promise<void> {}

  /** Reads the file of an import and stores its rows. @throws {HttpError} why it is refused; 409 if somebody cancelled that */
  read(of: Version, { signal }: Progress): Promise<void> {
    return readAndStore(this.#db, this.#resources, of, signal);
  }

  /** Compares the rows of an import with the records as they are now, and keeps the review. */
  async review(id: number, progress: Progress): Promise<ReviewSummary> {
    return (await this.#review(id, progress)).summary;
  }

  async #review(id: number, { onProgress, signal }: Progress): Promise<Kept> {
    const { version, options, rows: staged, records } = await this.#read(id);
    const steps = reviewInSteps(this.#resources, { rows: staged, options }, records);
    const pauses = pausesOf(SLICE_MS);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      if (!pauses.isDue()) continue;
      onProgress(step.value, staged.length);
      await pauses.pause();
      signal.throwIfAborted();
    }
    const { rows, names: nombres } = step.value;
    const { marca, movimiento } = records;
    const summary = { version, movimiento, digest: digestOf(rows), por_recurso: countRows(rows), nombres };
    const kept = { rows, marca, summary };
    this.#keep(id, kept);
    return kept;
  }

  /** All that a review is a function of, in one state of the database. */
  #read(id: number) {
    const begin = this.#db.transaction().setAccessMode('read only');
    return (isPostgres(this.#db) ? begin.setIsolationLevel('repeatable read') : begin).execute(async (trx) => {
      const record = await findImport(trx, id);
      const rows = await readStaged(trx, id);
      const records = await readRecords(trx, this.#resources, new Set(rows.map(({ recurso }) => recurso)));
      return { version: record.version, options: optionsOf(record), rows, records };
    });
  }

  #keep(id: number, kept: Kept): void {
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    const most = [...this.#kept.values()].some((each) => lengthOfRows(each) > KEPT_CHARACTERS) ? 1 : KEPT;
    for (const old of [...this.#kept.keys()].slice(0, -most)) this.#kept.delete(old);
  }

  /** Writes what was reviewed. @param digest of the review that staff saw @throws {HttpError} 409 or 422 */
  async apply(order: Order & { digest: string }, progress: Progress): Promise<Applied> {
    const { id, version, digest } = order;
    const seen = this.#kept.get(id);
    let kept = seen?.summary.version === version ? seen : await this.#review(id, progress);
    const first = seen ?? kept;
    for (let attempt = 1; ; attempt += 1) {
      const { stale, addedMeanwhile, changedMeanwhile } = messages.importaciones;
      if (kept.summary.version !== version) throw conflictError(stale);
      if (kept.summary.digest !== digest)
        return { review: kept.summary, problema: isAdded(first, kept) ? addedMeanwhile : changedMeanwhile };
      const rows = includedRows(kept.rows);
      demandWritable(rows);
      try {
        return await this.#write(order, kept, rows, progress);
      } catch (error) {
        if (progress.signal.aborted || !(await this.#mayPass(error, kept))) throw error;
        if (attempt === ATTEMPTS) throw conflictError(changedMeanwhile);
      }
      kept = await this.#review(id, progress);
    }
  }

  /** What a write stumbled upon, such as a record that is gone, may be what another write did meanwhile. */
  async #mayPass(error: unknown, { marca }: Kept): Promise<boolean> {
    const isConflict = error instanceof HttpError && [404, 409].includes(error.status);
    return isConflict || error instanceof MarkMovedError || (await readChangeMark(this.#db)) !== marca;
  }

  #write(
    { id, version, staff }: Order,
    { rows, marca }: Kept,
    included: readonly ReviewedRow[],
    progress: Progress,
  ): Promise<Change> {
    const operacion = randomUUID();
    const tell = counterOf(progress, included.length);
    tell(0);
    return this.#db.transaction().execute(async (trx) => {
      const archivo = await markApplied(trx, { id, version, operacion });
      const application = { id, archivo, operacion, staff, marca, onProgress: tell };
      const written = await writeRows(trx, this.#resources, included, application);
      await storeOutcomes(trx, id, rows, written);
      const change = await recordImport(trx, application, written);
      progress.signal.throwIfAborted();
      return change;
    });
  }

  /** Takes back what an import wrote. @throws {HttpError} 409 */
  undo({ id, version, staff }: Order, progress: Progress): Promise<Change> {
    return this.#db.transaction().execute(async (trx) => {
      const counter = (total: number) => counterOf(progress, total);
      const change = await undoImport(trx, this.#resources, { id, version }, staff, counter);
      progress.signal.throwIfAborted();
      return change;
    });
  }

  /** A page of the rows; null if they have to be reviewed first. */
  async page(id: number, filter: PageFilter): Promise<RowsPage | null> {
    if (isState(await findImport(this.#db, id), ['importada', 'deshecha'])) return appliedPage(this.#db, id, filter);
    const kept = this.#kept.get(id);
    return kept === undefined ? null : reviewedPage(this.#db, id, kept.rows, filter);
  }

  /** Stores what staff chose for some rows; null if they have to be reviewed first. @throws {HttpError} 409, 422 */
  async change(of: SeenImport, change: RowsChange): Promise<SeenImport | null> {
    const kept = this.#kept.get(of.id);
    if (kept === undefined) return null;
    // The version first: a change that comes at the same time is refused before it writes a row.
    return this.#db.transaction().execute(async (trx) => {
      const next = await nextVersion(trx, of, afterChange(of));
      await changeRows(trx, this.#resources, of.id, change, matching(kept.rows, change));
      return next;
    });
  }

  template(recurso: ImportedResource, formato: TemplateFormat): Promise<Uint8Array> {
    return templateOf(this.#resources[recurso].imports, formato);
  }

  async close(): Promise<void> {}
}
