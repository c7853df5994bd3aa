import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider/index.ts';
import { convenios } from '../../dataProvider/resources/convenios.ts';
import { aConvenio } from '../support/builders/staffRecords.ts';
import { answer, answerNever, answerRaw, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, HOST, provider } from './mock.ts';

const received = mockedNetwork();
const list = () => provider().getList('convenios', ALL_RECORDS);

describe('HttpError', () => {
  it("carries the server's message, status and raw answer", async () => {
    const raw = { success: 0, message: 'Debe iniciar sesión' };
    answerRaw('listConvenios', raw, 401);
    const error = await list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: raw.message, status: 401 });
    expect((error as HttpError).body).toEqual({ serverMessage: raw.message, raw });
  });

  it('maps field errors to form errors', async () => {
    answerRaw('listConvenios', { success: 0, message: 'Revise', errors: { nombre: 'Falta' } }, 422);
    await expect(list()).rejects.toMatchObject({
      body: { errors: { nombre: 'Falta', root: { serverError: 'Revise' } } },
    });
  });

  it('maps field errors without a message', async () => {
    answerRaw('listConvenios', { success: 0, errors: { nombre: 'Falta' } }, 422);
    const error = await list().catch((reason: unknown) => reason);
    expect((error as HttpError).body.errors).toEqual({ nombre: 'Falta' });
  });

  it('names the form field of a refused file', async () => {
    answerRaw('updateConvenio', { success: 0, message: 'No es una imagen' }, 415);
    const previousData = convenios.read(aConvenio());
    const update = provider().update('convenios', { id: 4, data: { nombre: 'Otro' }, previousData });
    await expect(update).rejects.toMatchObject({ body: { errors: { archivo: 'No es una imagen' } } });
  });

  it.each([
    [{ success: 0, message: 'No' }, 200, 'No'],
    [{ success: '0' }, 200, ''],
    [{ status: 'error', message: 'No' }, 200, 'No'],
    [{ message: '' }, 500, ''],
    ['<h1>Bad gateway</h1>', 502, ''],
    ['<h1>Another site</h1>', 200, ''],
  ])('rejects %j with status %i', async (body, status, message) => {
    answerRaw('listConvenios', body, status);
    const error = await list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message, body: { serverMessage: message || null, raw: body } });
  });

  it('has status 0 and no message without an answer', async () => {
    answerNever('listConvenios');
    await expect(list()).rejects.toMatchObject({ name: 'HttpError', message: '', status: 0 });
  });
});

describe('options', () => {
  it('passes the abort signal to fetch', async () => {
    answer('getConvenio', { success: 1, convenio: aConvenio() });
    const signal = AbortSignal.abort();
    await expect(provider().getOne('convenios', { id: 4, signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(received).toEqual([]);
    expect(provider().supportAbortSignal).toBe(true);
  });

  it('sends every call through the given fetch', async () => {
    const answers = () => Response.json({ success: 1, message: 'Hecho', convenios: [aConvenio()], products: [] });
    const send = vi.fn<typeof fetch>(async () => answers());
    const own = createDataProvider({ host: HOST, fetch: send });
    await own.getList('convenios', ALL_RECORDS);
    await own.update('convenios', { id: 4, data: { nombre: 'Otro' }, previousData: { id: 4 } });
    await own.reloadProductos();
    expect(send.mock.calls.map(([address]) => address)).toEqual([
      'http://api.test/api/convenios/get_all',
      'http://api.test/api/convenios/update_convenio',
      'http://api.test/api/prod_investigacion/buscarTodo',
    ]);
    expect(received).toEqual([]);
  });
});
