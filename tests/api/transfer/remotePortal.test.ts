import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { RemotePortal } from '../../../api/transfer/RemotePortal.ts';
import { RemoteServer } from '../../../api/transfer/RemoteServer.ts';
import { below } from '../../../api/transfer/remoteAddress.ts';
import { serverOf } from './localServer.ts';

async function portalOf(listener: RequestListener) {
  const origin = await serverOf(listener);
  const server = new RemoteServer(origin, [0, 0]);
  return { origin, server, portal: new RemotePortal(below(origin, 'api'), server) };
}

const answering =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body);

describe('a call of the other portal', () => {
  it.each([
    [200, '{"success":"1","products":[]}', { answer: { success: '1', products: [] } }],
    [200, '\uFEFF[1]', { answer: [1] }],
    [200, '{"success":0,"message":"No hay sesión"}', { refusal: 'no lo permite: No hay sesión' }],
    [401, '{"message":"Ingrese"}', { refusal: 'HTTP 401: Ingrese' }],
    [500, '<html>', { refusal: 'HTTP 500' }],
    [200, '<html>', { refusal: 'la respuesta no es JSON' }],
    [200, '"texto"', { refusal: 'la respuesta no es JSON' }],
    [403, '{"message":"\\u001b[2J\\u009b1mMalo\\n"}', { refusal: 'HTTP 403: [2J1mMalo' }],
  ])('answered %i %s is read as %j', async (status, body, expected) => {
    const { portal } = await portalOf(answering(status, body));
    expect(await portal.read('listPublicProductos')).toEqual(expected);
  });

  it('that leads elsewhere says which address to use instead', async () => {
    const { portal } = await portalOf(({ url }, response) =>
      response.writeHead(301, { Location: `https://nuevo.example.org${url}` }).end(),
    );
    expect(await portal.read('getInicio')).toEqual({ refusal: 'Responde en https://nuevo.example.org/api: use esa' });
  });

  it.each(['toggleEvento', 'addProyecto', 'deleteConvenio', 'logout'] as const)(
    'that is %s is never sent',
    async (call) => {
      let requests = 0;
      const { portal } = await portalOf((_request, response) => {
        requests += 1;
        response.end('{}');
      });
      await expect(portal.read(call, { id: 1 })).rejects.toThrow(`${call} writes`);
      expect(requests).toBe(0);
    },
  );

  it('stops all others when the server does not answer', async () => {
    const asked: (string | undefined)[] = [];
    const { portal, server, origin } = await portalOf((request) => {
      asked.push(request.url);
      request.socket.destroy();
    });
    await expect(portal.read('getInicio')).rejects.toThrow('No se pudo leer el otro portal: 127.0.0.1');
    expect(await server.send(origin, { method: 'GET', maxBytes: 1 })).toMatchObject({ isUnreachable: true });
    expect(asked).toEqual(Array.from({ length: 3 }, () => '/api/Home/get_home'));
  });

  it('signs in with JSON and tells why not', async () => {
    const bodies: string[] = [];
    const { portal } = await portalOf((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
      request.on('end', () => response.end('{"status":"error","message":"Clave incorrecta"}'));
    });
    await expect(portal.signIn('ana', 'mala')).rejects.toThrow(/como ana: no lo permite: Clave incorrecta\.$/);
    expect(bodies).toEqual(['{"usuario":"ana","password":"mala"}']);
  });
});
