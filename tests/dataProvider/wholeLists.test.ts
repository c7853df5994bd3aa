import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWholeLists } from '../../dataProvider/core/wholeLists.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import { aConvenio } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, HOST, provider } from './mock.ts';

const received = mockedNetwork();
const reads = () => received.filter(({ name }) => name === 'listConvenios').length;
const searching = (q: string) => ({ ...ALL_RECORDS, filter: { q } });
const named = (...nombres: string[]) =>
  answer('listConvenios', {
    success: 1,
    convenios: nombres.map((nombre, index) => aConvenio({ id: index + 1, nombre })),
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('a cached whole list', () => {
  it('answers further keystrokes, pages and orders without a request', async () => {
    named('Ámbar', 'Alborada', 'Río Pardo');
    const own = provider();
    await own.getList('convenios', ALL_RECORDS);
    const { data, total } = await own.getList('convenios', searching('amb'));
    expect(data.map(({ nombre }) => nombre)).toEqual(['Ámbar']);
    expect(total).toBe(1);
    await own.getList('convenios', { ...ALL_RECORDS, pagination: { page: 2, perPage: 100 } });
    await own.getList('convenios', { ...ALL_RECORDS, sort: { field: 'nombre', order: 'DESC' } });
    expect(reads()).toBe(1);
  });

  it('shares one request between concurrent queries, an aborted one included', async () => {
    named('Ámbar');
    const own = provider();
    const signal = AbortSignal.abort();
    const both = await Promise.all([
      own.getList('convenios', { ...ALL_RECORDS, signal }),
      own.getList('convenios', searching('bar')),
    ]);
    expect(both.map(({ total }) => total)).toEqual([1, 1]);
    expect(reads()).toBe(1);
  });

  it('is requested again after a refresh of the shared query client', async () => {
    named('Ámbar');
    const queryClient = new QueryClient();
    const own = createDataProvider({ host: HOST, storage: undefined, queryClient });
    await own.getList('convenios', ALL_RECORDS);
    named('Ámbar', 'Otro bar');
    await queryClient.invalidateQueries();
    expect((await own.getList('convenios', ALL_RECORDS)).total).toBe(2);
    expect(reads()).toBe(2);
  });

  it('is requested again after 10 s', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    named('Ámbar');
    const own = provider();
    await own.getList('convenios', ALL_RECORDS);
    vi.setSystemTime(Date.now() + 9_000);
    await own.getList('convenios', searching('a'));
    expect(reads()).toBe(1);
    vi.setSystemTime(Date.now() + 1_000);
    await own.getList('convenios', searching('am'));
    expect(reads()).toBe(2);
  });

  it('is not shared between providers', async () => {
    named('Ámbar');
    await provider().getList('convenios', ALL_RECORDS);
    await provider().getList('convenios', ALL_RECORDS);
    expect(reads()).toBe(2);
  });

  it('is not cached after a failed read, which rejects without retries', async () => {
    answerRaw('listConvenios', { success: 0, message: 'No' }, 500);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 3 } } });
    const own = createDataProvider({ host: HOST, storage: undefined, queryClient });
    await expect(own.getList('convenios', ALL_RECORDS)).rejects.toMatchObject({
      name: 'HttpError',
      message: 'No',
      status: 500,
    });
    expect(reads()).toBe(1);
    named('Ámbar');
    expect((await own.getList('convenios', searching('a'))).total).toBe(1);
    expect(reads()).toBe(2);
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
    'a password change': (own: ReturnType<typeof provider>) =>
      own.changePassword({ actual: 'la clave de antes', nueva: 'la clave de ahora' }),
    'a failed write': (own: ReturnType<typeof provider>) => own.delete('inicio', { id: 1 }).catch(() => undefined),
  };

  it.each(Object.entries(writes))('clears the cached lists: %s', async (_, write) => {
    named('Viejo');
    answerDone('updateConvenio', 'deleteConvenio', 'deleteEvento', 'changePassword');
    answerRaw('updateUsuario', { id: 7, usuario: 'lpena', nombre: 'Laura', email: '', activo: true });
    const own = provider();
    await own.getList('convenios', ALL_RECORDS);
    await write(own);
    named('Nuevo');
    const { data } = await own.getList('convenios', searching('v'));
    expect(data.map(({ nombre }) => nombre)).toEqual(['Nuevo']);
  });

  it('calls onWrite before sending, and the end callback after a failure', async () => {
    const steps: string[] = [];
    const own = createDataProvider({
      host: HOST,
      storage: undefined,
      onWrite: () => {
        steps.push('begin');
        return { signal: new AbortController().signal, end: () => steps.push('end') };
      },
    });
    await expect(own.delete('inicio', { id: 1 })).rejects.toMatchObject({ status: 405 });
    expect(steps).toEqual(['begin', 'end']);
  });
});

describe('clear', () => {
  const setUp = () => {
    const first = Promise.withResolvers<{ id: number }[]>();
    const second = vi.fn(async () => [{ id: 2 }]);
    const load = vi.fn(second).mockImplementationOnce(() => first.promise);
    return { lists: createWholeLists(new QueryClient()), first, load };
  };

  it('requests a list in flight again', async () => {
    const { lists, first, load } = setUp();
    const list = lists.read('convenios', load);
    lists.clear();
    first.resolve([{ id: 1 }]);
    expect(await list).toEqual([{ id: 2 }]);
    expect(await lists.read('convenios', load)).toEqual([{ id: 2 }]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not request a list again for an aborted query', async () => {
    const { lists, load } = setUp();
    const list = lists.read('convenios', load, AbortSignal.abort());
    lists.clear();
    await expect(list).rejects.toThrow('CancelledError');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
