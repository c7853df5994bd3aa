import { describe, expect, it, vi } from 'vitest';
import { markChange } from '../../api/database/changeMark.ts';
import { pagesPortal } from '../support/pagesPortal.ts';
import { watchPolls } from '../support/watchPolls.ts';

const withProyecto = pagesPortal();

type Portal = Awaited<ReturnType<typeof withProyecto>>;

const rows = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([desde, hacia]) => ({ desde, hacia }));

const save = (portal: Portal, ...pairs: readonly (readonly [string, string])[]) =>
  portal.staff.send('updateIdentidad', { body: { redirecciones: rows(...pairs) } });

/** Stores redirections as a portal did that had fewer rules. */
const store = (portal: Portal, ...pairs: readonly (readonly [string, string])[]) =>
  portal.db
    .updateTable('identidad')
    .set(({ eb }) => ({ redirecciones: JSON.stringify(rows(...pairs)), version: eb('version', '+', 1) }))
    .execute();

async function answerTo(portal: Portal, url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: answered } = await portal.get(url, headers);
  return [statusCode, answered.location];
}

describe('a redirection', () => {
  it.each([
    ['/año 1', '/a%C3%B1o%201'],
    ['/日本?ñ#é', '/%E6%97%A5%E6%9C%AC?%C3%B1#%C3%A9'],
    ['https://Otro.example/日', 'https://otro.example/%E6%97%A5'],
  ])('to %s is stored and sent as browsers read it', async (hacia, target) => {
    await using portal = await withProyecto();
    expect((await save(portal, ['/viejo', hacia])).status).toBe(200);
    const { data } = await portal.staff.call('getIdentidad', {});
    expect(data[0]?.redirecciones).toEqual([{ desde: '/viejo', hacia: target }]);
    expect(await answerTo(portal, '/viejo')).toEqual([301, target]);
  });

  it.each([
    ['/a\u0001b', 'La dirección contiene caracteres no permitidos'],
    ['/a\nb', 'La dirección contiene caracteres no permitidos'],
    ['/\t/otro.example', 'La dirección contiene caracteres no permitidos'],
    ['https://otro.example/\u007f', 'La dirección contiene caracteres no permitidos'],
    ['/.//otro.example', 'La dirección nueva debe comenzar por / o por https://'],
    ['/\\otro.example', 'La dirección nueva debe comenzar por / o por https://'],
  ])('to %j is refused', async (hacia, message) => {
    await using portal = await withProyecto();
    const { status, body } = await save(portal, ['/viejo', hacia]);
    expect({ status, body }).toEqual({
      status: 422,
      body: { success: 0, message, errors: { redirecciones: message } },
    });
  });

  it('that leads back to its old address is refused', async () => {
    await using portal = await withProyecto();
    const message = 'La dirección antigua /a vuelve a sí misma';
    const refusal = { status: 422, body: { success: 0, message, errors: { redirecciones: message } } };
    expect(await save(portal, ['/a', '/a/'])).toMatchObject(refusal);
    expect(await save(portal, ['/x', '/a'], ['/a', '/b'], ['/b', '/a'])).toMatchObject(refusal);
  });

  it('is answered with the address at the end of its chain', async () => {
    await using portal = await withProyecto();
    await save(portal, ['/a', '/b?x=1'], ['/b?x=1', '/c#d'], ['/c', 'https://otro.example/']);
    expect(await answerTo(portal, '/a/')).toEqual([301, 'https://otro.example/']);
    expect(await answerTo(portal, '//a?y=2')).toEqual([301, 'https://otro.example/']);
  });

  it('leads away from the home with a query, as former sites name their pages, and from no other page', async () => {
    await using portal = await withProyecto();
    await save(portal, ['/?page_id=12', '/noticias'], ['/a', '/?page_id=12'], ['/eventos?id=1', '/noticias']);
    expect(await answerTo(portal, '/?page_id=12')).toEqual([301, '/noticias']);
    expect(await answerTo(portal, '/a')).toEqual([301, '/noticias']);
    for (const url of ['/', '/?page_id=1', '/eventos?id=1']) {
      expect((await portal.get(url)).headers.location, url).toBeUndefined();
    }
    const { status, body } = await save(portal, ['/a', '/?page_id=12'], ['/?page_id=12', '/a']);
    expect([status, body.message]).toEqual([422, 'La dirección antigua /a vuelve a sí misma']);
  });

  it('ends at a page, and at a line while there is one', async () => {
    await using portal = await withProyecto();
    const { linea } = await portal.staff.call('addLinea', { body: { nombre: 'Corales' } });
    await save(portal, ['/a', '/eventos'], ['/eventos', '/b'], ['/c', '/lineas/corales'], ['/lineas/corales', '/d']);
    expect(await answerTo(portal, '/a')).toEqual([301, '/eventos']);
    expect(await answerTo(portal, '/c')).toEqual([301, '/lineas/corales']);
    await portal.staff.call('archiveRecord', { body: { recurso: 'lineas', recurso_id: linea.id } });
    expect(await answerTo(portal, '/c')).toEqual([301, '/d']);
    expect(await answerTo(portal, '/lineas/corales')).toEqual([301, '/d']);
  });

  it('is read once until something is written', async () => {
    await using portal = await withProyecto();
    using polls = watchPolls();
    await polls.hold();
    const queries = vi.spyOn(portal.db, 'selectFrom');
    const follow = async (address: string) => {
      queries.mockClear();
      const answer = await answerTo(portal, address);
      return [...answer, queries.mock.calls.filter(([table]) => table === 'identidad').length];
    };
    await save(portal, ['/a', '/uno'], ['/?page_id=12', '/tres']);
    expect(await follow('/a')).toEqual([301, '/uno', 1]);
    expect(await follow('/a')).toEqual([301, '/uno', 0]);
    expect(await follow('/?page_id=12')).toEqual([301, '/tres', 0]);
    await save(portal, ['/a', '/dos']);
    expect(await follow('/a')).toEqual([301, '/dos', 1]);
    expect(await follow('/a')).toEqual([301, '/dos', 0]);
  });

  it('is answered after the write of another instance', async () => {
    await using portal = await withProyecto();
    await store(portal, ['/a', '/uno']);
    expect(await answerTo(portal, '/a')).toEqual([301, '/uno']);
    await store(portal, ['/a', '/dos']);
    await portal.db.transaction().execute(markChange);
    expect(await answerTo(portal, '/a')).toEqual([301, '/dos']);
  });
});

