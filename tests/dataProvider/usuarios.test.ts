import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider/index.ts';
import { aUsuario } from '../support/builders/inputs.ts';
import { STAFF } from '../support/testApp.ts';
import { connectedProviders } from './connected.ts';
import { ALL_RECORDS, HOST } from './mock.ts';

const ANA = { id: 2, usuario: 'ana', nombre: 'Ana', email: '', activo: true, created_at: '2026-01-01T00:00:00.000Z' };
const RANGE = 'usuarios 0-0/1';

/** A provider whose fetch has one fixed answer. */
function providerAnswering(
  answer: unknown,
  { status = 200, range = RANGE }: { status?: number; range?: string | null } = {},
) {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const send = vi.fn<typeof fetch>(
    async () => new Response(body, { status, headers: range === null ? {} : { 'Content-Range': range } }),
  );
  return { data: createDataProvider({ host: HOST, fetch: send }), send };
}

const failureOf = (pending: Promise<unknown>): Promise<HttpError> =>
  pending.then(
    () => expect.unreachable(),
    (error: HttpError) => error,
  );

describe('usuarios', () => {
  it('lists in the format of ra-data-simple-rest, with credentials', async () => {
    const { data, send } = providerAnswering([ANA], { range: 'usuarios 25-25/26' });
    const query = {
      filter: { q: 'an' },
      sort: { field: 'nombre', order: 'ASC' },
      pagination: { page: 2, perPage: 25 },
    };
    expect(await data.getList('usuarios', query as typeof ALL_RECORDS)).toEqual({ data: [ANA], total: 26 });
    const [address, init] = send.mock.calls[0] ?? [];
    const url = new URL(String(address));
    expect(`${url.origin}${url.pathname}`).toBe('http://api.test/api/usuarios');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sort: '["nombre","ASC"]',
      range: '[25,49]',
      filter: '{"q":"an"}',
    });
    expect(init?.credentials).toBe('include');
  });

  it('sends writes as JSON', async () => {
    const { data, send } = providerAnswering(ANA);
    await data.create('usuarios', { data: { nombre: 'Ana' } });
    await data.update('usuarios', { id: 2, data: { activo: false }, previousData: ANA });
    const sent = send.mock.calls.map(([address, init]) => [
      `${init?.method} ${address}`,
      init?.body,
      new Headers(init?.headers).get('content-type'),
    ]);
    expect(sent).toEqual([
      ['POST http://api.test/api/usuarios', '{"nombre":"Ana"}', 'application/json'],
      ['PUT http://api.test/api/usuarios/2', '{"activo":false}', 'application/json'],
    ]);
  });

  it('rejects with HttpError', async () => {
    const raw = { success: 0, message: 'Revise', errors: { clave: 'Corta' } };
    const error = await failureOf(providerAnswering(raw, { status: 422 }).data.create('usuarios', { data: {} }));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 422,
      message: 'Revise',
      body: { serverMessage: 'Revise', raw, errors: { clave: 'Corta', root: { serverError: 'Revise' } } },
    });
    const html = await failureOf(
      providerAnswering('<h1>Bad gateway</h1>', { status: 502 }).data.getOne('usuarios', { id: 1 }),
    );
    expect(html).toMatchObject({ name: 'HttpError', status: 502, message: '' });
  });

  it('rejects with status 0 without an answer, and with AbortError when aborted', async () => {
    const down = createDataProvider({ host: HOST, fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await failureOf(down.getOne('usuarios', { id: 1 }))).toMatchObject({ name: 'HttpError', status: 0 });
    const signal = AbortSignal.abort();
    const waiting = createDataProvider({ host: HOST, fetch: async () => signal.throwIfAborted() as never });
    expect(await failureOf(waiting.getList('usuarios', { ...ALL_RECORDS, signal }))).toMatchObject({
      name: 'AbortError',
    });
  });

  it.each([
    ['delete', { id: 1, previousData: ANA }],
    ['deleteMany', { ids: [1] }],
  ] as const)('rejects %s with 405', async (verb, params) => {
    const { data, send } = providerAnswering({});
    const call = data[verb] as (resource: string, params: object) => Promise<unknown>;
    await expect(call('usuarios', params)).rejects.toMatchObject({ status: 405 });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('with a real server', () => {
  it('creates, updates, reads and lists users', async () => {
    await using portal = await connectedProviders();
    const { data } = portal;
    await data.confirmPassword(STAFF.password);
    const { data: created } = await data.create('usuarios', { data: aUsuario() });
    expect(created).toMatchObject({ id: 2, usuario: 'ana.tercera', activo: true });
    const record = { ...created, nombre: 'Ana Cuarta', activo: false };
    const { data: updated } = await data.update('usuarios', { id: 2, data: record, previousData: created });
    expect(updated).toEqual(record);
    expect(await data.getOne('usuarios', { id: 2 })).toEqual({ data: updated });
    expect(await data.getMany('usuarios', { ids: ['2', 9] })).toEqual({ data: [updated] });
    await data.updateMany('usuarios', { ids: [2], data: { activo: true } });
    const page = { ...ALL_RECORDS, sort: { field: 'nombre', order: 'DESC' }, filter: { activo: true } } as const;
    const { data: list, total } = await data.getList('usuarios', { ...page, pagination: { page: 1, perPage: 1 } });
    expect([list.map(({ nombre }) => nombre), total]).toEqual([['Ana Cuarta'], 2]);
  });

  it('changePassword keeps the session, and maps errors to the field', async () => {
    await using portal = await connectedProviders();
    const { data } = portal;
    const wrong = { actual: 'no es esta la clave', nueva: 'cuatro tazas de té verde' };
    expect(await failureOf(data.changePassword(wrong))).toMatchObject({
      status: 422,
      body: { errors: { actual: 'La contraseña actual no es correcta' } },
    });
    await data.changePassword({ ...wrong, actual: STAFF.password });
    expect((await data.getList('usuarios', ALL_RECORDS)).total).toBe(1);
  });

  it('movimientos filters by user, resource, action and day, and is read-only', async () => {
    await using portal = await connectedProviders();
    const { data } = portal;
    await data.confirmPassword(STAFF.password);
    await data.create('usuarios', { data: aUsuario() });
    await data.update('usuarios', { id: 2, data: { nombre: 'Ana Cuarta' }, previousData: { id: 2 } });
    await portal.server.db.updateTable('movimientos').set({ created_at: '2026-03-02T03:30:00.000Z' }).execute();
    const idsOf = async (filter: object) =>
      (await data.getList('movimientos', { ...ALL_RECORDS, filter })).data.map(({ id }) => id);
    expect(await idsOf({})).toEqual([2, 1]);
    expect(await idsOf({ acciones: 'actualizar' })).toEqual([2]);
    expect(await idsOf({ recurso: 'usuarios', usuario: STAFF.usuario })).toEqual([2, 1]);
    expect(await idsOf({ recurso: 'eventos' })).toEqual([]);
    // 22:30 of the previous day in Colombia.
    expect(await idsOf({ dia_gte: '2026-03-01', dia_lte: '2026-03-01' })).toEqual([2, 1]);
    expect(await idsOf({ dia_gte: '2026-03-02' })).toEqual([]);
    const { data: change } = await data.getOne('movimientos', { id: 2 });
    expect(change).toMatchObject({
      dia: '2026-03-01',
      acciones: ['actualizar'],
      antes: { nombre: 'Ana Tercera' },
      despues: { nombre: 'Ana Cuarta' },
    });
    await expect(data.create('movimientos', { data: {} })).rejects.toMatchObject({ status: 405 });
  });
});
