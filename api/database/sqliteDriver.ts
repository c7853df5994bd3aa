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

/** How long a statement waits for another connection. */
const PATIENCE_MS = 30_000;
/** How long it still waits once the portal closes, which closes open connections after 5 s and has to end within 10 s. */
const CLOSING_PATIENCE_MS = 4_000;
const RETRY_MS = 20;

export interface LocalDatabase extends SqliteDatabase {
  readonly isTransaction: boolean;
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

/**
 * Shares the one connection of SQLite. While a connection of another process or thread writes, a statement that writes is tried again
 * and again, and the others use this connection meanwhile: SQLite's own waiting would block the event loop. For that a transaction
 * takes the write lock when it begins, since SQLite refuses it at once to a transaction that has read before.
 */
export class SharedSqliteDriver extends SqliteDriver {
  readonly #mutex = new Mutex();
  readonly #isTransaction: () => boolean;
  #connection: DatabaseConnection | undefined;
  /** when statements stop waiting, by `performance.now()` */
  #deadline = Number.POSITIVE_INFINITY;

  /** @param closing aborted when the portal begins to close */
  constructor(open: () => LocalDatabase, closing?: AbortSignal) {
    let database: LocalDatabase | undefined;
    super({
      database: async () => {
        database = open();
        return database;
      },
    });
    this.#isTransaction = () => database?.isTransaction ?? false;
    closing?.addEventListener('abort', () => {
      this.#deadline = performance.now() + CLOSING_PATIENCE_MS;
    });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.lock();
    this.#connection ??= new PatientConnection(await super.acquireConnection(), {
      isTransaction: this.#isTransaction,
      mutex: this.#mutex,
      deadline: () => this.#deadline,
    });
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.unlock();
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }
}

interface Sharing {
  isTransaction: () => boolean;
  mutex: Mutex;
  /** when statements stop waiting, by `performance.now()` */
  deadline: () => number;
}

/** Its user holds the mutex, but not while a statement waits. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #sharing: Sharing;

  constructor(connection: DatabaseConnection, sharing: Sharing) {
    this.#connection = connection;
    this.#sharing = sharing;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { isTransaction, mutex, deadline } = this.#sharing;
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        // Inside a transaction nobody else may use the connection.
        if (!isBusy(error) || isTransaction() || performance.now() > Math.min(end, deadline())) throw error;
      }
      mutex.unlock();
      await setTimeout(RETRY_MS);
      await mutex.lock();
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}
