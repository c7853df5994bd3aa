import { describe, expect, it } from 'vitest';
import { inicio } from '../../dataProvider/inicio.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { provider, TODOS } from './mock.ts';
import { unInicio } from './wires.ts';

const received = mockedNetwork();
const previousData = inicio.read(unInicio());

describe('inicio', () => {
  it('gives the first item of the configuration, under id 1', async () => {
    answer('obtenerConfiguracion', { success: 1, data: [unInicio(), unInicio({ codigo: 'otro' })] });
    expect((await provider().getOne('inicio', { id: 1 })).data).toEqual({ ...unInicio(), id: 1 });
  });

  it('lists the one that there is', async () => {
    answer('obtenerConfiguracion', { success: 1, data: [unInicio()] });
    expect(await provider().getList('inicio', TODOS)).toEqual({ data: [previousData], total: 1 });
  });

  it('tolerates an object for the list, and what is missing', async () => {
    const { codigo, ...others } = unInicio();
    answerRaw('obtenerConfiguracion', { success: '1', data: { ...others, id: '9' } });
    expect((await provider().getOne('inicio', { id: 1 })).data).toEqual({ ...previousData, codigo: '' });
  });

  it('rejects with 404 if there is none', async () => {
    answer('obtenerConfiguracion', { success: 1, data: [] });
    await expect(provider().getOne('inicio', { id: 1 })).rejects.toMatchObject({ status: 404 });
  });

  it('updates, and reads what the server made of the HTML', async () => {
    answerDone('actualizarConfiguracion');
    answer('obtenerConfiguracion', { success: 1, data: [unInicio({ objetivo: '<p>Limpio</p>' })] });
    const data = { objetivo: '<p onclick="x">Limpio</p>', codigo: null };
    const updated = await provider().update('inicio', { id: 1, data, previousData });
    expect(updated.data).toEqual({ ...previousData, objetivo: '<p>Limpio</p>' });
    const { url_img_pilares, ...sent } = unInicio();
    expect(received[0]?.body).toEqual({ ...sent, objetivo: data.objetivo, codigo: '' });
  });

  it('updates through updateMany too', async () => {
    answerDone('actualizarConfiguracion');
    answer('obtenerConfiguracion', { success: 1, data: [unInicio()] });
    await provider().updateMany('inicio', { ids: [1], data: { codigo: 'COL1' } });
    expect(received[1]?.body).toMatchObject({ codigo: 'COL1' });
  });
});
