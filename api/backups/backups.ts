import { createReadStream, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { messages } from '../../contract/calls/messages.ts';
import type { StoredFile } from '../../contract/entities/backup.ts';
import { CommandError } from '../copies/command.ts';
import { messageOfError } from '../copies/errorMessage.ts';
import { isLeaseHeld, withLease } from '../database/lease.ts';
import type { Database } from '../database/open.ts';
import { conflictError, notFoundError } from '../errors/httpError.ts';
import type { BackupService, BackupStatus } from '../resources/calls/backupService.ts';
import { type CopyKind, copyNameAt, readCopyName } from './copyName.ts';
import { listCopies, problemOfFolder, removeLeftovers } from './folder.ts';
import { type CopyResult, readResults, storeResult } from './results.ts';
import { expiredCopies, type Retention } from './rotation.ts';
import type { SavedCopy } from './save.ts';
import { type Earlier, isDue } from './schedule.ts';

export interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

interface BackupsOptions {
  db: Database;
  dir: string;
  /** in Bogotá */
  hour: number;
  retention: Retention;
  /** Writes a checked copy. */
  save: (target: string, signal: AbortSignal) => Promise<SavedCopy>;
  now: () => Date;
  log: Log;
}

const TICK_MS = 60_000;
const LEASE = 'respaldo_turno';

type Settled = Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>;
const UNOBSERVED: Settled = { resolve: () => undefined, reject: () => undefined };

const later = (one: CopyResult | null, other: CopyResult | null): CopyResult | null =>
  one === null || (other !== null && other.instante > one.instante) ? other : one;

/** Makes the copies of one portal: by the schedule, and when staff ask for one. */
export class Backups implements BackupService {
  readonly #options: BackupsOptions;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  /** the last results of this instance; in memory because a full disk cannot store it */
  #last: CopyResult | null = null;
  #lastScheduled: CopyResult | null = null;
  #folderProblem: string | null = null;

  constructor(options: BackupsOptions) {
    this.#options = options;
  }

  /** Every minute: checks that the folder is writable, and backs up if a copy is due. */
  start(): void {
    const tick = () => void this.tick().catch((error: unknown) => this.#options.log.error({ err: error }, 'no backup'));
    this.#timer = setInterval(tick, TICK_MS);
    this.#timer.unref();
    tick();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
  }

  async tick(): Promise<void> {
    await this.#probe();
    if (this.#stopping.signal.aborted || !(await this.#isDue())) return;
    await this.#track(this.#run('automatica'));
  }

  async status(): Promise<BackupStatus> {
    const { dir, hour, db } = this.#options;
    const { last, lastSaved } = await this.#made();
    return {
      hora: hour,
      problema_carpeta: (await this.#probe()) ?? '',
      en_curso: await isLeaseHeld(db, LEASE),
      ultimo: last,
      ultimo_correcto: lastSaved,
      copias: listCopies(dir).map(({ archivo, tipo, instante, bytes }) => ({ archivo, tipo, instante, bytes })),
    };
  }

  /** Begins a copy and does not wait for its end. @throws {HttpError} 409 while another is made */
  async begin(): Promise<void> {
    const begun = Promise.withResolvers<void>();
    void this.#track(this.#run('manual', begun));
    await begun.promise;
  }

  open(archivo: string, usuario: string): StoredFile {
    const file = path.join(this.#options.dir, archivo);
    const stat = readCopyName(archivo) && statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) throw notFoundError('el respaldo');
    this.#options.log.warn({ archivo, usuario }, 'backup downloaded');
    return { nombre: archivo, bytes: stat.size, content: createReadStream(file) };
  }

  #track(work: Promise<void>): Promise<void> {
    this.#running = Promise.all([this.#running, work]);
    return work;
  }

  async #probe(): Promise<string | null> {
    const { dir, log } = this.#options;
    const problem = await problemOfFolder(dir);
    if (problem !== null && problem !== this.#folderProblem) log.error({ dir, problem }, 'BACKUP_DIR not writable');
    this.#folderProblem = problem;
    return problem;
  }

  /** The folder's copies count besides the stored results, since a restored database does not know of them. */
  #lastSaved(stored: string | null, kinds: readonly CopyKind[]): string | null {
    const { dir, now } = this.#options;
    const inFolder = listCopies(dir).filter(({ tipo }) => kinds.includes(tipo));
    const instants = [stored ?? '', ...inFolder.map(({ instante }) => instante)].sort();
    // A copy from the future was made while the clock was wrong: it must not put off the next ones.
    const past = instants.filter((instant) => instant !== '' && Date.parse(instant) <= now().getTime());
    return past.at(-1) ?? null;
  }

  /** What all instances have made, by the schedule or by hand. */
  async #made(): Promise<Earlier> {
    const stored = await readResults(this.#options.db);
    const lastSaved = this.#lastSaved(stored.lastSaved, ['automatica', 'manual']);
    const last = later(stored.last, this.#last);
    // A restored database may know of a failure before the copy that it comes from, but not of that copy.
    const isOutdated = last?.correcto === false && lastSaved !== null && last.instante < lastSaved;
    return { last: isOutdated ? null : last, lastSaved };
  }

  /** By the schedule alone: a copy by hand is rotated away earlier, so that it must not stand for that of a day. */
  async #madeBySchedule(): Promise<Earlier> {
    const stored = await readResults(this.#options.db);
    const last = later(stored.lastScheduled, this.#lastScheduled);
    return { last, lastSaved: this.#lastSaved(last?.correcto ? last.instante : null, ['automatica']) };
  }

  async #isDue(): Promise<boolean> {
    const { now, hour } = this.#options;
    return isDue(now(), hour, await this.#madeBySchedule());
  }

  /** @param begun settled once it is known whether this instance makes the copy */
  async #run(kind: CopyKind, begun: Settled = UNOBSERVED): Promise<void> {
    const { db, log } = this.#options;
    try {
      await withLease(db, LEASE, this.#stopping.signal, async (signal) => {
        begun.resolve();
        // Another instance may have made the copy since.
        if (kind === 'automatica' && !(await this.#isDue())) return;
        await this.#make(kind, signal);
      });
      // Without effect if it has begun.
      begun.reject(conflictError(messages.respaldos.running));
    } catch (error) {
      log.error({ err: error }, 'backup not made');
      begun.reject(error);
    }
  }

  async #make(kind: CopyKind, signal: AbortSignal): Promise<void> {
    const { db, dir, now, save, log } = this.#options;
    const instante = now();
    const archivo = copyNameAt(instante, kind);
    const attempt = { instante: instante.toISOString(), archivo };
    let result: CopyResult;
    try {
      const problem = await this.#probe();
      if (problem !== null) throw new CommandError(problem);
      const { bytes, warnings } = await save(path.join(dir, archivo), signal);
      result = { ...attempt, correcto: true, bytes, problema: '' };
      log.info({ archivo, bytes, warnings }, 'backup saved');
    } catch (error) {
      if (signal.aborted) return;
      result = { ...attempt, correcto: false, bytes: 0, problema: messageOfError(error) };
      log.error({ archivo, problema: result.problema }, 'backup failed');
    }
    this.#last = result;
    if (kind === 'automatica') this.#lastScheduled = result;
    await storeResult(db, result, kind);
    if (result.correcto) this.#rotate();
  }

  #rotate(): void {
    const { dir, retention, now } = this.#options;
    const files = listCopies(dir).map(({ archivo }) => archivo);
    for (const file of expiredCopies(files, retention)) rmSync(path.join(dir, file), { force: true });
    removeLeftovers(dir, now());
  }
}
