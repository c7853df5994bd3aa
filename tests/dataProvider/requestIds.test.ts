import { describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../dataProvider/core/authProvider.ts';
import type { Operation } from '../../dataProvider/core/operation.ts';
import { randomId } from '../../dataProvider/core/randomId.ts';
import { RequestIds } from '../../dataProvider/core/requestIds.ts';
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
    await data.deleteForever({ recurso: 'eventos', recurso_id: 5 }, 'Foro');
    expect(ids.every((id) => UUID.test(id ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(5);
  });

  it.each(['lose', 'refuse'] as const)('is kept in an action while the server does %s', async (next) => {
    const { ids, remove, server } = providerOf('');
    const operation: Operation = {};
    server.next = next;
    await remove(1, operation);
    await remove(2, operation);
    server.next = 'answer';
    await remove(1, operation);
    await remove(2, operation);
    expect(ids.slice(2)).toEqual(ids.slice(0, 2));
    // They were answered: the same again is another request.
    await remove(1, operation);
    expect(new Set(ids).size).toBe(3);
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

describe('RequestIds', () => {
  it('gives another id for another call, other fields or another file', () => {
    const requests = new RequestIds();
    const [file, same] = [new Blob(['a']), new Blob(['a'])];
    const ids = [
      requests.idOf('addEvento', { body: { nombre: 'a' } }),
      requests.idOf('addProyecto', { body: { nombre: 'a' } }),
      requests.idOf('addEvento', { body: { nombre: 'b' } }),
      requests.idOf('addEvento', { body: { nombre: 'a' }, file }),
      requests.idOf('addEvento', { body: { nombre: 'a' }, file: same }),
      // Sent twice by one write, it is not a repetition.
      requests.idOf('addEvento', { body: { nombre: 'a' } }),
    ];
    expect(new Set(ids).size).toBe(6);
    requests.begin();
    expect(requests.idOf('addEvento', { body: { nombre: 'a' }, file })).toBe(ids[3]);
  });

  it('forgets the answered ones of a write that saved a part', () => {
    const requests = new RequestIds();
    const write = () => {
      requests.begin();
      return [1, 2].map((id) => requests.idOf('archiveRecord', { body: { recurso_id: id } }));
    };
    const [answered = '', lost] = write();
    requests.answered(answered);
    requests.savePart();
    const [first, second] = write();
    expect(first).not.toBe(answered);
    expect(second).toBe(lost);
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

describe('a write that saved only a part', () => {
  const PROYECTO = {
    objetivo: 'Medir',
    estado: 1,
    fecha_inicio: '2026-01-10',
    fecha_fin: '2026-12-10',
    entidades: ['ANSV'],
  };

  /** A product of the first of two projects, and the updates of one form; `lose` loses the answers of the addresses with this text. */
  async function assignedProducto() {
    const portal = await testApp();
    const inject = injectFetch(portal.app);
    const network = { lose: '' };
    const send: typeof fetch = async (input, init) => {
      const response = await inject(`http://portal.test${input}`, init);
      if (network.lose !== '' && String(input).includes(network.lose)) throw new TypeError('Failed to fetch');
      return response;
    };
    const options = { host: '', fetch: send, storage: memoryStorage() };
    await createAuthProvider(options).login({ ...STAFF });
    const data = createDataProvider(options);
    const [first, second] = await Promise.all(
      ['Cruces', 'Vías'].map(
        async (nombre) => (await data.create('proyectos', { data: { nombre, ...PROYECTO } })).data.id,
      ),
    );
    const { data: added } = await data.create('productos', { data: { nombre: 'Guía', tipo: 'Libro' } });
    const stored = async () => (await data.getOne('productos', { id: added.id })).data;
    await data.update('productos', { id: added.id, data: { proyecto_id: first }, previousData: added });
    const opened = await stored();
    const operation: Operation = {};
    const move = async (proyecto_id: number | null | undefined, previousData = opened) =>
      data.update('productos', { id: added.id, data: { proyecto_id }, previousData, operation } as never);
    return { first, second, opened, network, stored, move, [Symbol.asyncDispose]: () => portal[Symbol.asyncDispose]() };
  }

  it('does not take the removal of a product that got its project back for a repetition', async () => {
    await using form = await assignedProducto();
    const { first, second, stored, move } = form;
    await expect(move(999)).rejects.toMatchObject({ status: 404 });
    expect(await stored()).toMatchObject({ proyecto_id: first });
    // The same once more: the product is removed and given back again.
    await expect(move(999, await stored())).rejects.toMatchObject({ status: 404 });
    expect(await stored()).toMatchObject({ proyecto_id: first });
    await move(second, await stored());
    expect(await stored()).toMatchObject({ proyecto_id: second });
  });

  it('removes a product that got its project back', async () => {
    await using form = await assignedProducto();
    await expect(form.move(999)).rejects.toMatchObject({ status: 404 });
    await form.move(null, await form.stored());
    expect(await form.stored()).toMatchObject({ proyecto_id: null });
  });

  it('repeats a removal whose answer was lost, with what came before it', async () => {
    await using form = await assignedProducto();
    const { opened, second, network, stored, move } = form;
    network.lose = 'remove_producto';
    await expect(move(second)).rejects.toMatchObject({ status: 0 });
    network.lose = '';
    await move(second);
    expect(await stored()).toMatchObject({ proyecto_id: second, version: opened.version + 3 });
  });
});
