import { MB } from '../../../contract/values/sizeText.ts';
import type { CacheEntry } from '../../cache/cacheEntry.ts';
import { uncompressedResponse } from '../../cache/encodedResponse.ts';
import { ResponseCache } from '../../cache/responseCache.ts';
import type { Database } from '../../database/open.ts';
import { plugin } from '../../fastify/plugin.ts';
import { findFile } from '../../uploads/store.ts';

const CACHED_BYTES = 48 * MB;

/** PDFs and videos by name. Reading a part of a file from the database costs as much as reading the whole file. */
export class FileCache {
  // No write changes the content of a file, so nothing clears the cache.
  readonly #files = new ResponseCache(CACHED_BYTES);
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Null if there is no such file. */
  read(nombre: string): Promise<CacheEntry | null> {
    return this.#files.getOrRender(nombre, async () => {
      const found = await findFile(this.#db, nombre, undefined);
      return found === undefined
        ? null
        : uncompressedResponse(Buffer.from(found.bytes), { 'Content-Type': found.tipo });
    });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    files: FileCache;
  }
}

export const fileCache = plugin('fileCache', ['db'], (app) => {
  app.decorate('files', new FileCache(app.db));
});
