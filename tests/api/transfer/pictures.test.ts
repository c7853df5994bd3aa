import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { bringPictures } from '../../../api/transfer/pictures.ts';
import { RemoteServer } from '../../../api/transfer/RemoteServer.ts';
import { Report } from '../../../api/transfer/Report.ts';
import { below } from '../../../api/transfer/remoteAddress.ts';
import { anImage } from '../../support/images.ts';
import { serverOf } from './localServer.ts';

/** Brings the photographs of members. @param names by id */
async function bring(listener: RequestListener, names: Record<number, unknown>, images: URL | null = null) {
  const origin = await serverOf(listener);
  const report = new Report();
  const progress: string[] = [];
  const stored = await bringPictures(
    { server: new RemoteServer(origin, [0, 0]), base: below(origin, 'portal/api'), images },
    {
      kind: 'integrantes',
      records: new Map(Object.entries(names).map(([id, nombre_imagen]) => [Number(id), [{ nombre_imagen }]])),
      report,
      store: async ({ nombre }) => nombre,
      onProgress: (text) => progress.push(text),
    },
  );
  return { ids: [...stored.keys()], lines: report.lines, progress };
}

describe('the pictures of another portal', () => {
  it.each([
    ['/portal/api/uploads/ana.png'],
    ['/uploads/ana.png'],
    ['/portal/api/public/uploads/ana.png'],
    ['/public/uploads/ana.png'],
  ])('are found at %s, also where other addresses answer a page', async (place) => {
    const png = Buffer.from(await (await anImage()).arrayBuffer());
    const listener: RequestListener = ({ url }, response) => response.end(url === place ? png : '<html>');
    const { ids, lines, progress } = await bring(listener, { 7: 'ana.png' });
    expect([ids, lines, progress]).toEqual([[7], [], ['integrantes, imágenes: 1']]);
  });

  it('are found where the operator says, last', async () => {
    const png = Buffer.from(await (await anImage()).arrayBuffer());
    const elsewhere = await serverOf(({ url }, response) => response.end(url === '/fotos/ana.png' ? png : ''));
    const missing: RequestListener = (_request, response) => response.writeHead(404).end();
    expect((await bring(missing, { 7: 'ana.png' }, below(elsewhere, 'fotos'))).ids).toEqual([7]);
    expect((await bring(missing, { 7: 'ana.png' })).lines).toMatchObject([
      {
        kind: 'integrantes',
        id: 7,
        field: 'nombre_imagen',
        value: 'ana.png',
        reason: 'La imagen no se trajo: No se encontró',
      },
    ]);
  });

  it('have names of one segment, which are no addresses', async () => {
    const asked: (string | undefined)[] = [];
    const names = { 1: '../../etc/passwd', 2: 'https://evil.example/a.png', 3: '..', 4: 'a?b#c%.png', 5: '', 6: null };
    const { lines } = await bring((request, response) => {
      asked.push(request.url);
      response.writeHead(404).end();
    }, names);
    expect(asked.filter((url) => url?.startsWith('/uploads/')).sort()).toEqual([
      '/uploads/..%2F..%2Fetc%2Fpasswd',
      '/uploads/a%3Fb%23c%25.png',
      '/uploads/https%3A%2F%2Fevil.example%2Fa.png',
    ]);
    expect(lines.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
  });

  it('are no longer asked for once the server has not answered five in a row', async () => {
    let requests = 0;
    const names = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [n + 1, `${n}.png`]));
    const { lines, progress } = await bring((request) => {
      requests += 1;
      request.socket.destroy();
    }, names);
    expect([lines.length, progress]).toEqual([50, []]);
    // Four at a time, each tried three times.
    expect(requests).toBeLessThanOrEqual(3 * (5 + 3));
    expect(lines.at(-1)?.reason).toContain('dejó de responder');
  });
});
