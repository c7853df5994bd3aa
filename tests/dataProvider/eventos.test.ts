import { describe, expect, it } from 'vitest';
import { TOGGLE } from '../../dataProvider/core/adapterParts.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import { BESIDE_LIST, eventos } from '../../dataProvider/resources/eventos.ts';
import { anEvento } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, HOST, provider } from './mock.ts';

const received = mockedNetwork();
const previousData = eventos.read(anEvento());

describe('eventos: reading', () => {
  it('filters the list by date range', async () => {
    answer('listEventos', { success: 1, eventos: [anEvento(), anEvento({ id: 7, fecha: '2024-03-09' })] });
    const filter = { fecha_gte: '2025-01-01', fecha_lte: '2025-12-31' };
    expect((await provider().getList('eventos', { ...ALL_RECORDS, filter })).data).toEqual([previousData]);
  });

  it('getOne returns the same fields as the list', async () => {
    answer('getEvento', { success: 1, evento: anEvento() });
    expect((await provider().getOne('eventos', { id: 6 })).data).toEqual(previousData);
  });

  it.each([
    [{ id: '6', tipo: '1', estado: '1' }, {}],
    [{ nombre: undefined, titulo: 'Foro vial' }, {}],
    [{ nombre: '', titulo: 'Foro vial' }, {}],
    [{ urls_adicionales: '["https://example.org/1",""]' }, {}],
    [{ urls_adicionales: '[]' }, { urls_adicionales: [] }],
    [{ urls_adicionales: null }, { urls_adicionales: [] }],
    [{ estado: 0 }, { activo: false }],
    [{ estado: '2' }, { activo: false }],
    [{ tipo: null }, { tipo: 0 }],
    [
      { lugar: null, updated_by: null },
      { lugar: '', updated_by: '' },
    ],
  ])('tolerates %j', async (wire, expected) => {
    answerRaw('listEventos', { success: '1', eventos: [{ ...anEvento(), ...wire }] });
    expect((await provider().getList('eventos', ALL_RECORDS)).data).toEqual([{ ...previousData, ...expected }]);
  });

  it('tolerates a bare list', async () => {
    answerRaw('listEventos', [anEvento()]);
    expect((await provider().getList('eventos', ALL_RECORDS)).data).toEqual([previousData]);
  });
});

describe('eventos: writing', () => {
  const data = {
    nombre: ' Foro vial ',
    fecha: '2025-03-09',
    tipo: '1',
    urls_adicionales: ['https://example.org/1', ' '],
  };
  const fields = {
    nombre: 'Foro vial',
    descripcion: 'Un foro',
    fecha: '2025-03-09',
    lugar: 'Bogotá',
    pais: 'Colombia',
    tipo: 1,
    estado: 1,
    url_noticia_divulgacion: 'https://example.org/n',
    nombre_ponencia: '',
    url_pagina_evento: '',
    urls_adicionales: ['https://example.org/1'],
  };

  it('returns the created event of the answer', async () => {
    answer('addEvento', { success: 1, message: 'Hecho', evento: anEvento({ id: 30 }) });
    expect((await provider().create('eventos', { data })).data.id).toBe(30);
    expect(received.map(({ name }) => name)).toEqual(['addEvento']);
  });

  it('sends the author on create, and returns what it sent, with the id 0, if the server answers no event', async () => {
    answerDone('addEvento');
    const created = await provider().create('eventos', { data });
    expect(created.data).toMatchObject({ id: 0, fecha: '2025-03-09' });
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toEqual({
      nombre: 'Foro vial',
      descripcion: '',
      fecha: '2025-03-09',
      lugar: '',
      pais: '',
      tipo: 1,
      estado: 1,
      url_noticia_divulgacion: '',
      nombre_ponencia: '',
      url_pagina_evento: '',
      urls_adicionales: ['https://example.org/1'],
      created_by: 'lpena',
      created_by_name: 'Laura Peña',
    });
  });

  it("sends 'Usuario no identificado' as author without a session", async () => {
    answerDone('addEvento');
    await createDataProvider({ host: HOST, storage: undefined }).create('eventos', { data });
    expect(received[0]?.body).toMatchObject({ created_by: '', created_by_name: 'Usuario no identificado' });
  });

  it('sends the author on update', async () => {
    answerDone('updateEvento');
    const signature = { updated_by: 'lpena', updated_by_name: 'Laura Peña' };
    const updated = await provider().update('eventos', { id: '6', data: { lugar: 'Cali' }, previousData });
    expect(updated.data).toEqual({ ...previousData, lugar: 'Cali' });
    expect(received.map(({ name, params, body }) => [name, params, body])).toEqual([
      ['updateEvento', { id: '6' }, { ...fields, lugar: 'Cali', ...signature, version: 7 }],
    ]);
  });

  it('sends a change of activo with other changes through update_evento', async () => {
    answerDone('updateEvento');
    await provider().update('eventos', { id: 6, data: { lugar: 'Cali', activo: false }, previousData });
    expect(received[0]?.body).toMatchObject({ lugar: 'Cali', estado: 0 });
  });

  it('does not change a type that forms do not offer', async () => {
    answerDone('updateEvento');
    const before = { ...previousData, tipo: 4 };
    await provider().update('eventos', { id: 6, data: { lugar: 'Cali' }, previousData: before });
    expect(received[0]?.body).toMatchObject({ tipo: 4 });
  });

  it.each([
    [true, '0'],
    [false, '1'],
  ])('sends what a switch changes through toggle_estado (from %s)', async (activo, estado) => {
    answerDone('toggleEvento');
    const before = { ...previousData, activo };
    const updated = await provider().update('eventos', {
      id: 6,
      data: { activo: !activo },
      previousData: before,
      meta: TOGGLE,
    });
    expect(updated.data).toMatchObject({ activo: !activo });
    expect(received).toEqual([{ name: 'toggleEvento', params: { id: '6' }, query: { estado }, body: undefined }]);
  });

  it.each([
    [true, undefined, 0],
    [false, undefined, 1],
    [true, BESIDE_LIST, 2],
    [false, BESIDE_LIST, 1],
  ])('sends a form that changes activo alone through update_evento (from %s, %j)', async (activo, meta, estado) => {
    answerDone('updateEvento');
    const signature = { updated_by: 'lpena', updated_by_name: 'Laura Peña' };
    const before = { ...previousData, activo };
    await provider().update('eventos', { id: 6, data: { ...before, activo: !activo }, previousData: before, meta });
    expect(received.map(({ name, params, body }) => [name, params, body])).toEqual([
      ['updateEvento', { id: '6' }, { ...fields, estado, ...signature, version: 7 }],
    ]);
  });

  it('updates several', async () => {
    answer('listEventos', { success: 1, eventos: [anEvento(), anEvento({ id: 7, estado: 0 })] });
    answerDone('updateEvento');
    await provider().updateMany('eventos', { ids: [6, 7], data: { activo: false } });
    expect(received.slice(1).map(({ name, params }) => [name, params])).toEqual([
      ['updateEvento', { id: '6' }],
      ['updateEvento', { id: '7' }],
    ]);
  });

  it('deletes one and several', async () => {
    answerDone('deleteEvento');
    expect((await provider().delete('eventos', { id: '6' })).data).toEqual({ id: 6 });
    expect((await provider().deleteMany('eventos', { ids: [7, 8] })).data).toEqual([7, 8]);
    expect(received.map(({ params }) => params)).toEqual([{ id: '6' }, { id: '7' }, { id: '8' }]);
  });
});
