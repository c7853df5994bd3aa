import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** A response over a real connection. */
export interface Exchange {
  status: number;
  body: string;
  headers: http.IncomingHttpHeaders;
  /** true if the connection of the previous exchange was reused */
  reused: boolean;
}

interface Outgoing {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** body chunks; sent chunked unless the headers have Content-Length */
  pieces?: readonly (string | Uint8Array)[];
}

/** Starts listening on a free port. @returns the port */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** One keep-alive connection to a listening app. */
export function keptConnection(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async send({ method = 'GET', path, headers = {}, pieces = [] }: Outgoing): Promise<Exchange> {
      const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent });
      for (const piece of pieces) request.write(piece);
      request.end();
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      const body = await text(response);
      return { status: response.statusCode ?? 0, body, headers: response.headers, reused: request.reusedSocket };
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}

/** Writes raw bytes to a new connection and reads until the server closes it. */
export async function rawExchange(port: number, bytes: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
