import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';

interface Transaction {
  isOpen: boolean;
}

/**
 * Refuses the database itself inside of one of its transactions. On SQLite such a statement would wait for the end of the transaction,
 * which waits for the statement; on PostgreSQL so do ten of them at once, and one alone does not see what the transaction wrote.
 */
export class GuardedDriver implements Driver {
  readonly #driver: Driver;
  /** the transaction whose work runs */
  readonly #running = new AsyncLocalStorage<Transaction>();
  readonly #transactions = new WeakMap<DatabaseConnection, Transaction>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init: Driver['init'] = (options) => this.#driver.init(options);

  /** @throws {Error} inside of a transaction */
  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#running.getStore()?.isOpen)
      throw new Error('the database was used inside of its transaction: use the transaction (trx) for this statement');
    return this.#driver.acquireConnection();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const transaction = { isOpen: true };
    this.#transactions.set(connection, transaction);
    // Before anything is awaited: what runs after this call, which is the work of the transaction, then has this store.
    this.#running.enterWith(transaction);
    await this.#driver.beginTransaction(connection, settings);
  }

  commitTransaction: Driver['commitTransaction'] = (connection) => this.#driver.commitTransaction(connection);

  rollbackTransaction: Driver['rollbackTransaction'] = (connection) => this.#driver.rollbackTransaction(connection);

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const transaction = this.#transactions.get(connection);
    // Work that the transaction began and did not await may go on.
    if (transaction !== undefined) transaction.isOpen = false;
    await this.#driver.releaseConnection(connection);
  }

  destroy: Driver['destroy'] = (options) => this.#driver.destroy(options);
}
