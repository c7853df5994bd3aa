import type { IncomingHttpHeaders } from 'node:http';
import { type Packed, sizeOf } from './packed.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Whether an Accept-Encoding lets an answer come compressed that way. */
function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name, quality = '1'] = part.trim().split(/\s*;\s*q=/i);
    return name?.toLowerCase() === encoding && Number(quality) > 0;
  });
}

/** A Uint8Array that came from a thread as the Buffer that node:http writes without a copy. */
const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A kept answer, with all that is decided once instead of at each request. */
export class Ready {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly size: number;
  /** whole heads as they were first sent, names and values in turn, by what of a request they depend on */
  readonly heads = new Map<string, string[]>();
  readonly #bodies: Readonly<Record<Encoding, Buffer | null>>;

  constructor(packed: Packed) {
    this.etag = packed.etag;
    this.headers = { ...packed.headers, ETag: packed.etag, Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache' };
    this.size = sizeOf(packed);
    this.#bodies = {
      br: packed.br && bufferOf(packed.br),
      gzip: packed.gzip && bufferOf(packed.gzip),
      identity: bufferOf(packed.plain),
    };
  }

  /** The smallest encoding that a client reads. */
  encodingFor({ 'accept-encoding': wanted = '' }: IncomingHttpHeaders): Encoding {
    if (this.#bodies.br !== null && accepts(wanted, 'br')) return 'br';
    return this.#bodies.gzip !== null && accepts(wanted, 'gzip') ? 'gzip' : 'identity';
  }

  bodyIn(encoding: Encoding): Buffer | null {
    return this.#bodies[encoding];
  }

  /** Whether the client has this very content already. */
  isKnownBy({ 'if-none-match': known = '' }: IncomingHttpHeaders): boolean {
    return known === this.etag || known.split(',').some((etag) => etag.trim() === this.etag || etag.trim() === '*');
  }
}
