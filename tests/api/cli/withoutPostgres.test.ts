import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engineFailureOf } from '../../../api/database/engineErrors.ts';
import { errorResponseOf } from '../../../api/http/requests/errors.ts';
import { aProducto } from '../../support/builders/inputs.ts';
import { testApp } from '../../support/testApp.ts';
import { postgresServer } from './postgresServer.ts';

const server = postgresServer();

/** A TCP proxy to the database whose connections can be cut. */
async function createProxy(url: string) {
  const { port, hostname } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    }
    client.pipe(upstream).pipe(client);
  });
  const open = async (proxyPort = 0) => {
    await once(server.listen(proxyPort, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    await once(server.close(), 'close');
  };
  const proxyPort = await open();
  onTestFinished(() => void server.close());
  return { url: url.replace(`:${port}/`, `:${proxyPort}/`), cut, resume: () => open(proxyPort) };
}

const UNAVAILABLE = {
  status: 503,
  body: {
    success: 0,
    message: 'El portal no puede llegar a sus datos en este momento. Intente de nuevo en unos segundos.',
  },
};

describe('an unreachable PostgreSQL', () => {
  it('answers 503 with Retry-After, also on /health, and recovers without a restart', async () => {
    const proxy = await createProxy(await server.createDatabase());
    await using portal = await testApp({ databaseUrl: proxy.url });
    const staff = await portal.staff();
    const health = async () => (await portal.app.inject('/health')).statusCode;
    expect(await health()).toBe(200);

    await proxy.cut();
    const readResult = await portal.visitor.send('listPublicProductos');
    expect(readResult).toMatchObject(UNAVAILABLE);
    expect(readResult.headers['retry-after']).toBe('5');
    expect(await staff.send('addProducto', { body: aProducto() })).toMatchObject(UNAVAILABLE);
    expect(await staff.send('logout')).toMatchObject(UNAVAILABLE);
    expect(await health()).toBe(503);

    await proxy.resume();
    expect(await health()).toBe(200);
    expect((await staff.send('addProducto', { body: aProducto() })).status).toBe(200);
    expect((await portal.visitor.send('listPublicProductos')).body.products).toHaveLength(1);
  });
});

const withCode = (code: string, properties: object = {}) => Object.assign(new Error('x'), { code, ...properties });
const networkError = (code: string, syscall = 'connect') => withCode(code, { syscall });

describe('errorResponseOf', () => {
  it.each([
    ['a connection exception', withCode('08006')],
    ['too many connections', withCode('53300')],
    ['a shutdown', withCode('57P01')],
    ['a crash', withCode('57P02')],
    ['a starting server', withCode('57P03')],
    ['nobody listening', networkError('ECONNREFUSED')],
    [
      'nobody listening on two addresses',
      new AggregateError([networkError('ECONNREFUSED'), networkError('ECONNREFUSED')]),
    ],
    ['a connection reset', networkError('ECONNRESET', 'read')],
    ['an unknown name', networkError('ENOTFOUND', 'getaddrinfo')],
    ['a pool timeout', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    [
      'a connection that is being closed',
      withCode('EPIPE', { message: 'This socket has been ended by the other party' }),
    ],
  ])('answers 503 to %s', (_, error) => {
    expect(engineFailureOf(error)).toBe('unreachable');
    expect(errorResponseOf(error)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  });

  it.each([
    ['two writes of PostgreSQL that wait for each other', withCode('40P01')],
    ['a long write of another process on SQLite', withCode('ERR_SQLITE_ERROR', { errcode: 5 })],
  ])('answers 503 to %s', (_, error) => {
    expect(errorResponseOf(error)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  });

  it.each([
    ['a full disk of PostgreSQL', withCode('53100')],
    ['a full disk of SQLite', withCode('ERR_SQLITE_ERROR', { errcode: 13 })],
    ['an exceeded quota', withCode('ERR_SQLITE_ERROR', { errcode: 778 })],
    ['a full disk when SQLite grows the -shm', withCode('ERR_SQLITE_ERROR', { errcode: 4_874 })],
  ])('answers 507 to %s', (_, error) => {
    expect(errorResponseOf(error)).toMatchObject({ status: 507 });
  });

  it.each([
    ['an aborted request', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
    ['a read error', withCode('ERR_SQLITE_ERROR', { errcode: 266 })],
    ['a unique violation', withCode('23505')],
    ['a programming error', new TypeError('x is not a function')],
  ])('answers 500 to %s', (_, error) => {
    expect(errorResponseOf(error)).toMatchObject({ status: 500, message: 'Error interno' });
  });
});
