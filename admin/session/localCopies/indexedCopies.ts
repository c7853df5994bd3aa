import { randomId } from '../../../dataProvider/core/operation.ts';
import { COPIES, FILES, filesOfCopy, openDatabase, resultOf, writeIn } from './database.ts';
import { type CopiedFile, type LocalCopies, type LocalCopy, NO_DRAFT, type RecordPlace } from './localCopy.ts';

const PREFIX = 'portal-copias:';

/** Tells which documents are open, so that a copy is not offered while another tab writes it. */
interface TabLocks {
  open: () => Promise<ReadonlySet<string>>;
}

/** Holds a lock for this document until it is closed or crashes. Without the API no other document counts as open. */
function createTabLocks(tab: string, locks: LockManager | undefined): TabLocks {
  const held = new Promise<void>((resolve) => {
    if (locks === undefined) resolve();
    else {
      const whileOpen = () => {
        resolve();
        return new Promise<never>(() => undefined);
      };
      locks.request(`${PREFIX}${tab}`, whileOpen).catch(() => resolve());
    }
  });
  return {
    async open() {
      await held;
      const { held: all = [] } = (await locks?.query()) ?? {};
      return new Set(all.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
    },
  };
}

/** A copy in the database, whose files lie in their own store. */
interface Row extends Omit<LocalCopy, 'files' | 'draftId'> {
  /** absent in rows of a version that did not know which form showed a draft */
  draftId?: number;
  files: readonly Pick<CopiedFile, 'field' | 'name'>[];
}

interface FileRow {
  copyId: string;
  field: string;
  file: File;
}

const newestFirst = (a: LocalCopy, b: LocalCopy): number => b.savedAt - a.savedAt;

export function createIndexedCopies(): LocalCopies {
  const tab = randomId();
  const openForms = new Map<string, () => Promise<void>>();
  const storedFiles = new Map<string, ReadonlyMap<string, File>>();
  /** files that could not be stored */
  const refusedFiles = new WeakSet<File>();
  let connection: Promise<IDBDatabase> | null = null;
  let locks: TabLocks | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

  const database = (): Promise<IDBDatabase> => {
    locks ??= createTabLocks(tab, navigator.locks);
    connection ??= openDatabase(globalThis.indexedDB, () => {
      connection = null;
      storedFiles.clear();
    }).catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };

  const enqueue = <T>(write: () => Promise<T>): Promise<T> => {
    const result = queue.then(write);
    queue = result.catch(() => undefined);
    return result;
  };

  async function rowsOf(index: string, key: IDBValidKey): Promise<Row[]> {
    const transaction = (await database()).transaction(COPIES);
    return resultOf<Row[]>(transaction.objectStore(COPIES).index(index).getAll(key));
  }

  async function withFiles(row: Row): Promise<LocalCopy> {
    const transaction = (await database()).transaction(FILES);
    const found = await resultOf<FileRow[]>(transaction.objectStore(FILES).getAll(filesOfCopy(row.id)));
    const fileOf = (field: string) => found.find((candidate) => candidate.field === field)?.file ?? null;
    return { draftId: NO_DRAFT, ...row, files: row.files.map((file) => ({ ...file, file: fileOf(file.field) })) };
  }

  async function put(row: Row, files: ReadonlyMap<string, File>): Promise<void> {
    const before = storedFiles.get(row.id) ?? new Map<string, File>();
    await writeIn(await database(), (transaction) => {
      const store = transaction.objectStore(FILES);
      for (const field of before.keys()) if (!files.has(field)) store.delete([row.id, field]);
      for (const [field, file] of files) {
        if (before.get(field) !== file) store.put({ copyId: row.id, field, file } satisfies FileRow);
      }
      transaction.objectStore(COPIES).put(row);
    });
    storedFiles.set(row.id, files);
  }

  async function removeIds(ids: readonly string[]): Promise<void> {
    await writeIn(await database(), (transaction) => {
      for (const id of ids) {
        transaction.objectStore(COPIES).delete(id);
        transaction.objectStore(FILES).delete(filesOfCopy(id));
      }
    });
    for (const id of ids) storedFiles.delete(id);
  }

  async function isWrittenElsewhere(): Promise<(row: Row) => boolean> {
    await database();
    const open = (await locks?.open()) ?? new Set();
    return (row) => openForms.has(row.id) || (row.tab !== tab && open.has(row.tab));
  }

  return {
    async offered({ userId, resource, recordId }: RecordPlace) {
      const isWritten = await isWrittenElsewhere();
      const rows = (await rowsOf('place', [userId, resource, recordId])).filter((row) => !isWritten(row));
      return (await Promise.all(rows.map(withFiles))).sort(newestFirst);
    },

    claim: ({ id, savedAt }) =>
      enqueue(async () => {
        const isWritten = await isWrittenElsewhere();
        let isClaimed = false;
        await writeIn(await database(), (transaction) => {
          const store = transaction.objectStore(COPIES);
          const request: IDBRequest<Row | undefined> = store.get(id);
          request.onsuccess = () => {
            const row = request.result;
            isClaimed = row !== undefined && row.savedAt === savedAt && !isWritten(row);
            if (row !== undefined && isClaimed) store.put({ ...row, tab });
          };
        });
        return isClaimed;
      }),

    async write({ files, ...copy }) {
      if (!openForms.has(copy.id)) return;
      const names = files.map(({ field, name }) => ({ field, name }));
      const row: Row = { ...copy, tab, savedAt: Date.now(), files: names };
      await enqueue(async () => {
        const held = new Map<string, File>();
        for (const { field, file } of files) if (file !== null && !refusedFiles.has(file)) held.set(field, file);
        try {
          await put(row, held);
        } catch (error) {
          // The files may not fit, or are no longer readable.
          if (held.size === 0) throw error;
          for (const file of held.values()) refusedFiles.add(file);
          await put(row, new Map());
        }
      });
    },

    remove: (id) => enqueue(() => removeIds([id])),

    async listOf(userId) {
      await Promise.all([...openForms.values()].map((flush) => flush()));
      return (await Promise.all((await rowsOf('userId', userId)).map(withFiles))).sort(newestFirst);
    },

    removeAll(userId) {
      openForms.clear();
      return enqueue(async () => removeIds((await rowsOf('userId', userId)).map(({ id }) => id)));
    },

    hold(id, flush) {
      openForms.set(id, flush);
      return () => {
        if (openForms.get(id) === flush) openForms.delete(id);
      };
    },

    isFirstFailure() {
      const isFirst = !hasFailed;
      hasFailed = true;
      return isFirst;
    },
  };
}
