import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import parseRange from 'range-parser';
import { decodeId } from '../../contract/encodedIds.ts';
import { sitePaths } from '../../contract/siteRoutes.ts';
import { slugOf } from '../../contract/slug.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../httpError.ts';
import { mayReadPdf } from '../resources/productos/queries.ts';
import { staffOf } from './session.ts';

/** Without a policy of its own: `sandbox` breaks Safari's viewer of PDF files, and `default-src 'none'` Chromium's. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'none'; frame-ancestors 'self'";

const FOLDER = sitePaths.producto(1).replace(/[^/]+$/, ':id');

interface FullText {
  /** bytes */
  size: number;
  nombre: string;
  etag: string;
  headers: Record<string, string>;
}

/** @throws {HttpError} 404, also for a full text that the caller may not read */
async function findFullText(db: Database, request: FastifyRequest): Promise<FullText> {
  const id = decodeId((request.params as { id: string }).id);
  const producto = await db
    .selectFrom('productos')
    .where('id', '=', id ?? 0)
    .select(['id', 'nombre', 'acceso', 'fecha_embargo', 'pdf', 'pdf_bytes'])
    .executeTakeFirst();
  if (producto === undefined || producto.pdf === null) throw notFoundError('el texto completo');
  const isOpen = mayReadPdf(producto, null, new Date());
  if (!isOpen && (await staffOf(db, request)) === null) throw notFoundError('el texto completo');
  const etag = `"${producto.pdf}"`;
  return {
    size: producto.pdf_bytes,
    nombre: producto.pdf,
    etag,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Security-Policy': POLICY,
      'Content-Disposition': `inline; filename="${slugOf(producto.nombre) || 'texto-completo'}.pdf"`,
      'Cache-Control': isOpen ? 'no-cache' : 'no-store',
      'Accept-Ranges': 'bytes',
      ETag: etag,
      Link: `<${sitePaths.producto(producto.id, producto.nombre)}>; rel="collection"`,
    },
  };
}

/** @param start of the first byte */
async function readBytes(db: Database, nombre: string, start: number, length: number): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('imagenes')
    .where('nombre', '=', nombre)
    .select(sql<Uint8Array>`substr(bytes, ${sql.lit(start + 1)}, ${sql.lit(length)})`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The one range that a request asks for: null for the whole file, 'invalid' for one outside of it. */
function rangeOf({ headers }: FastifyRequest, { size, etag }: FullText) {
  const { range, 'if-range': ifRange } = headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return null;
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'invalid';
  // Several ranges, or another unit: a server may answer the whole file.
  const [first] = ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? [] : ranges;
  return first ?? null;
}

async function sendFullText(db: Database, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const text = await findFullText(db, request);
  const { size, nombre, etag, headers } = text;
  reply.headers(headers);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = rangeOf(request, text);
  if (range === 'invalid') {
    return reply.code(416).header('Content-Range', `bytes */${size}`).removeHeader('Content-Disposition').send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range !== null) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  const length = end - start + 1;
  const body = request.method === 'HEAD' ? Readable.from([]) : await readBytes(db, nombre, start, length);
  return reply.header('Content-Length', length).send(body);
}

/** Serves the full texts of products, in byte ranges too, below the addresses of their pages. */
export function registerFullTexts(app: FastifyInstance, db: Database): void {
  for (const path of [`${FOLDER}/texto_completo.pdf`, `${FOLDER}/:slug/texto_completo.pdf`]) {
    app.get(path, { schema: { hide: true } }, (request, reply) => sendFullText(db, request, reply));
  }
}
