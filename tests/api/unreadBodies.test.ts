import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { MB } from '../../contract/values/sizeText.ts';
import { listen, rawExchange } from '../support/connection.ts';
import { testApp } from '../support/testApp.ts';

const JSON_CALL = '/api/Proyectos_investigacion/add_project';
const FORM_CALL = '/api/integrantes_investigacion/add_integrante';
const FORM = 'multipart/form-data; boundary=x';

const head = (path: string, headers: Record<string, string>, method = 'POST'): string => {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

async function withSocket() {
  const portal = await testApp();
  const { cookie = '' } = await portal.staff();
  const port = await listen(portal.app);
  return { ...portal, cookie: String(cookie), port, open: () => connect(port, '127.0.0.1') };
}

/** Reads nothing until all is sent, as simple clients do. */
async function sendWhole(socket: Socket, head: string, bytes: number): Promise<string> {
  socket.pause();
  socket.write(head);
  await new Promise((resolve) => socket.end(Buffer.alloc(bytes, ' '), () => resolve(undefined)));
  return text(socket);
}

it.each([
  ['JSON', JSON_CALL, 'application/json', 6 * MB, 413, 'La solicitud es demasiado grande'],
  ['a form', FORM_CALL, FORM, 12 * MB, 413, 'El archivo es demasiado grande'],
  ['another type', JSON_CALL, 'application/xml', 6 * MB, 415, 'El tipo de contenido de la solicitud no se admite'],
  ['no form', FORM_CALL, 'application/json', 6 * MB, 415, 'La solicitud debe ser un formulario multipart'],
])(
  '%s over its limit is answered to a client that first sends all of it',
  async (_, path, type, bytes, status, message) => {
    await using portal = await withSocket();
    const headers = {
      Cookie: portal.cookie,
      'Content-Type': type,
      'Content-Length': String(bytes),
      Connection: 'close',
    };
    const answer = await sendWhole(portal.open(), head(path, headers), bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain(message);
  },
);

it.each([
  ['a call', '/api/%zz', 400, 'La dirección no es válida'],
  ['a page', '/%zz', 404, 'No se encontró la dirección solicitada'],
  ['a call with a long id', `/api/eventos/get_evento/${'1'.repeat(500)}`, 414, 'La dirección es demasiado larga'],
])('a malformed address of %s is answered to a client that first sends a body', async (_, path, status, message) => {
  await using portal = await withSocket();
  const bytes = 6 * MB;
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes), Connection: 'close' };
  const answer = await sendWhole(portal.open(), head(path, headers, 'GET'), bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain(message);
});

it('the next request on the connection is answered', async () => {
  await using portal = await withSocket();
  const bytes = 6 * MB;
  const headers = { Cookie: portal.cookie, 'Content-Type': 'application/json', 'Content-Length': String(bytes) };
  // Raw bytes, because http.Agent closes a connection that is answered before the request is sent.
  const next = 'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const answers = await rawExchange(portal.port, `${head(JSON_CALL, headers)}${' '.repeat(bytes)}${next}`);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

it('a client that asked for it finds the connection closed after the answer', async () => {
  await using portal = await withSocket();
  const headers = { Cookie: portal.cookie, 'Content-Type': 'text/plain', 'Content-Length': '3', Connection: 'close' };
  expect(await rawExchange(portal.port, `${head(JSON_CALL, headers)}abc`)).toMatch(/^HTTP\/1\.1 415 /);
});

it('a body without end is answered, read on up to a bound, and cut off', async () => {
  await using portal = await withSocket();
  const socket = portal.open();
  const received: Buffer[] = [];
  socket.on('data', (bytes) => received.push(bytes)).on('error', () => undefined);
  // An error of the socket is expected: it is cut off.
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(
    head(JSON_CALL, { Cookie: portal.cookie, 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }),
  );
  const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MB, ' '), Buffer.from('\r\n')]);
  let sent = 0;
  while (!socket.destroyed && sent < 200) {
    sent += 1;
    await new Promise((resolve) => socket.write(piece, resolve));
  }
  await closed;
  expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 413 /);
  // What is on its way counts too.
  expect(sent).toBeGreaterThan(31);
  expect(sent).toBeLessThan(100);
});

it('a body that drips ends with the time of a request, also after the answer', async () => {
  await using portal = await withSocket();
  // Node reads it at each of its checks.
  Object.assign(portal.app.server, { headersTimeout: 100, requestTimeout: 100 });
  const drip = async (path: string): Promise<string> => {
    const socket = portal.open().on('error', () => undefined);
    const received = text(socket);
    socket.write(head(path, { 'Content-Type': 'text/plain', 'Content-Length': '1000000', Connection: 'close' }));
    const drops = setInterval(() => socket.write(' '), 50);
    return received.finally(() => clearInterval(drops));
  };
  const answers = await Promise.all(['/api/%zz', JSON_CALL].map(drip));
  expect(answers[0]).toMatch(/^HTTP\/1\.1 400 /);
  expect(answers[1]).toMatch(/^HTTP\/1\.1 401 /);
  const open = await new Promise((resolve) => portal.app.server.getConnections((_, count) => resolve(count)));
  expect(open).toBe(0);
});
