import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { isBusy } from './engineErrors.ts';
import type { WriteAheadLog } from './writeAheadLog.ts';

/** How long a statement waits for another connection. */
const PATIENCE_MS = 30_000;
/** How long it still waits once the portal closes, which closes open connections after 5 s and has to end within 10 s. */
const CLOSING_PATIENCE_MS = 4_000;
const RETRY_MS = 20;

export interface LocalDatabase extends SqliteDatabase {
  readonly isTransaction: boolean;
}

/** Opens the connections of a database. */
export interface Connections {
  openWriter: () => LocalDatabase;
  /** null in memory, which one connection only can see */
  openReader: (() => LocalDatabase) | null;
  /** null in memory */
  log: WriteAheadLog | null;
}

/** One holder at a time, in the order in which they asked. */
class Mutex {
  #isHeld = false;
  readonly #waiting: (() => void)[] = [];

  async lock(): Promise<void> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isHeld = true;
  }

  unlock(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isHeld = false;
    else next();
  }
}

/** A connection of node:sqlite as Kysely's driver uses it. */
async function kyselyConnection(database: LocalDatabase): Promise<DatabaseConnection> {
  const driver = new SqliteDriver({ database });
  await driver.init();
  return driver.acquireConnection();
}

/**
 * Shares the connection that writes, which has one user at a time, and the one that reads. While a connection of another process or
 * thread writes, a statement that writes is tried again and again, and the others use this connection meanwhile: SQLite's own waiting
 * would block the event loop. For that a transaction takes the write lock when it begins, since SQLite refuses it at once to a
 * transaction that has read before.
 */
export class SharedSqliteDriver extends SqliteDriver {
  readonly #connections: Connections;
  #writing: LocalDatabase | null = null;
  #reading: LocalDatabase | null = null;
  #shared: Shared | null = null;
  /** when statements stop waiting, by `performance.now()` */
  #deadline = Number.POSITIVE_INFINITY;

  /** @param closing aborted when the portal begins to close */
  constructor(connections: Connections, closing?: AbortSignal) {
    super({ database: async () => connections.openWriter() });
    this.#connections = connections;
    closing?.addEventListener('abort', () => {
      this.#deadline = performance.now() + CLOSING_PATIENCE_MS;
    });
  }

  override async init(): Promise<void> {
    const { openWriter, openReader, log } = this.#connections;
    this.#writing ??= openWriter();
    const writer = await kyselyConnection(this.#writing);
    // After the writer, which creates the file.
    this.#reading ??= openReader?.() ?? null;
    const reader = this.#reading && (await kyselyConnection(this.#reading));
    const isTransaction = () => this.#writing?.isTransaction ?? false;
    this.#shared = { writer, reader, log, isTransaction, mutex: new Mutex(), deadline: () => this.#deadline };
  }

  override async acquireConnection(): Promise<Session> {
    if (this.#shared === null) throw new Error('the driver was not initialized');
    return new Session(this.#shared);
  }

  override async releaseConnection(session?: DatabaseConnection): Promise<void> {
    if (session instanceof Session) session.release();
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  override async destroy(): Promise<void> {
    await this.#connections.log?.close();
    // First: the last connection to close removes the -wal, and this one may not write.
    this.#reading?.close();
    this.#writing?.close();
  }
}

/** What the users of a database share. */
interface Shared extends Pick<Connections, 'log'> {
  writer: DatabaseConnection;
  reader: DatabaseConnection | null;
  /** of the writer */
  mutex: Mutex;
  isTransaction: () => boolean;
  /** when statements stop waiting, by `performance.now()` */
  deadline: () => number;
}

/** Pragmas, and what begins with `with`, may write. */
const isRead = ({ sql }: CompiledQuery): boolean => /^\s*select\b/i.test(sql);

/**
 * One use of the database: a statement or a transaction. It reads by the connection that reads, until it does anything else; then the
 * connection that writes is its own until its end, but not while a statement waits.
 */
class Session implements DatabaseConnection {
  readonly #shared: Shared;
  #isWriting = false;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reader, writer, log, mutex, isTransaction } = this.#shared;
    if (!this.#isWriting && reader !== null && isRead(query))
      return this.#patiently(() => reader.executeQuery<R>(query), retryPause);
    if (!this.#isWriting) {
      await mutex.lock();
      this.#isWriting = true;
    }
    const pause = async () => {
      mutex.unlock();
      this.#isWriting = false;
      await retryPause();
      await mutex.lock();
      this.#isWriting = true;
    };
    // Inside a transaction nobody else may use the connection.
    const result = await this.#patiently(() => writer.executeQuery<R>(query), pause, isTransaction);
    if (!isTransaction()) void log?.copyIfLarge();
    return result;
  }

  /** Reads everything at once: a statement under way would keep others from emptying the -wal. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  release(): void {
    if (this.#isWriting) this.#shared.mutex.unlock();
    this.#isWriting = false;
  }

  async #patiently<R>(
    run: () => Promise<QueryResult<R>>,
    pause: () => Promise<void>,
    mustNotWait: () => boolean = () => false,
  ): Promise<QueryResult<R>> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await run();
      } catch (error) {
        const isLate = performance.now() > Math.min(end, this.#shared.deadline());
        if (!isBusy(error) || mustNotWait() || isLate) throw error;
      }
      await pause();
    }
  }
}

const retryPause = (): Promise<void> => setTimeout(RETRY_MS);
