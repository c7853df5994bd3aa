import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { CacheEntry } from '../../cache/cacheEntry.ts';

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

/** Sends a file, or the byte range that the request asks for; 304 to a client that has it, 416 for a range outside of it. */
export function sendInRanges(request: FastifyRequest, reply: FastifyReply, file: CacheEntry): FastifyReply {
  const { size } = file;
  reply.headers({ 'Content-Type': file.headers['Content-Type'], 'Accept-Ranges': 'bytes', ETag: file.etag });
  if (file.matches(request.headers)) return reply.code(304).send();
  const range = rangeOf(request, file);
  if (range === 'invalid') {
    const headers = { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' };
    return reply.code(416).headers(headers).removeHeader('Content-Disposition').send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range !== null) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  const bytes = file.bodyIn('identity')?.subarray(start, end + 1);
  return reply.header('Content-Length', end - start + 1).send(request.method === 'HEAD' ? Readable.from([]) : bytes);
}
