import { setTimeout as wait } from 'node:timers/promises';
import { filledFields, type LargeBody, largestFiles, largestRecords } from '../../tests/support/largestBodies.ts';
import { STAFF } from '../../tests/support/testApp.ts';
import { Connection, requestOf } from './connection.ts';
import type { Figure } from './figure.ts';
import { type PortalUnderLoad, startPortalUnderLoad } from './portal.ts';

/** Milliseconds that one request may keep others waiting. */
const LIMIT = 50;
/** A body that keeps others waiting does so each time; other work of the machine does not. */
const REPETITIONS = 3;
const PAUSE_MS = 2;

/** The longest wait of a health check that is sent again and again until the request is answered, in milliseconds. */
async function longestWait(portal: PortalUnderLoad, probe: Connection, request: Buffer): Promise<number> {
  const sender = await Connection.open(portal.port);
  sender.socket.write(request);
  let isAnswered = false;
  const answered = sender.answer().finally(() => {
    isAnswered = true;
  });
  let longest = 0;
  do {
    const begin = performance.now();
    await probe.ask(requestOf('GET', '/health'));
    longest = Math.max(longest, performance.now() - begin);
    await wait(PAUSE_MS);
  } while (!isAnswered);
  const { status } = await answered;
  sender.close();
  if (status === 413) throw new Error('the body was refused unread');
  return longest;
}

/** The worst of the bodies. */
async function worstOf(what: string, bodies: readonly LargeBody[]): Promise<Figure> {
  await using portal = await startPortalUnderLoad();
  const cookie = await portal.signIn();
  const probe = await Connection.open(portal.port);
  // Calls that change users read their bodies only then.
  const confirmation = JSON.stringify({ clave: STAFF.password });
  await probe.ask(requestOf('POST', '/api/Login/confirmar', [cookie], confirmation));
  let worst = { wait: 0, label: '' };
  for (const [index, { call, label, encode }] of bodies.entries()) {
    const { method, url, contentType, payload } = await encode(1);
    // Login attempts are limited by address.
    const from = `X-Forwarded-For: 10.1.${Math.floor(index / 250)}.${index % 250}`;
    const head = [
      `${method} ${url} HTTP/1.1`,
      'Host: 127.0.0.1',
      ...(call === 'login' ? [] : [cookie]),
      from,
      `Content-Type: ${contentType}`,
      `Content-Length: ${payload.length}`,
    ];
    const request = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), payload]);
    let least = Number.POSITIVE_INFINITY;
    for (let n = 0; n < REPETITIONS && least > worst.wait; n += 1) {
      least = Math.min(least, await longestWait(portal, probe, request));
    }
    if (least > worst.wait) worst = { wait: least, label };
  }
  probe.close();
  return {
    figure: `${what} (${bodies.length}): longest wait of /health, beside ${worst.label}`,
    required: `≤ ${LIMIT} ms`,
    measured: `${Math.round(worst.wait)} ms`,
    met: worst.wait <= LIMIT,
  };
}

/** Measures how long the largest body of each kind keeps other requests waiting. */
export async function measureLargestBodies(): Promise<Figure[]> {
  return [
    await worstOf('fields that fill a body', filledFields),
    await worstOf('records at their limits', largestRecords),
    await worstOf('files of the largest size', largestFiles),
  ];
}
