import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer ready to be sent: its bytes in each encoding that browsers read. */
export interface Packed {
  headers: Readonly<Record<string, string>>;
  etag: string;
  plain: Uint8Array;
  /** null where it would save nothing */
  br: Uint8Array | null;
  gzip: Uint8Array | null;
}

/** Bytes: below, an answer fits into one packet anyway. */
const WORTH_COMPRESSING = 1_000;
/** Of 11: the last steps cost ten times as long for a tenth of the bytes. */
const BROTLI_QUALITY = 5;
const ETAG_LENGTH = 22;

/**
 * Compresses an answer and names its content.
 * @param headers what the answer says of itself besides, Content-Type above all
 */
export async function pack(body: string, headers: Readonly<Record<string, string>>): Promise<Packed> {
  const plain = Buffer.from(body);
  const compresses = plain.length >= WORTH_COMPRESSING;
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
    // Weak: the same for all encodings of one content (RFC 9110, 8.8.1).
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, ETAG_LENGTH)}"`,
    plain,
    br,
    gzip,
  };
}

/** Bytes that it keeps busy. */
export const sizeOf = ({ plain, br, gzip }: Packed): number => plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);
