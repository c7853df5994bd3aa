import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CheckOptions } from '../../../api/enlaces/checkLink.ts';
import { HostPacing } from '../../../api/enlaces/HostPacing.ts';

interface Seen {
  method: string;
  host: string;
  path: string;
  userAgent: string;
}

/** A web server on loopback that stands for all hosts, and what it was asked. */
export async function linkServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    const host = headers.host?.replace(/:\d+$/, '') ?? '';
    seen.push({ method, host, path, userAgent: headers['user-agent'] ?? '' });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    seen,
    url: (host: string, path = '/') => `http://${host}:${port}${path}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with a status, and with a Location if one is given. */
export const say = (response: ServerResponse, status: number, location?: string): void =>
  void response.writeHead(status, location === undefined ? {} : { Location: location }).end();

/** The options of a check in which loopback stands for the internet, and 'privado.example' for a private network. */
export function checkOptions(changes: Partial<CheckOptions> = {}): CheckOptions {
  return {
    network: {
      resolve: async (host) => [{ address: host === 'privado.example' ? '10.0.0.1' : '127.0.0.1', family: 4 }],
      isAllowed: (address) => address === '127.0.0.1',
    },
    pacing: new HostPacing(0),
    userAgent: 'Prueba',
    signal: new AbortController().signal,
    ...changes,
  };
}
