import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Below the ports that the system gives to outgoing connections. */
const FIRST_PORT = 10_000;
const LAST_PORT = 29_999;
/** Listening here claims a port: no other process that asks for one gets it until this process ends. */
const CLAIMS = '127.0.0.2';

/** Null if the port is in use. */
function listen(host: string, port: number): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      // macOS has only 127.0.0.1.
      else if (error.code === 'EADDRNOTAVAIL') resolve(server);
      else reject(error);
    });
    server.listen({ host, port }, () => resolve(server.unref()));
  });
}

const close = (server: Server): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));

/** A port of 127.0.0.1 for a child process: PORT=0 is refused. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    const claim = await listen(CLAIMS, port);
    if (claim === null) continue;
    const probe = await listen('127.0.0.1', port);
    if (probe !== null) {
      await close(probe);
      return port;
    }
    await close(claim);
  }
}
