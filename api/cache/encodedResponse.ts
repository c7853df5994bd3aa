import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface EncodedResponse {
  /** epoch milliseconds of the database's clock; absent if only writes change it */
  expiresAt?: number;
  /** 200 by default */
  status?: 200 | 404;
  headers: Readonly<Record<string, string>>;
  etag: string;
  plain: Uint8Array;
  /** null for a body too small to be compressed */
  br: Uint8Array | null;
  gzip: Uint8Array | null;
}

/** A smaller body fits into one packet. */
const MIN_COMPRESSED_BYTES = 1_000;
/** The maximum, 11, takes ten times as long and saves another tenth. */
const BROTLI_QUALITY = 5;
const ETAG_LENGTH = 22;

/** Weak, because all encodings share it. */
const etagOf = (plain: Uint8Array): string =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, ETAG_LENGTH)}"`;

export const uncompressedResponse = (
  plain: Uint8Array,
  headers: Readonly<Record<string, string>>,
): EncodedResponse => ({
  headers,
  etag: etagOf(plain),
  plain,
  br: null,
  gzip: null,
});

/** @param headers Content-Type and others that belong to the body */
export async function encodeResponse(
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<EncodedResponse> {
  const plain = Buffer.from(body);
  const compresses = plain.length >= MIN_COMPRESSED_BYTES;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gzip] = compresses
    ? await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)])
    : [null, null];
  return {
    headers,
    etag: etagOf(plain),
    plain,
    br,
    gzip,
  };
}

/** Bytes in memory. */
export const sizeOf = ({ plain, br, gzip }: EncodedResponse): number =>
  plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);
