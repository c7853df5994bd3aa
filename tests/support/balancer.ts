import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What one instance has been given and has answered. */
export interface Share {
  origin: string;
  /** requests that were sent to it and are not answered yet */
  pending: number;
  answered: number;
}

/** A small proxy in front of several instances; disposing of it stops it. */
export interface Balancer extends AsyncDisposable {
  origin: string;
  shares: readonly Share[];
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks one instance, and reads its answer whole, so that half an answer is none. */
function ask({ origin }: Share, { method, path, headers, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A connection of its own: a kept one may be gone by now, with nobody able to say what became of the request.
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

async function askCounted(share: Share, asked: Asked): Promise<Answer> {
  share.pending += 1;
  try {
    const answer = await ask(share, asked);
    share.answered += 1;
    return answer;
  } finally {
    share.pending -= 1;
  }
}

/** Whether another instance may be asked: what was never sent, or what may be sent twice. */
const mayGoOn = (error: NodeJS.ErrnoException, method: string): boolean =>
  error.code === 'ECONNREFUSED' || method === 'GET';

/**
 * Gives requests to the instances in turn, as nginx does by default: the next one is asked when one cannot be reached,
 * or dies on a request that changes nothing when repeated. Anything else is answered 502.
 * @param origins of the instances
 */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const shares: Share[] = origins.map((origin) => ({ origin, pending: 0, answered: 0 }));
  let turn = 0;

  async function askInTurn(asked: Asked): Promise<Answer> {
    const first = turn++;
    let failure: unknown;
    for (let n = 0; n < shares.length; n += 1) {
      const share = shares[(first + n) % shares.length] as Share;
      try {
        return await askCounted(share, asked);
      } catch (error) {
        failure = error;
        if (!mayGoOn(error as NodeJS.ErrnoException, asked.method)) break;
      }
    }
    throw failure;
  }

  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers, socket } = incoming;
    try {
      const body = await buffer(incoming);
      const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' };
      const answer = await askInTurn({ method, path, headers: forwarded, body });
      const { connection: _, 'transfer-encoding': __, ...kept } = answer.headers;
      outgoing.writeHead(answer.status, { ...kept, 'content-length': answer.body.length });
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
