import { UNSAVED_DAYS } from '../../../contract/values/constants.ts';

const NAME = 'portal-copias';
const VERSION = 1;
const MAX_AGE_MS = UNSAVED_DAYS * 24 * 60 * 60 * 1_000;

export const COPIES = 'copies';
export const FILES = 'files';

export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Runs `change` in one transaction and resolves when it is on the disk. */
export async function writeIn(database: IDBDatabase, change: (transaction: IDBTransaction) => void): Promise<void> {
  const transaction = database.transaction([COPIES, FILES], 'readwrite', { durability: 'strict' });
  const completion = completionOf(transaction);
  change(transaction);
  await completion;
}

/** The keys of a copy's files: [copyId, field]. */
export const filesOfCopy = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function createStores(database: IDBDatabase): void {
  const copies = database.createObjectStore(COPIES, { keyPath: 'id' });
  copies.createIndex('place', ['userId', 'resource', 'recordId']);
  copies.createIndex('userId', 'userId');
  copies.createIndex('savedAt', 'savedAt');
  database.createObjectStore(FILES, { keyPath: ['copyId', 'field'] });
}

function removeOld(database: IDBDatabase): Promise<void> {
  return writeIn(database, (transaction) => {
    const copies = transaction.objectStore(COPIES);
    const request = copies.index('savedAt').getAllKeys(IDBKeyRange.upperBound(Date.now() - MAX_AGE_MS));
    request.onsuccess = () => {
      for (const id of request.result) {
        copies.delete(id);
        transaction.objectStore(FILES).delete(filesOfCopy(String(id)));
      }
    };
  });
}

/** Opens the database of local copies and removes copies that are older than {@link UNSAVED_DAYS}. Rejects if the browser keeps none. */
export async function openDatabase(factory: IDBFactory, onClose: () => void): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => createStores(request.result);
  const database = await resultOf(request);
  database.onclose = onClose;
  database.onversionchange = () => {
    database.close();
    onClose();
  };
  await removeOld(database);
  return database;
}
