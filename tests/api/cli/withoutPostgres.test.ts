import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engineFailureOf } from '../../../api/database/engineErrors.ts';
import { refusalOf } from '../../../api/http/errors.ts';
import { aProducto } from '../../support/builders.ts';
import { testApp } from '../../support/testApp.ts';
import { aServer } from './server.ts';

const servidor = aServer();

/** A way to a database that can be cut. */
async function aBridge(url: string) {
  const { port, hostname } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((entrada) => {
    const salida = connect(Number(port), hostname);
    for (const socket of [entrada, salida]) {
      sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    }
    entrada.pipe(salida).pipe(entrada);
  });
  const abrir = async (puerto = 0) => {
    await once(server.listen(puerto, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cortar = async () => {
    for (const socket of sockets) socket.destroy();
    await once(server.close(), 'close');
    // Until the pool has seen that its connections are gone.
    await setTimeout(100);
  };
  const puerto = await abrir();
  onTestFinished(() => void server.close());
  return { url: url.replace(`:${port}/`, `:${puerto}/`), cortar, reanudar: () => abrir(puerto) };
}

const SIN_DATOS = {
  status: 503,
  body: {
    success: 0,
    message: 'El portal no puede llegar a sus datos en este momento. Intente de nuevo en unos segundos.',
  },
};

describe('a PostgreSQL that is away', () => {
  it('is told of with 503 and Retry-After, by health too, and found again without a restart', async () => {
    const puente = await aBridge(await servidor.base());
    await using portal = await testApp({ databaseUrl: puente.url });
    const staff = await portal.staff();
    const salud = async () => (await portal.app.inject('/health')).statusCode;
    expect(await salud()).toBe(200);

    await puente.cortar();
    const readResult = await portal.visitor.send('listPublicProductos');
    expect(readResult).toMatchObject(SIN_DATOS);
    expect(readResult.headers['retry-after']).toBe('5');
    expect(await staff.send('addProducto', { body: aProducto() })).toMatchObject(SIN_DATOS);
    expect(await staff.send('logout')).toMatchObject(SIN_DATOS);
    expect(await salud()).toBe(503);

    await puente.reanudar();
    expect(await salud()).toBe(200);
    expect((await staff.send('addProducto', { body: aProducto() })).status).toBe(200);
    expect((await portal.visitor.send('listPublicProductos')).body.products).toHaveLength(1);
  });
});

const conCodigo = (code: string, otros: object = {}) => Object.assign(new Error('x'), { code, ...otros });
const deRed = (code: string, syscall = 'connect') => conCodigo(code, { syscall });

describe('an error of the engine', () => {
  it.each([
    ['a connection exception', conCodigo('08006')],
    ['too many connections', conCodigo('53300')],
    ['a shutdown', conCodigo('57P01')],
    ['a crash', conCodigo('57P02')],
    ['a start', conCodigo('57P03')],
    ['nobody listening', deRed('ECONNREFUSED')],
    ['nobody listening on two addresses', new AggregateError([deRed('ECONNREFUSED'), deRed('ECONNREFUSED')])],
    ['a connection reset', deRed('ECONNRESET', 'read')],
    ['an unknown name', deRed('ENOTFOUND', 'getaddrinfo')],
    ['a pool that waited in vain', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ])('that is %s answers 503', (_, error) => {
    expect(engineFailureOf(error)).toBe('ausente');
    expect(refusalOf(error)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  });

  it.each([
    ['no room in PostgreSQL', conCodigo('53100')],
    ['no room in SQLite', conCodigo('ERR_SQLITE_ERROR', { errcode: 13 })],
    ['a quota', conCodigo('ERR_SQLITE_ERROR', { errcode: 778 })],
    ['no room for the -shm', conCodigo('ERR_SQLITE_ERROR', { errcode: 4_874 })],
  ])('that is %s answers 507', (_, error) => {
    expect(refusalOf(error)).toMatchObject({ status: 507 });
  });

  it.each([
    ['a visitor who hung up', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
    ['a reading error', conCodigo('ERR_SQLITE_ERROR', { errcode: 266 })],
    ['a broken rule', conCodigo('23505')],
    ['a mistake of ours', new TypeError('x is not a function')],
  ])('is not what %s is', (_, error) => {
    expect(refusalOf(error)).toMatchObject({ status: 500, message: 'Error interno' });
  });
});
