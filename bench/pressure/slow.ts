import { setTimeout as wait } from 'node:timers/promises';
import { Connection, requestOf } from './connection.ts';
import { atMost, type Figure } from './figure.ts';
import { startPortalUnderLoad } from './portal.ts';
import { noErrors, visit } from './visitors.ts';

const SILENT = 270;
const SLOW_HEADERS = 270;
const SLOW_BODIES = 260;
const SECONDS = 135;
const BYTE_INTERVAL_MS = 1_000;

const HEADERS = requestOf('GET', '/', ['X-Lento: '.padEnd(2_000, 'x')]);
const BODY = requestOf('POST', '/api/Login/login', [], JSON.stringify({ usuario: 'a'.repeat(500), password: 'b' }));

/** Sends `atOnce`, then `rest` byte by byte. @returns milliseconds until the server closes the connection */
async function sendSlowly(port: number, atOnce: string, rest: string): Promise<number> {
  const { socket } = await Connection.open(port);
  const begin = performance.now();
  socket.write(atOnce);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < rest.length) socket.write(rest.charAt(sent++));
  }, BYTE_INTERVAL_MS);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return performance.now() - begin;
}

/** Measures visitors beside slow clients, and the time until the server closes the slow connections. */
export async function measureSlowClients(): Promise<Figure[]> {
  await using portal = await startPortalUnderLoad();
  const { port } = portal;
  const head = BODY.indexOf('\r\n\r\n') + 4;
  const many = (count: number, work: () => Promise<number>) => Promise.all(Array.from({ length: count }, work));
  const slow = Promise.all([
    many(SILENT, () => sendSlowly(port, '', '')),
    many(SLOW_HEADERS, () => sendSlowly(port, HEADERS.slice(0, 20), HEADERS.slice(20))),
    many(SLOW_BODIES, () => sendSlowly(port, BODY.slice(0, head), BODY.slice(head))),
  ]);
  const tooLong = wait((SECONDS + 15) * 1_000, null);
  const visits = await visit({ port, connections: 20, perSecond: 50, seconds: SECONDS });
  const lasted = await Promise.race([slow, tooLong]);
  const [silent, headers, bodies] = lasted ?? [[Infinity], [Infinity], [Infinity]];
  const label = `${SILENT + SLOW_HEADERS + SLOW_BODIES} slow sockets`;
  return [
    atMost(`${label}: others' p99`, visits.times, 0.99, 500),
    noErrors(`${label}: others' errors`, visits),
    atMost(`${label}: the last silent one is gone after`, silent, 1, 20_000),
    atMost(`${label}: the last with slow headers is gone after`, headers, 1, 20_000),
    atMost(`${label}: the last with a slow body is gone after`, bodies, 1, 130_000),
  ];
}
