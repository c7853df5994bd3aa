import { describe, expect, it } from 'vitest';
import { inicio } from '../../dataProvider/resources/inicio.ts';
import { anInicio } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, provider } from './mock.ts';

const received = mockedNetwork();
const previousData = inicio.read(anInicio());

describe('inicio', () => {
  it('returns the first item of the configuration with id 1', async () => {
    answer('getConfiguracion', { success: 1, data: [anInicio(), anInicio({ codigo: 'otro' })] });
    expect((await provider().getOne('inicio', { id: 1 })).data).toEqual({ ...anInicio(), id: 1 });
  });

  it('lists the single record', async () => {
    answer('getConfiguracion', { success: 1, data: [anInicio()] });
    expect(await provider().getList('inicio', ALL_RECORDS)).toEqual({ data: [previousData], total: 1 });
  });

  it('tolerates an object instead of the list, and missing fields', async () => {
    const { codigo, ...others } = anInicio();
    answerRaw('getConfiguracion', { success: '1', data: { ...others, id: '9' } });
    expect((await provider().getOne('inicio', { id: 1 })).data).toEqual({ ...previousData, codigo: '' });
  });

  it('rejects with 404 when there is no record', async () => {
    answer('getConfiguracion', { success: 1, data: [] });
    await expect(provider().getOne('inicio', { id: 1 })).rejects.toMatchObject({ status: 404 });
  });

  it('updates, and returns the sanitized HTML of the answer', async () => {
    const stored = [anInicio({ objetivo: '<p>Limpio</p>' })];
    answerRaw('updateConfiguracion', { success: 1, message: 'Hecho', data: stored });
    const data = { objetivo: '<p onclick="x">Limpio</p>', codigo: null };
    const updated = await provider().update('inicio', { id: 1, data, previousData });
    expect(updated.data).toEqual({ ...previousData, objetivo: '<p>Limpio</p>' });
    expect(received.map(({ body }) => body)).toEqual([{ ...anInicio(), objetivo: data.objetivo, codigo: '' }]);
  });

  it('updates through updateMany', async () => {
    answerDone('updateConfiguracion');
    answer('getConfiguracion', { success: 1, data: [anInicio()] });
    await provider().updateMany('inicio', { ids: [1], data: { codigo: 'COL1' } });
    expect(received[1]?.body).toMatchObject({ codigo: 'COL1' });
  });
});
