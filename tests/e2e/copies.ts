import { expect, type Page } from '@playwright/test';

interface StoredCopy {
  changes: Readonly<Record<string, unknown>>;
  savedAt: number;
}

/** The local copies in the browser's database. */
export function storedCopies(page: Page): Promise<StoredCopy[]> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portal-copias')) return [];
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('portal-copias'));
    const copies = await answer(database.transaction('copies').objectStore('copies').getAll());
    database.close();
    return copies;
  });
}

/** Waits for a copy that holds `text`. How soon it is written: tests/admin/localCopies.test.tsx. */
export async function expectCopy(page: Page, text: string): Promise<void> {
  const changes = async () => JSON.stringify((await storedCopies(page)).map((copy) => copy.changes));
  await expect.poll(changes).toContain(text);
}

/** Makes all copies look as if they had been written `days` days ago. */
export async function ageCopies(page: Page, days: number): Promise<void> {
  await page.evaluate(async (age) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('portal-copias');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction('copies', 'readwrite');
    const cursor = transaction.objectStore('copies').openCursor();
    cursor.onsuccess = () => {
      cursor.result?.update({ ...cursor.result.value, savedAt: Date.now() - age });
      cursor.result?.continue();
    };
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, days * 86_400_000);
}
