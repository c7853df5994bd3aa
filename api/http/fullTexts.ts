import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { documentPaths } from '../../contract/documentPaths.ts';
import { decodeId } from '../../contract/encodedIds.ts';
import { routePattern, sitePaths } from '../../contract/siteRoutes.ts';
import { slugOf } from '../../contract/slug.ts';
import type { CacheEntry } from '../cache/cacheEntry.ts';
import { uncompressedResponse } from '../cache/encodedResponse.ts';
import { ResponseCache } from '../cache/responseCache.ts';
import type { DatabaseClock } from '../database/databaseClock.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../httpError.ts';
import { findFullText } from '../resources/productos/queries.ts';
import { findFile } from '../uploads/store.ts';
import { demandFewer, PER_CLIENT } from './demandFewer.ts';
import { PDF_POLICY } from './filePolicies.ts';
import { staffOf } from './session.ts';

const TYPE = 'application/pdf';
const PATH = documentPaths.pdf(routePattern('producto', ':id'));
const PATH_WITH_SLUG = PATH.replace(':id', ':id/:slug');

/** A reader of PDF files asks for many ranges. */
const RANGES_PER_CLIENT = { ...PER_CLIENT, max: 600 };
/** Reading a part of a file from the database costs as much as reading the whole file. */
const CACHED_BYTES = 48 * 1_024 * 1_024;

type FullText = Awaited<ReturnType<typeof findFullText>>;

const headersOf = ({ id, nombre, isOpen }: FullText, etag: string): Record<string, string> => ({
  'Content-Type': TYPE,
  'Content-Security-Policy': PDF_POLICY,
  'Content-Disposition': `inline; filename="${slugOf(nombre) || 'texto-completo'}.pdf"`,
  'Cache-Control': isOpen ? 'no-cache' : 'no-store',
  'Accept-Ranges': 'bytes',
  ETag: etag,
  Link: `<${sitePaths.producto(id, nombre)}>; rel="collection"`,
});

/** The one range that a request asks for: null for the whole file, 'invalid' for one outside of it. */
function rangeOf({ headers }: FastifyRequest, { size, etag }: CacheEntry) {
  const { range, 'if-range': ifRange } = headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return null;
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'invalid';
  // Several ranges, or another unit: a server may answer the whole file.
  const [first] = ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? [] : ranges;
  return first ?? null;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: CacheEntry): FastifyReply {
  const { size } = file;
  if (file.matches(request.headers)) return reply.code(304).send();
  const range = rangeOf(request, file);
  if (range === 'invalid') {
    return reply.code(416).header('Content-Range', `bytes */${size}`).removeHeader('Content-Disposition').send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range !== null) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  const bytes = file.bodyIn('identity')?.subarray(start, end + 1);
  return reply.header('Content-Length', end - start + 1).send(request.method === 'HEAD' ? Readable.from([]) : bytes);
}

/** Serves the full texts of products, in byte ranges too, below the addresses of their pages. */
export function registerFullTexts(app: FastifyInstance, db: Database, clock: DatabaseClock): void {
  const limitClient = app.createRateLimit(RANGES_PER_CLIENT);
  // Its keys are names of files, whose content never changes.
  const cache = new ResponseCache(CACHED_BYTES);

  async function readFile(nombre: string): Promise<CacheEntry> {
    const file = await cache.getOrRender(nombre, async () => {
      const found = await findFile(db, nombre, undefined);
      return found === undefined ? null : uncompressedResponse(Buffer.from(found.bytes), { 'Content-Type': TYPE });
    });
    // Another file has replaced it meanwhile.
    if (file === null) throw notFoundError('el texto completo');
    return file;
  }

  async function sendFullText(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    demandFewer(await limitClient(request));
    const id = decodeId((request.params as { id: string }).id) ?? 0;
    const text = await findFullText(db, id, clock.now());
    if (!text.isOpen && (await staffOf(db, request)) === null) throw notFoundError('el texto completo');
    const file = await readFile(text.pdf);
    return sendFile(request, reply.headers(headersOf(text, file.etag)), file);
  }

  for (const path of [PATH, PATH_WITH_SLUG]) app.get(path, { schema: { hide: true } }, sendFullText);
}
