import { isVideo } from '../../../contract/identidad/identidad.ts';
import { MB } from '../../../contract/values/sizeText.ts';
import { CacheEntry } from '../../cache/cacheEntry.ts';
import { uncompressedResponse } from '../../cache/encodedResponse.ts';
import { ResponseCache } from '../../cache/responseCache.ts';
import type { Database } from '../../database/open.ts';
import { type HttpError, notFoundError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';
import { findFile } from '../../uploads/store.ts';
import { isPdf } from './filePolicies.ts';

const CACHED_BYTES = 48 * MB;

/** Why a name has no file. */
export function missingFile(nombre: string): HttpError {
  if (isVideo(nombre)) return notFoundError('video');
  return notFoundError(isPdf(nombre) ? 'archivo' : 'imagen');
}

/** The stored files by name. */
class FileCache {
  // Reading a part of a PDF or of a video from the database costs as much as reading the whole file. No write changes the content of a
  // file, so nothing clears the cache.
  readonly #files = new ResponseCache(CACHED_BYTES);
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @param width in pixels, of a picture; undefined for the largest @throws {HttpError} 404 */
  async read(nombre: string, width?: number): Promise<CacheEntry> {
    const find = async () => {
      const found = await findFile(this.#db, nombre, width);
      if (found === undefined) throw missingFile(nombre);
      return uncompressedResponse(Buffer.from(found.bytes), { 'Content-Type': found.tipo });
    };
    return isVideo(nombre) || isPdf(nombre) ? this.#files.getOrRender(nombre, find) : new CacheEntry(await find());
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    files: FileCache;
  }
}

export const fileCache = feature('fileCache', ['db'], (app) => {
  app.decorate('files', new FileCache(app.db));
});
