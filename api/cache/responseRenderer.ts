import { sql } from 'kysely';
import { LISTED } from '../../contract/resources/recordPages.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../errors/httpError.ts';
import type { RenderRequest } from './cacheKey.ts';
import { type Rendering, type RenderSource, render } from './render.ts';
import { RenderThread, type WorkerOptions } from './renderThread.ts';

export interface ResponseRenderer {
  /** @param now of the database's clock @throws {HttpError} when the handler refuses */
  render: (request: RenderRequest, now: Date) => Promise<Rendering>;
  /** Call it after a write of any instance: the number of records decides where the next responses are rendered. */
  updateSize: (db: Database) => Promise<void>;
  close: () => Promise<void>;
}

/** Rendering more records, as the site map does of all lists, blocks the event loop for more than a few milliseconds. */
const MANY_RECORDS = 300;

async function hasManyRecords(db: Database): Promise<boolean> {
  const upToMany = (table: string) =>
    sql`(select count(*) from (select 1 from ${sql.table(table)} limit ${sql.lit(MANY_RECORDS + 1)}) as counted)`;
  const total = sql.join(LISTED.map(upToMany), sql` + `);
  const { rows } = await sql<{ many: number | boolean }>`select ${total} > ${sql.lit(MANY_RECORDS)} as many`.execute(
    db,
  );
  return Boolean(rows[0]?.many);
}

/** Renders in the calling thread: an in-memory database is visible to one connection only. */
export const createLocalRenderer = (source: RenderSource): ResponseRenderer => ({
  render: (request, now) => render(source, request, now),
  updateSize: async () => undefined,
  close: async () => undefined,
});

/** Uses a worker thread, which costs memory, once there are many records. When it fails, the calling thread renders. */
export function createRenderer(
  source: RenderSource,
  workerOptions: WorkerOptions,
  onWorkerFailure: (error: unknown) => void,
): ResponseRenderer {
  const worker = new RenderThread(workerOptions);
  let isLarge = false;
  return {
    async render(request, now) {
      if (!isLarge) return render(source, request, now);
      return worker.render(request, now).catch((error: unknown) => {
        if (error instanceof HttpError) throw error;
        onWorkerFailure(error);
        return render(source, request, now);
      });
    },
    async updateSize(db) {
      isLarge = await hasManyRecords(db);
      if (isLarge) worker.prepare();
    },
    close: () => worker.close(),
  };
}
