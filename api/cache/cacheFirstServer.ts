import type { IncomingMessage, RequestListener, Server, ServerOptions } from 'node:http';
import { createServer } from '../node/http.ts';
import type { Visit, VisitCounter } from '../visitas/visitCounter.ts';
import { createVariantOf, isNegotiable, type VariantOf } from './answerable.ts';
import type { CacheEntry, Head } from './cacheEntry.ts';
import { cacheKeyOfUrl } from './cacheKey.ts';
import { HitCounts } from './hitCounts.ts';
import { ResponseCache } from './responseCache.ts';

/** Content headers, omitted from a 304. */
const CONTENT_HEADERS = new Set(['content-type', 'content-length', 'content-encoding']);

const STALLED_MS = 120_000;

function withoutContentHeaders(head: readonly string[]): string[] {
  return head.filter((_, index) => !CONTENT_HEADERS.has(head[index - (index % 2)]?.toLowerCase() ?? ''));
}

interface Answered {
  /** pattern of the route */
  route: string;
  visit: Visit | null;
}

/** Answers cache hits before Fastify, whose routing, hooks and logging cost three times what node:http does. */
export class CacheFirstServer {
  /** Calls and the home. */
  readonly cache: ResponseCache;
  /** Pages and documents, apart from the calls, so that a crawler does not push the lists out. */
  readonly pages: ResponseCache;
  readonly hits = new HitCounts();
  readonly #variantOf: VariantOf;
  readonly #visits: VisitCounter;

  /** @param trustProxy addresses of proxies whose X-Forwarded-Proto is trusted @param time epoch milliseconds; entries expire by it */
  constructor(trustProxy: readonly string[], visits: VisitCounter, time?: () => number) {
    this.#visits = visits;
    this.cache = new ResponseCache(undefined, time);
    this.pages = new ResponseCache(undefined, time);
    this.#variantOf = createVariantOf(trustProxy);
  }

  /**
   * @param listener handles cache misses and uncacheable requests
   * @param limitRequest removes what is too long from a request before the cache or the listener reads it
   */
  createServer(
    listener: RequestListener,
    options: ServerOptions,
    limitRequest: (request: IncomingMessage) => void,
  ): Server {
    const server = createServer(options, (request, response) => {
      limitRequest(request);
      const variant = this.#variantOf(request);
      const entry = variant === null ? undefined : this.#find(cacheKeyOfUrl(request.url ?? ''));
      if (entry === undefined || isNegotiable(entry.headers.Vary, request.headers)) return listener(request, response);
      const isFresh = entry.matches(request.headers);
      const encoding = entry.encodingFor(request.headers);
      const head = entry.heads.get(`${variant} ${isFresh ? '304' : encoding}`);
      if (head === undefined) return listener(request, response);
      const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
      const hasBody = !isFresh && method === 'GET';
      response.writeHead(head.hits.status, head.fields).end(hasBody ? entry.bodyIn(encoding) : undefined);
      head.hits[method] += 1;
      if (head.visit !== null && method === 'GET') this.#visits.count(head.visit, request.headers);
    });
    // A client that stops reading must not hold a response for ever.
    return server.setTimeout(STALLED_MS);
  }

  #find(key: string): CacheEntry | undefined {
    return this.cache.get(key) ?? this.pages.get(key);
  }

  /** Stores the headers of a 200, as Fastify sends them, for later hits of the same variant. */
  storeHeaders(
    request: IncomingMessage,
    { route, visit }: Answered,
    entry: CacheEntry,
    headers: Readonly<Record<string, unknown>>,
  ): void {
    const variant = this.#variantOf(request);
    if (variant === null) return;
    const fields = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
    const store = (kind: string, head: Head) => entry.heads.set(`${variant} ${kind}`, head);
    store(entry.encodingFor(request.headers), { fields, hits: this.hits.of(route, 200), visit });
    store('304', { fields: withoutContentHeaders(fields), hits: this.hits.of(route, 304), visit });
  }
}
