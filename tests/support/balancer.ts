import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The requests of one instance. */
export interface Share {
  origin: string;
  /** requests sent and not yet answered */
  pending: number;
  answered: number;
}

/** A round-robin reverse proxy; disposing stops it. */
export interface Balancer extends AsyncDisposable {
  origin: string;
  shares: readonly Share[];
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface ProxiedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request to one instance and buffers the response, so that a truncated response is an error. */
function send({ origin }: Share, { method, path, headers, body }: ProxiedRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A new connection: on a reused one that is closed meanwhile, it is unknown whether the request was processed.
    const outgoing = request(`${origin}${path}`, {
      method,
      headers: { ...headers, connection: 'close' },
      agent: false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response: IncomingMessage) => {
      buffer(response).then((bytes) => {
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body: bytes });
      }, reject);
    });
    outgoing.end(body);
  });
}

async function sendCounted(share: Share, proxied: ProxiedRequest): Promise<Answer> {
  share.pending += 1;
  try {
    const answer = await send(share, proxied);
    share.answered += 1;
    return answer;
  } finally {
    share.pending -= 1;
  }
}

/** True if the request may be sent to another instance: it was not sent, or it is idempotent. */
const isRetriable = (error: NodeJS.ErrnoException, method: string): boolean =>
  error.code === 'ECONNREFUSED' || method === 'GET';

/**
 * Sends requests to the instances in turn, as nginx does by default. The next instance is tried when one cannot be
 * reached, or fails during a GET. Other failures are answered 502.
 * @param origins of the instances
 */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const shares: Share[] = origins.map((origin) => ({ origin, pending: 0, answered: 0 }));
  let turn = 0;

  async function sendInTurn(proxied: ProxiedRequest): Promise<Answer> {
    const first = turn++;
    let failure: unknown;
    for (let n = 0; n < shares.length; n += 1) {
      const share = shares[(first + n) % shares.length] as Share;
      try {
        return await sendCounted(share, proxied);
      } catch (error) {
        failure = error;
        if (!isRetriable(error as NodeJS.ErrnoException, proxied.method)) break;
      }
    }
    throw failure;
  }

  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers, socket } = incoming;
    try {
      const body = await buffer(incoming);
      const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' };
      const answer = await sendInTurn({ method, path, headers: forwarded, body });
      const { connection: _, 'transfer-encoding': __, ...endToEnd } = answer.headers;
      outgoing.writeHead(answer.status, { ...endToEnd, 'content-length': answer.body.length });
      outgoing.end(answer.body);
    } catch {
      outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('Bad Gateway');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shares,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
