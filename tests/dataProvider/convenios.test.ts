import { describe, expect, it } from 'vitest';
import { TOGGLE } from '../../dataProvider/core/adapterParts.ts';
import { convenios } from '../../dataProvider/resources/convenios.ts';
import { aConvenio } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, provider, selectedFile } from './mock.ts';

const received = mockedNetwork();
const previousData = convenios.read(aConvenio());
const logo = selectedFile('logo.svg', 'image/svg+xml');

describe('convenios: reading', () => {
  it('filters the list by activo', async () => {
    answer('listConvenios', { success: 1, convenios: [aConvenio(), aConvenio({ id: 5, estado: 2 })] });
    const { data } = await provider().getList('convenios', { ...ALL_RECORDS, filter: { activo: true } });
    expect(data).toEqual([previousData]);
  });

  it('getOne returns the same fields as the list', async () => {
    answer('getConvenio', { success: 1, convenio: aConvenio() });
    expect((await provider().getOne('convenios', { id: '4' })).data).toEqual(previousData);
  });

  it.each([
    [{ id: '4', estado: '1' }, {}],
    [{ estado: '2' }, { activo: false }],
    [{ estado: 0 }, { activo: false }],
    [
      { descripcion: null, url_web: null, logo: null },
      { descripcion: '', url_web: '', logo: '' },
    ],
  ])('tolerates %j', async (wire, expected) => {
    answerRaw('listConvenios', { success: '1', convenios: [{ ...aConvenio(), ...wire }] });
    expect((await provider().getList('convenios', ALL_RECORDS)).data).toEqual([{ ...previousData, ...expected }]);
  });

  it('tolerates a bare list', async () => {
    answerRaw('listConvenios', [aConvenio()]);
    expect((await provider().getList('convenios', ALL_RECORDS)).data).toEqual([previousData]);
  });
});

describe('convenios: writing', () => {
  it('sends a new record as multipart, active by default', async () => {
    answer('addConvenio', { success: 1, message: 'Listo', convenio: aConvenio({ id: 10 }) });
    const { data } = await provider().create('convenios', { data: { nombre: 'Nuevo', archivo: logo } });
    expect(data).toEqual({ ...previousData, id: 10 });
    expect(received[0]?.body).toEqual({
      nombre: 'Nuevo',
      descripcion: '',
      url_web: '',
      estado: '1',
      logo: { name: 'logo.svg', type: 'image/svg+xml' },
    });
  });

  it('creates an inactive convenio', async () => {
    answer('addConvenio', { success: 1, message: 'Listo', convenio: aConvenio({ estado: 2 }) });
    await provider().create('convenios', { data: { nombre: 'Nuevo', activo: false, archivo: logo } });
    expect(received[0]?.body).toMatchObject({ estado: '2' });
  });

  it('sends an update as multipart', async () => {
    answerDone('updateConvenio');
    const data = { nombre: 'Otro', activo: false };
    const updated = await provider().update('convenios', { id: '4', data, previousData });
    expect(updated.data).toEqual({ ...previousData, ...data });
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      [
        'updateConvenio',
        {
          id: '4',
          version: '7',
          nombre: 'Otro',
          descripcion: 'Aliada',
          url_web: 'https://example.org/c',
          estado: '2',
        },
      ],
    ]);
  });

  it.each([
    [true, 2],
    [false, 1],
  ])('sends what a switch changes through toggle_estado (from %s)', async (activo, estado) => {
    answerDone('toggleConvenio');
    const before = { ...previousData, activo };
    const data = { activo: !activo };
    const updated = await provider().update('convenios', { id: 4, data, previousData: before, meta: TOGGLE });
    expect(updated.data).toMatchObject({ activo: !activo });
    expect(received.map(({ name, body }) => [name, body])).toEqual([['toggleConvenio', { id: 4, estado }]]);
  });

  it.each([
    [true, '2'],
    [false, '1'],
  ])('sends a form that changes activo alone through update_convenio (from %s)', async (activo, estado) => {
    answerDone('updateConvenio');
    const before = { ...previousData, activo };
    await provider().update('convenios', { id: 4, data: { ...before, activo: !activo }, previousData: before });
    const { nombre, descripcion, url_web } = previousData;
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      ['updateConvenio', { id: '4', version: '7', nombre, descripcion, url_web, estado }],
    ]);
  });

  it('sends a chosen logo with a change of activo, and returns the record of the answer', async () => {
    answerRaw('updateConvenio', {
      success: 1,
      message: 'Hecho',
      convenio: aConvenio({ logo: 'nuevo.svg', estado: 2 }),
    });
    const data = { activo: false, archivo: logo };
    const updated = await provider().update('convenios', { id: 4, data, previousData });
    expect(updated.data).toEqual({ ...previousData, activo: false, logo: 'nuevo.svg' });
    expect(received[0]?.body).toMatchObject({ estado: '2', logo: { name: 'logo.svg', type: 'image/svg+xml' } });
  });

  it('deletes one', async () => {
    answerDone('deleteConvenio');
    const { data } = await provider().delete('convenios', { id: 4, previousData });
    expect(data).toEqual(previousData);
    expect(received.map(({ name, params }) => [name, params])).toEqual([['deleteConvenio', { id: '4' }]]);
  });

  it('deletes several sequentially, and stops at an error', async () => {
    answerDone('deleteConvenio');
    expect((await provider().deleteMany('convenios', { ids: [4, 5] })).data).toEqual([4, 5]);
    expect(received.map(({ params }) => params)).toEqual([{ id: '4' }, { id: '5' }]);
    answerRaw('deleteConvenio', { success: 0, message: 'No existe' }, 404);
    await expect(provider().deleteMany('convenios', { ids: [6, 7] })).rejects.toMatchObject({ message: 'No existe' });
    expect(received).toHaveLength(3);
  });

  it('updates several', async () => {
    answer('listConvenios', { success: 1, convenios: [aConvenio(), aConvenio({ id: 5 })] });
    answerDone('updateConvenio');
    await provider().updateMany('convenios', { ids: [4, 5], data: { activo: false } });
    expect(received.slice(1).map(({ body }) => body)).toMatchObject([
      { id: '4', estado: '2' },
      { id: '5', estado: '2' },
    ]);
  });

  it('maps a logo error to the form field', async () => {
    answerRaw('addConvenio', { success: 0, message: 'Muy grande', errors: { logo: 'Muy grande' } }, 413);
    await expect(provider().create('convenios', { data: { nombre: 'x' } })).rejects.toMatchObject({
      body: { errors: { archivo: 'Muy grande' } },
    });
  });
});
