import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeptLists } from '../../dataProvider/keptLists.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { provider, TODOS } from './mock.ts';
import { unConvenio } from './wires.ts';

const received = mockedNetwork();
const reads = () => received.filter(({ name }) => name === 'listarConvenios').length;
const searching = (q: string) => ({ ...TODOS, filter: { q } });
const named = (...nombres: string[]) =>
  answer('listarConvenios', {
    success: 1,
    convenios: nombres.map((nombre, index) => unConvenio({ id: index + 1, nombre })),
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('a whole list is kept', () => {
  it('so that each further letter is answered from it', async () => {
    named('Ámbar', 'Alborada', 'Río Pardo');
    const own = provider();
    await own.getList('convenios', TODOS);
    const { data, total } = await own.getList('convenios', searching('amb'));
    expect(data.map(({ nombre }) => nombre)).toEqual(['Ámbar']);
    expect(total).toBe(1);
    await own.getList('convenios', { ...TODOS, pagination: { page: 2, perPage: 100 } });
    await own.getList('convenios', { ...TODOS, sort: { field: 'nombre', order: 'DESC' } });
    expect(reads()).toBe(1);
  });

  it('for those who ask while it is on its way', async () => {
    named('Ámbar');
    const own = provider();
    const signal = AbortSignal.abort();
    const both = await Promise.all([
      own.getList('convenios', { ...TODOS, signal }),
      own.getList('convenios', searching('bar')),
    ]);
    expect(both.map(({ total }) => total)).toEqual([1, 1]);
    expect(reads()).toBe(1);
  });

  it('but not for the same question asked again: the refresh button wants what is new', async () => {
    named('Ámbar');
    const own = provider();
    await own.getList('convenios', TODOS);
    await own.getList('convenios', searching('bar'));
    named('Ámbar', 'Otro bar');
    expect((await own.getList('convenios', searching('bar'))).total).toBe(2);
    expect((await own.getList('convenios', TODOS)).total).toBe(2);
    expect(reads()).toBe(3);
  });

  it('but not for long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    named('Ámbar');
    const own = provider();
    await own.getList('convenios', TODOS);
    vi.setSystemTime(Date.now() + 29_000);
    await own.getList('convenios', searching('a'));
    expect(reads()).toBe(1);
    vi.setSystemTime(Date.now() + 1_000);
    await own.getList('convenios', searching('am'));
    expect(reads()).toBe(2);
  });

  it('but not for a screen with pages of another size: it asks when it opens', async () => {
    named('Ámbar');
    const own = provider();
    await own.getList('convenios', TODOS);
    await own.getList('convenios', { ...TODOS, pagination: { page: 1, perPage: 25 } });
    expect(reads()).toBe(2);
  });

  it('but not by another provider, nor after a failure', async () => {
    answerRaw('listarConvenios', { success: 0, message: 'No' }, 500);
    const own = provider();
    await expect(own.getList('convenios', TODOS)).rejects.toThrow('No');
    named('Ámbar');
    expect((await own.getList('convenios', searching('a'))).total).toBe(1);
    await provider().getList('convenios', searching('am'));
    expect(reads()).toBe(3);
  });
});

describe('a write', () => {
  const writes = {
    'an update': (own: ReturnType<typeof provider>) =>
      own.update('convenios', { id: 1, data: { nombre: 'Nuevo' }, previousData: { id: 1 } }),
    'a removal': (own: ReturnType<typeof provider>) => own.delete('convenios', { id: 1 }),
    'a write of another resource': (own: ReturnType<typeof provider>) => own.delete('eventos', { id: 1 }),
    'a write of a regular resource': (own: ReturnType<typeof provider>) =>
      own.update('usuarios', { id: 7, data: { nombre: 'Laura' }, previousData: { id: 7 } }),
    'a change of password': (own: ReturnType<typeof provider>) =>
      own.cambiarClave({ actual: 'la clave de antes', nueva: 'la clave de ahora' }),
    'a write that was refused': (own: ReturnType<typeof provider>) =>
      own.delete('productos', { id: 1 }).catch(() => undefined),
  };

  it.each(Object.entries(writes))('ends what is kept: %s', async (_, write) => {
    named('Viejo');
    answerDone('actualizarConvenio', 'eliminarConvenio', 'eliminarEvento', 'cambiarClave');
    answerRaw('actualizarUsuario', { id: 7, usuario: 'lpena', nombre: 'Laura', email: '', activo: true });
    const own = provider();
    await own.getList('convenios', TODOS);
    await write(own);
    named('Nuevo');
    const { data } = await own.getList('convenios', searching('v'));
    expect(data.map(({ nombre }) => nombre)).toEqual(['Nuevo']);
  });

  it('has a list that was on its way read again, so that nobody sees it without the own change', async () => {
    const lists = createKeptLists();
    const first = Promise.withResolvers<{ id: number }[]>();
    const loads = [first.promise, Promise.resolve([{ id: 2 }])];
    const list = lists.read('convenios', {}, () => loads.shift() ?? Promise.reject(new Error('read once too often')));
    lists.forget();
    first.resolve([{ id: 1 }]);
    expect(await list).toEqual([{ id: 2 }]);
  });
});
