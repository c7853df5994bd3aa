import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { CacheEntry } from '../../cache/cacheEntry.ts';
import type { CacheableRequest, RenderRequest } from '../../cache/cacheKey.ts';
import { busyError } from '../../errors/httpError.ts';
import { enforceRateLimit, PER_CLIENT } from '../requests/rateLimits.ts';

/** Filtered lists and previews, which are rendered for each request, of all clients. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 20;

/** A response, or the work that is needed before it can be rendered. */
type Response = RenderRequest | (() => Promise<CacheableRequest>);

type UncachedRenderer = (request: FastifyRequest, response: Response) => Promise<CacheEntry>;

/** The renderer throws HttpError 429 to a client that asks too often, and 503 when too many clients wait. */
export function createUncachedRenderer(app: FastifyInstance): UncachedRenderer {
  const { responses } = app;
  const limitClient = app.createRateLimit(PER_CLIENT);
  const limitAll = pLimit(MAX_CONCURRENT);
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limitAll.pendingCount >= MAX_WAITING) throw busyError();
    return limitAll(work);
  };
  return async (request, response) => {
    enforceRateLimit(await limitClient(request));
    if (typeof response !== 'function') return responses.renderOnce(response, inTurn);
    return inTurn(async () => responses.render(await response()));
  };
}
