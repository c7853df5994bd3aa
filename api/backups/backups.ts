import { createReadStream, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { messages } from '../../contract/calls/messages.ts';
import type { StoredFile } from '../../contract/entities/backup.ts';
import { CommandError } from '../copies/command.ts';
import { messageOfError } from '../copies/errorMessage.ts';
import { isLeaseHeld, withLease } from '../database/lease.ts';
import type { Database } from '../database/open.ts';
import { conflictError, notFoundError } from '../errors/httpError.ts';
import type { BackupService, BackupStatus } from '../resources/calls/services.ts';
import { type BackupKind, backupNameAt, readBackupName } from './backupName.ts';
import { type Earlier, isDue } from './dailyHour.ts';
import { listBackups, problemOfFolder, removeLeftovers } from './folder.ts';
import { type BackupResult, readResults, storeResult } from './results.ts';
import { expiredBackups, type Retention } from './rotation.ts';
import type { SavedBackup } from './save.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

interface BackupsOptions {
  db: Database;
  dir: string;
  /** in Bogotá */
  hour: number;
  retention: Retention;
  /** Writes a checked backup. */
  save: (target: string, signal: AbortSignal) => Promise<SavedBackup>;
  now: () => Date;
  log: Log;
}

const TICK_MS = 60_000;
const LEASE = 'respaldo_turno';

type Settled = Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>;
const UNOBSERVED: Settled = { resolve: () => undefined, reject: () => undefined };

const later = (one: BackupResult | null, other: BackupResult | null): BackupResult | null =>
  one === null || (other !== null && other.instante > one.instante) ? other : one;

/** Makes the backups of one portal: each day, and when staff ask for one. */
export class Backups implements BackupService {
  readonly #options: BackupsOptions;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  /** the last results of this instance; in memory because a full disk cannot store it */
  #last: BackupResult | null = null;
  #lastAutomatic: BackupResult | null = null;
  #folderProblem: string | null = null;

  constructor(options: BackupsOptions) {
    this.#options = options;
  }

  /** Every minute: checks that the folder is writable, and makes a backup if one is due. */
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
      copias: listBackups(dir).map(({ archivo, tipo, instante, bytes }) => ({ archivo, tipo, instante, bytes })),
    };
  }

  /** Begins a backup and does not wait for its end. @throws {HttpError} 409 while another is made */
  async begin(): Promise<void> {
    const begun = Promise.withResolvers<void>();
    void this.#track(this.#run('manual', begun));
    await begun.promise;
  }

  open(archivo: string, usuario: string): StoredFile {
    const file = path.join(this.#options.dir, archivo);
    const stat = readBackupName(archivo) && statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) throw notFoundError('respaldo');
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

  /** The folder's backups count besides the stored results, since a restored database does not know of them. */
  #lastSaved(stored: string | null, kinds: readonly BackupKind[]): string | null {
    const { dir, now } = this.#options;
    const inFolder = listBackups(dir).filter(({ tipo }) => kinds.includes(tipo));
    const instants = [stored ?? '', ...inFolder.map(({ instante }) => instante)].sort();
    // A backup from the future was made while the clock was wrong: it must not put off the next ones.
    const past = instants.filter((instant) => instant !== '' && Date.parse(instant) <= now().getTime());
    return past.at(-1) ?? null;
  }

  /** What all instances have made, each day or by hand. */
  async #made(): Promise<Earlier> {
    const stored = await readResults(this.#options.db);
    const lastSaved = this.#lastSaved(stored.lastSaved, ['automatica', 'manual']);
    const last = later(stored.last, this.#last);
    // A restored database may know of a failure before the backup that it comes from, but not of that backup.
    const isOutdated = last?.correcto === false && lastSaved !== null && last.instante < lastSaved;
    return { last: isOutdated ? null : last, lastSaved };
  }

  /** Each day, not by hand: a backup by hand is rotated away earlier, so that it must not stand for that of a day. */
  async #madeEachDay(): Promise<Earlier> {
    const stored = await readResults(this.#options.db);
    const last = later(stored.lastAutomatic, this.#lastAutomatic);
    return { last, lastSaved: this.#lastSaved(last?.correcto ? last.instante : null, ['automatica']) };
  }

  async #isDue(): Promise<boolean> {
    const { now, hour } = this.#options;
    return isDue(now(), hour, await this.#madeEachDay());
  }

  /** @param begun settled once it is known whether this instance makes the backup */
  async #run(kind: BackupKind, begun: Settled = UNOBSERVED): Promise<void> {
    const { db, log } = this.#options;
    try {
      await withLease(db, LEASE, this.#stopping.signal, async (signal) => {
        begun.resolve();
        // Another instance may have made the backup since.
        if (kind === 'automatica' && !(await this.#isDue())) return;
        await this.#make(kind, signal);
      });
      // This has no effect if the backup has begun.
      begun.reject(conflictError(messages.respaldos.running));
    } catch (error) {
      log.error({ err: error }, 'backup not made');
      begun.reject(error);
    }
  }

  async #make(kind: BackupKind, signal: AbortSignal): Promise<void> {
    const { db, dir, now, save, log } = this.#options;
    const instante = now();
    const archivo = backupNameAt(instante, kind);
    const attempt = { instante: instante.toISOString(), archivo };
    let result: BackupResult;
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
    if (kind === 'automatica') this.#lastAutomatic = result;
    await storeResult(db, result, kind);
    if (result.correcto) this.#rotate();
  }

  #rotate(): void {
    const { dir, retention, now } = this.#options;
    const files = listBackups(dir).map(({ archivo }) => archivo);
    for (const file of expiredBackups(files, retention)) rmSync(path.join(dir, file), { force: true });
    removeLeftovers(dir, now());
  }
}
