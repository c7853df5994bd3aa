import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { nextLocalMidnight } from '../../contract/values/localDay.ts';
import type { Change } from '../database/changeMark.ts';
import type { Database } from '../database/open.ts';
import { feature } from '../fastify/feature.ts';
import { nextChange } from '../resources/visibility/schedule.ts';
import { visitOf } from '../visitas/visitOf.ts';
import { CacheEntry } from './cacheEntry.ts';
import { type CacheableRequest, cacheKeyOf, type RenderRequest } from './cacheKey.ts';
import { watchChanges } from './changeWatch.ts';
import type { WorkerOptions } from './renderThread.ts';
import { ResponseCache } from './responseCache.ts';
import { createLocalRenderer, createRenderer } from './responseRenderer.ts';
import { routeOf } from './routeOf.ts';

/** When cached responses expire: what visitors may see and which events are upcoming depend on the time. */
class NextExpiry {
  readonly #db: Database;
  #next: Promise<number> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Call it after each write of any instance. */
  invalidate(): void {
    this.#next = null;
  }

  /** Epoch milliseconds. The database is read once for all responses until the next write or instant. */
  async after(now: Date): Promise<number> {
    const known = await this.#next;
    return known !== null && known > now.getTime() ? known : this.#read(now);
  }

  #read(now: Date): Promise<number> {
    const reading = nextChange(this.#db, now).then((next) => Math.min(next, nextLocalMidnight(now)));
    this.#next = reading;
    reading.catch(() => {
      if (this.#next === reading) this.#next = null;
    });
    return reading;
  }
}

/** What is not rendered anew in this time is rendered when it is asked for. */
const RENEW_MS = 5_000;

declare module 'fastify' {
  interface FastifyReply {
    /** the cache entry that is sent; null for an uncached response */
    cacheEntry: CacheEntry | null;
  }
  interface FastifyInstance {
    responses: CachedResponses;
  }
}

export interface CachedResponses {
  /** @throws {HttpError} when the handler refuses */
  get: (request: CacheableRequest) => Promise<CacheEntry>;
  /** Does what `get` does, without the cache. */
  render: (request: RenderRequest) => Promise<CacheEntry>;
  /** Does what `render` does, once for all who ask for it until it is there, or until the next write. @param inTurn begins the work when it may */
  renderOnce: (request: RenderRequest, inTurn: <T>(work: () => Promise<T>) => Promise<T>) => Promise<CacheEntry>;
  /** Call it after a write commits and before the write is answered. @param change null if an earlier request made it */
  invalidate: (change: Change | null) => void;
  /**
   * Does what `invalidate` does, after a write of many records: visitors get the responses from before it until those are rendered anew.
   * Await it before anybody is told that the write is done.
   */
  renew: (change: Change) => Promise<void>;
  /** The settings of the site as this instance last read them for a document; null before the first. */
  readonly settings: { last: SiteSettings | null };
  /** milliseconds since the last successful check for writes of other instances; Infinity before the first */
  checkedAge: () => number;
}

interface ResponseCacheOptions extends WorkerOptions {
  /** false for an in-memory database, which one connection only can see */
  renderInWorker: boolean;
}

const SERVICES = ['db', 'clock', 'searchIndex', 'cacheFirstServer'] as const;

/** Fills the cache of the server, and invalidates it and the search index after writes of any instance. */
export const responseCache = feature<ResponseCacheOptions>('responseCache', SERVICES, (app, options) => {
  const { databaseUrl, dataDir, siteDir, publicUrl, renderInWorker } = options;
  const { db, clock, searchIndex: search, cacheFirstServer: server } = app;
  const { cache, pages } = server;
  // It stores nothing: what is rendered for each request is shared only while it is rendered.
  const unstored = new ResponseCache(0);
  const expiry = new NextExpiry(db);
  /** What is not renewed. */
  const clearOthers = () => {
    unstored.clear();
    for (const each of [expiry, search]) each.invalidate();
  };
  const clear = () => {
    cache.clear();
    pages.clear();
    clearOthers();
  };
  const trustWhile = (isCurrent: () => boolean) => {
    for (const each of [cache, pages, unstored, search]) each.trustWhile(isCurrent);
  };
  const source = { db, siteDir, publicUrl };
  const onWorkerFailure = (error: unknown) => app.log.error({ err: error }, 'the render worker failed');
  const renderer = renderInWorker
    ? createRenderer(source, { databaseUrl, dataDir, siteDir, publicUrl }, onWorkerFailure)
    : createLocalRenderer(source);
  const onWrite = () => renderer.updateSize(db);
  const watch = watchChanges(db, clock, { clear, onWrite }, app.log);
  trustWhile(watch.isCurrent);
  app.decorateReply('cacheEntry', null);
  app.addHook('onSend', async (request, reply) => {
    const { cacheEntry } = reply;
    if (cacheEntry !== null && reply.statusCode === 200)
      server.storeHeaders(
        request.raw,
        { route: routeOf(request), visit: await visitOf(db, request) },
        cacheEntry,
        reply.getHeaders(),
      );
  });
  app.addHook('preClose', async () => trustWhile(() => false));
  app.addHook('onClose', async () => {
    await watch.stop();
    await renderer.close();
  });
  const settings: CachedResponses['settings'] = { last: null };
  const renderAt = async (request: RenderRequest, now: Date) => {
    const response = await renderer.render(request, now);
    settings.last = response.settings ?? settings.last;
    return response;
  };
  const renderUntilExpiry = async (request: CacheableRequest) => {
    const now = clock.now();
    // Before the rendering: a write meanwhile makes both of them stale.
    const expiresAt = await expiry.after(now);
    const response = await renderAt(request, now);
    return { ...response, expiresAt };
  };
  const responses: CachedResponses = {
    get: (request) => {
      const isShared = 'call' in request || 'home' in request;
      return (isShared ? cache : pages).getOrRender(cacheKeyOf(request), () => renderUntilExpiry(request));
    },
    render: async (request) => new CacheEntry(await renderAt(request, clock.now())),
    renderOnce: (request, inTurn) =>
      unstored.getOrRender(cacheKeyOf(request), () => inTurn(() => renderAt(request, clock.now()))),
    invalidate(change) {
      if (change !== null) watch.acknowledge(change);
      clear();
    },
    async renew(change) {
      if (!watch.acknowledge(change)) clear();
      clearOthers();
      try {
        await renderer.updateSize(db);
        const end = performance.now() + RENEW_MS;
        await cache.renew(end);
        await pages.renew(end);
      } catch (error) {
        clear();
        throw error;
      }
    },
    settings,
    checkedAge: watch.age,
  };
  app.decorate('responses', responses);
});
