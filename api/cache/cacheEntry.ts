import type { IncomingHttpHeaders } from 'node:http';
import type { Visit } from '../visitas/visitCounter.ts';
import { type EncodedResponse, sizeOf } from './encodedResponse.ts';
import type { HitCount } from './hitCounts.ts';

type Encoding = 'br' | 'gzip' | 'identity';

function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return name === encoding && Number(quality) > 0;
  });
}

/** Worker messages carry Uint8Arrays; node:http writes a Buffer without copying it. */
const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export interface Head {
  /** response headers as alternating names and values */
  fields: string[];
  hits: HitCount;
  visit: Visit | null;
}

export class CacheEntry {
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly size: number;
  /** epoch milliseconds of the database's clock */
  readonly expiresAt: number;
  /** The heads that CacheFirstServer sends, by request variant. */
  readonly heads = new Map<string, Head>();
  readonly #bodies: Readonly<Record<Encoding, Buffer | null>>;

  constructor(response: EncodedResponse) {
    this.status = response.status ?? 200;
    this.etag = response.etag;
    this.expiresAt = response.expiresAt ?? Number.POSITIVE_INFINITY;
    this.headers = { Vary: 'Accept-Encoding', ...response.headers, ETag: response.etag, 'Cache-Control': 'no-cache' };
    this.size = sizeOf(response);
    this.#bodies = {
      br: response.br && bufferOf(response.br),
      gzip: response.gzip && bufferOf(response.gzip),
      identity: bufferOf(response.plain),
    };
  }

  /** The smallest encoding that the client accepts. */
  encodingFor({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): Encoding {
    if (this.#bodies.br !== null && accepts(accepted, 'br')) return 'br';
    return this.#bodies.gzip !== null && accepts(accepted, 'gzip') ? 'gzip' : 'identity';
  }

  bodyIn(encoding: Encoding): Buffer | null {
    return this.#bodies[encoding];
  }

  /** True if If-None-Match lists its ETag: the response is 304. */
  matches({ 'if-none-match': etags = '' }: IncomingHttpHeaders): boolean {
    return etags === this.etag || etags.split(',').some((each) => each.trim() === this.etag || each.trim() === '*');
  }
}
