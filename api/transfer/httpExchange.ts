import { request as requestByHttps } from 'node:https';
import { request as requestByHttp } from '../node/http.ts';

/** milliseconds for one exchange, its body included */
const TIMEOUT_MS = 30_000;

export interface Exchange {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** bytes of the largest answer that is read */
  maxBytes: number;
}

export interface Answer {
  status: number;
  location: string | undefined;
  retryAfter: string | undefined;
  setCookie: readonly string[];
  bytes: Buffer;
}

/** The answer is larger than the exchange allows; the rest of it was not read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

async function readBody(response: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Sends one request and reads its answer. It follows no redirect, and takes no certificate that Node refuses, whatever the environment says. */
export function exchange(url: URL, { method, headers, body, maxBytes }: Exchange): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  const options = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS), rejectUnauthorized: true };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      readBody(response, maxBytes).then(
        (bytes) =>
          resolve({
            status,
            location: received.location,
            retryAfter: received['retry-after'],
            setCookie: received['set-cookie'] ?? [],
            bytes,
          }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
