import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { RemoteServer } from '../../../api/transfer/RemoteServer.ts';
import { serverOf } from './localServer.ts';

const GET = { method: 'GET', maxBytes: 1_000 } as const;
const at = (origin: URL, path: string): URL => new URL(path, origin);

describe('a request to the other portal', () => {
  it('is tried three times, and a POST once', async () => {
    const methods: (string | undefined)[] = [];
    const origin = await serverOf(({ method }, response) => {
      methods.push(method);
      response.writeHead(503).end();
    });
    const server = new RemoteServer(origin, [0, 0]);
    expect(await server.send(at(origin, '/a'), GET)).toMatchObject({ status: 503 });
    expect(await server.send(at(origin, '/a'), { ...GET, method: 'POST' })).toMatchObject({ status: 503 });
    expect(methods).toEqual(['GET', 'GET', 'GET', 'POST']);
  });

  it.each([404, 401, 500])('is not repeated after %i', async (status) => {
    let requests = 0;
    const origin = await serverOf((_request, response) => {
      requests += 1;
      response.writeHead(status).end();
    });
    expect(await new RemoteServer(origin, [0, 0]).send(at(origin, '/a'), GET)).toMatchObject({ status });
    expect(requests).toBe(1);
  });

  it('is given up when the server asks for more than a minute, in seconds or by a date', async () => {
    const origin = await serverOf(({ url }, response) => {
      const later = url === '/date' ? new Date(Date.now() + 3_600_000).toUTCString() : '61';
      response.writeHead(429, { 'Retry-After': later }).end();
    });
    const server = new RemoteServer(origin, [0, 0]);
    expect(await server.send(at(origin, '/seconds'), GET)).toEqual({ refusal: 'pide esperar 61 segundos' });
    expect(await server.send(at(origin, '/date'), GET)).toEqual({
      refusal: expect.stringMatching(/^pide esperar 3\d{3} segundos$/),
    });
  });

  it('follows no redirect, and says where it leads', async () => {
    const origin = await serverOf((_request, response) => response.writeHead(302, { Location: '/otra?a=1' }).end());
    expect(await new RemoteServer(origin, []).send(at(origin, '/a'), GET)).toEqual({
      refusal: `Responde en ${origin.origin}/otra?a=1: use esa`,
    });
  });

  it('reads no more bytes than it may', async () => {
    const origin = await serverOf(({ url }, response) => response.end('x'.repeat(url === '/large' ? 1_001 : 1_000)));
    const server = new RemoteServer(origin, []);
    expect(await server.send(at(origin, '/large'), GET)).toEqual({ refusal: 'la respuesta es demasiado grande' });
    expect(await server.send(at(origin, '/fits'), GET)).toMatchObject({ status: 200 });
  });

  it('says that a server does not answer, and none is sent once that is known', async () => {
    const origin = await serverOf((request) => request.socket.destroy());
    const server = new RemoteServer(origin, [0, 0]);
    expect(await server.send(at(origin, '/a'), GET)).toEqual({
      refusal: expect.stringContaining(`${origin.host} no responde`),
      isUnreachable: true,
    });
    server.stop();
    expect(await server.send(at(origin, '/a'), GET)).toEqual({ refusal: 'se dejó de leer', isUnreachable: true });
  });

  it('carries the cookies that are valid, to their origin alone', async () => {
    const sent: (string | undefined)[] = [];
    const listener: RequestListener = ({ url, headers }, response) => {
      sent.push(headers.cookie);
      const set =
        url === '/login'
          ? ['a=1; Path=/; HttpOnly', 'b=2', 'c=3; Max-Age=0']
          : ['b=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'];
      response.writeHead(200, { 'Set-Cookie': set }).end();
    };
    const [origin, other] = [await serverOf(listener), await serverOf(listener)];
    const server = new RemoteServer(origin, []);
    await server.send(at(origin, '/login'), { ...GET, method: 'POST' });
    await server.send(at(origin, '/first'), GET);
    await server.send(at(other, '/login'), GET);
    await server.send(at(origin, '/second'), GET);
    expect(sent).toEqual([undefined, 'a=1; b=2', undefined, 'a=1']);
  });

  it('is one of four at a time', async () => {
    let [open, most] = [0, 0];
    const waiting: (() => void)[] = [];
    const origin = await serverOf((_request, response) => {
      open += 1;
      most = Math.max(most, open);
      const answer = () => {
        open -= 1;
        response.end();
      };
      waiting.push(answer);
      if (waiting.length === 4) for (const each of waiting.splice(0)) each();
    });
    const server = new RemoteServer(origin, []);
    await Promise.all(Array.from({ length: 12 }, () => server.send(at(origin, '/a'), GET)));
    expect(most).toBe(4);
  });
});
