import { expect, type Page } from '@playwright/test';

/** How long after the last key the copy must lie in the database, in milliseconds. */
const WRITTEN_WITHIN_MS = 2_000;

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

/** Waits for a copy that holds `text`, written soon after the last key. */
export async function expectCopy(page: Page, text: string): Promise<void> {
  const typedAt = Date.now();
  let found: StoredCopy | undefined;
  await expect
    .poll(async () => {
      found = (await storedCopies(page)).find(({ changes }) => JSON.stringify(changes).includes(text));
      return found !== undefined;
    })
    .toBe(true);
  expect((found?.savedAt ?? 0) - typedAt).toBeLessThan(WRITTEN_WITHIN_MS);
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
