import { describe, expect, it } from 'vitest';
import { aDetail, aLink, aProductoOfProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, provider } from './mock.ts';

const received = mockedNetwork();
const bodies = () => received.map(({ name, body }) => [name, body]);
const ofProyecto = { ...ALL_RECORDS, target: 'id_proyecto', id: 3 };

it.each([
  ['proyecto-integrante', { id_integrante: 9 }, 'addIntegranteToProyecto', { id: 0, id_integrante: 9 }],
  ['proyecto-producto', { id_producto: 8 }, 'addProductoToProyecto', { id: 8 }],
  ['proyecto-linea', { id_linea: 2 }, 'assignLinea', { id: 3, id_linea: 2 }],
] as const)('%s: a new link is one request', async (resource, link, call, expected) => {
  answerDone(call);
  const { data } = await provider().create(resource, { data: { id_proyecto: 3, ...link } });
  expect(data).toMatchObject({ id_proyecto: 3, ...expected });
  expect(received.map(({ name }) => name)).toEqual([call]);
});

describe('proyecto-integrante', () => {
  it('lists the members of a project', async () => {
    answer('getProyecto', aDetail());
    const { data, total } = await provider().getManyReference('proyecto-integrante', ofProyecto);
    expect([data[0], total]).toEqual([aLink(), 2]);
    expect(received[0]?.params).toEqual({ id: '3' });
  });

  it('filters by project and searches', async () => {
    answer('getProyecto', aDetail());
    const { data } = await provider().getList('proyecto-integrante', {
      ...ALL_RECORDS,
      filter: { id_proyecto: 3, q: 'BETO' },
    });
    expect(data).toEqual([aLink({ id: 22, id_integrante: 9, nombres: 'Beto' })]);
  });

  it('tolerates numbers as text and alternative field names', async () => {
    const { id_proyecto, id_integrante, ...others } = aLink();
    answerRaw('getProyecto', {
      success: '1',
      investigadores: [{ ...others, id: '21', actor_id: '5', grupo: '1' }],
    });
    expect((await provider().getManyReference('proyecto-integrante', ofProyecto)).data).toEqual([aLink()]);
  });

  it('adds a member', async () => {
    answerDone('addIntegranteToProyecto');
    await provider().create('proyecto-integrante', { data: { id_proyecto: 3, id_integrante: '9' } });
    expect(bodies()).toEqual([['addIntegranteToProyecto', { proyecto_id: 3, actor_id: 9 }]]);
  });

  it('sends the ids of link, member and project on removal', async () => {
    answerDone('removeIntegranteFromProyecto');
    const { data } = await provider().delete('proyecto-integrante', { id: 21, previousData: aLink() });
    expect(data).toEqual(aLink());
    expect(bodies()).toEqual([['removeIntegranteFromProyecto', { id: 21, id_integrante: 5, id_proyecto: 3 }]]);
  });

  it('removes several by the id of the link', async () => {
    answerDone('removeIntegranteFromProyecto');
    await provider().deleteMany('proyecto-integrante', { ids: [21, 22] });
    expect(received.map(({ body }) => body)).toEqual([{ id: 21 }, { id: 22 }]);
  });
});

describe('proyecto-producto', () => {
  const link = { id: 8, id_proyecto: 3, nombre: 'Guía de carga', tipo: 'Libro', enlace: 'https://example.org/g' };

  it('lists the products of a project', async () => {
    answer('getProyecto', aDetail());
    expect((await provider().getManyReference('proyecto-producto', ofProyecto)).data).toEqual([link]);
  });

  it('filters by project', async () => {
    answer('getProyecto', aDetail());
    const { data } = await provider().getList('proyecto-producto', { ...ALL_RECORDS, filter: { id_proyecto: '3' } });
    expect(data).toEqual([link]);
  });

  it('tolerates numbers as text and alternative field names', async () => {
    const { enlace, ...others } = aProductoOfProyecto();
    answerRaw('getProyecto', { success: 1, productos: [{ ...others, id: '8' }] });
    expect((await provider().getManyReference('proyecto-producto', ofProyecto)).data).toEqual([link]);
  });

  it('adds a product', async () => {
    answerDone('addProductoToProyecto');
    await provider().create('proyecto-producto', { data: { id_proyecto: 3, id_producto: 8 } });
    expect(bodies()).toEqual([['addProductoToProyecto', { proyecto_id: 3, producto_id: 8 }]]);
  });

  it('removes one and several by the id of the product', async () => {
    answerDone('removeProductoFromProyecto');
    await provider().delete('proyecto-producto', { id: 8, previousData: link });
    await provider().deleteMany('proyecto-producto', { ids: [9, 10] });
    expect(received.map(({ body }) => body)).toEqual([{ id: 8 }, { id: 9 }, { id: 10 }]);
  });
});

describe('proyecto-linea', () => {
  const link = { id: 3, id_proyecto: 3, id_linea: 2, linea_nombre: 'Gestión SST' };
  const noLinea = { id: 3, id_proyecto: 3, id_linea: null, linea_nombre: '' };

  it('returns the line of a project', async () => {
    answer('getProyecto', aDetail());
    expect((await provider().getOne('proyecto-linea', { id: '3' })).data).toEqual(link);
    expect((await provider().getManyReference('proyecto-linea', ofProyecto)).data).toEqual([link]);
  });

  it('returns id_linea null when no line is assigned', async () => {
    answer('getProyecto', { ...aDetail(), lineas: [] });
    expect((await provider().getOne('proyecto-linea', { id: 3 })).data).toEqual(noLinea);
    expect(await provider().getManyReference('proyecto-linea', ofProyecto)).toEqual({ data: [], total: 0 });
  });

  it('tolerates numbers as text', async () => {
    answerRaw('getProyecto', { success: '1', lineas: [{ id_linea: '2', linea_nombre: 'Gestión SST' }] });
    expect((await provider().getOne('proyecto-linea', { id: 3 })).data).toEqual(link);
  });

  it('assigns a line', async () => {
    answerDone('assignLinea');
    await provider().create('proyecto-linea', { data: { id_proyecto: 3, id_linea: '2' } });
    expect(bodies()).toEqual([['assignLinea', { id_proyecto: 3, id_linea: 2 }]]);
  });

  it.each([
    ['updates an assigned line', { ...link, id_linea: 4 }, 'updateLinea'],
    ['assigns a line when there was none', noLinea, 'assignLinea'],
  ] as const)('%s', async (_, previousData, name) => {
    answerDone(name);
    const { data } = await provider().update('proyecto-linea', { id: 3, data: { id_linea: 2 }, previousData });
    expect(data.id_linea).toBe(2);
    expect(bodies()).toEqual([[name, { id_proyecto: 3, id_linea: 2 }]]);
  });
});