describe('stored redirections that are refused today', () => {
  const STORED = [
    ['/a', '/b'],
    ['/b', '/a'],
    ['/en', '/a'],
    ['/propia', 'https://portal.example/propia'],
    ['/fuera', '/\t/otro.example'],
    ['/control', '/eventos?\u0001=1'],
    ['/日', '/日本'],
  ] as const;

  it('answer 404 if they lead nowhere, else the address that browsers read', async () => {
    await using portal = await withProyecto();
    await store(portal, ...STORED);
    for (const url of ['/a', '/b', '/en', '/fuera']) expect(await answerTo(portal, url), url).toEqual([404, undefined]);
    expect(await answerTo(portal, '/propia', { host: 'portal.example' })).toEqual([404, undefined]);
    expect(await answerTo(portal, '/control')).toEqual([301, '/eventos?%01=1']);
  });

  it('do not stop a save of other fields, nor its undo', async () => {
    await using portal = await withProyecto();
    await store(portal, ...STORED.slice(0, 4));
    const { data } = await portal.staff.call('getIdentidad', {});
    const [{ version = 0, redirecciones: stored = [] } = {}] = data;
    const operacion = '3c3f8d1e-6a55-4be7-8f07-9b7d0c2f4a12';
    const body = { version, nombre: 'Uno', redirecciones: stored };
    expect((await portal.staff.send('updateIdentidad', { body, headers: { operacion } })).status).toBe(200);
    expect((await portal.staff.send('updateIdentidad', { body: { lema: 'Dos' } })).status).toBe(200);
    expect((await portal.staff.send('undo', { body: { operacion } })).status).toBe(200);
    const { movimientos } = await portal.staff.call('listMovements', {
      query: { recurso: 'identidad', recurso_id: 1 },
    });
    const restored = await portal.staff.send('restoreVersion', { body: { movimiento: movimientos.at(-1)?.id } });
    expect(restored.status).toBe(200);
  });
});
