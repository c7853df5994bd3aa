import { describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../dataProvider/core/authProvider.ts';
import { type Operation, randomId } from '../../dataProvider/core/operation.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import { anEvento } from '../support/builders/inputs.ts';
import { countOf } from '../support/database.ts';
import { injectFetch } from '../support/injectFetch.ts';
import { STAFF, testApp } from '../support/testApp.ts';
import { memoryStorage } from './mock.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const UNANSWERED =
  'El servidor no respondió y no se sabe si se guardó. Compruébelo en la lista antes de guardar de nuevo.';

/** A data provider, the ids of its requests, and what its server does next: answer, refuse, or not answer. */
function providerOf(host: string) {
  const ids: (string | null)[] = [];
  const server = { next: 'answer' as 'answer' | 'refuse' | 'lose' };
  const send = vi.fn(async (_input: unknown, init?: RequestInit) => {
    ids.push(new Headers(init?.headers).get('Solicitud'));
    if (server.next === 'lose') throw new TypeError('Failed to fetch');
    return server.next === 'refuse'
      ? Response.json({ success: 0, message: 'No' }, { status: 422 })
      : Response.json({ success: 1, message: 'Hecho' });
  });
  const data = createDataProvider({ host, fetch: send as typeof fetch, storage: memoryStorage() });
  const remove = (id: number, operation?: Operation) =>
    data.delete('eventos', { id, ...(operation && { operation }) }).catch((error: Error) => error);
  return { data, ids, server, remove };
}

describe('the id of a write request', () => {
  it('is its own, although the requests of one action share the operation', async () => {
    const { ids, remove, data } = providerOf('');
    const operation: Operation = {};
    await remove(1, operation);
    await remove(2, operation);
    await data.deleteMany('eventos', { ids: [3, 4] });
    expect(ids.every((id) => UUID.test(id ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(4);
  });

  it.each(['lose', 'refuse'] as const)('is kept while the server does %s, also with other content', async (next) => {
    const { ids, remove, server } = providerOf('');
    const operation: Operation = {};
    server.next = next;
    await remove(1, operation);
    await remove(2, operation);
    server.next = 'answer';
    await remove(2, operation);
    expect(new Set(ids).size).toBe(1);
    // It was answered: the same again is another request.
    await remove(2, operation);
    expect(new Set(ids).size).toBe(2);
  });

  it('is another one for another action', async () => {
    const { ids, remove, server } = providerOf('');
    server.next = 'lose';
    await remove(1);
    await remove(1);
    expect(new Set(ids).size).toBe(2);
  });

  it('is sent neither with reads, nor with calls that do not store their answer', async () => {
    const { ids, data } = providerOf('');
    await data.getPrimerosPasos().catch(() => undefined);
    await data.createPreview(1).catch(() => undefined);
    await data.beginBackup().catch(() => undefined);
    await data.confirmPassword('una clave larga').catch(() => undefined);
    expect(ids).toEqual([null, null, null, null]);
  });

  it('is not sent to another origin', async () => {
    const { ids, remove } = providerOf('http://otro.test');
    await remove(1);
    expect(ids).toEqual([null]);
  });

  it('is a UUID on pages without HTTPS too', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    try {
      const ids = Array.from({ length: 200 }, randomId);
      expect(ids.every((id) => UUID.test(id))).toBe(true);
      expect(new Set(ids).size).toBe(200);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a write without answer', () => {
  it('is stored once by the server if it is sent again', async () => {
    await using portal = await testApp();
    const inject = injectFetch(portal.app);
    const addresses: string[] = [];
    const loseFirst: typeof fetch = async (input, init) => {
      const response = await inject(`http://portal.test${input}`, init);
      addresses.push(String(input));
      const isFirst = addresses.filter((address) => address.includes('add_evento')).length === 1;
      if (isFirst && String(input).includes('add_evento')) throw new TypeError('Failed to fetch');
      return response;
    };
    const options = { host: '', fetch: loseFirst, storage: memoryStorage() };
    await createAuthProvider(options).login({ ...STAFF });
    const data = createDataProvider(options);
    const operation: Operation = {};
    const create = (nombre: string) =>
      data.create('eventos', { data: { ...anEvento({ nombre }), activo: true }, operation } as never);
    await expect(create('Foro')).rejects.toThrow();
    expect((await create('Foro')).data).toMatchObject({ nombre: 'Foro' });
    expect(await countOf(portal.db, 'eventos')).toBe(1);
    await create('Foro');
    expect(await countOf(portal.db, 'eventos')).toBe(2);
  });

  it('says that its result is unknown if another server did not answer', async () => {
    const { remove, server } = providerOf('http://otro.test');
    server.next = 'lose';
    expect(await remove(1)).toMatchObject({ status: 0, message: UNANSWERED });
    server.next = 'refuse';
    expect(await remove(1)).toMatchObject({ status: 422, message: 'No' });
  });

  it('has no message of its own on the own server: the form has one', async () => {
    const { remove, server } = providerOf('');
    server.next = 'lose';
    expect(await remove(1)).toMatchObject({ status: 0, message: '' });
  });
});
