import { describe, expect, it } from 'vitest';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { provider, TODOS } from './mock.ts';
import { unDetalle, unProductoDeProyecto, unVinculo } from './wires.ts';

const received = mockedNetwork();
const bodies = () => received.map(({ name, body }) => [name, body]);
const deProyecto = { ...TODOS, target: 'id_proyecto', id: 3 };

describe('proyecto-integrante', () => {
  it('gives the members of a project', async () => {
    answer('obtenerProyecto', unDetalle());
    const { data, total } = await provider().getManyReference('proyecto-integrante', deProyecto);
    expect([data[0], total]).toEqual([unVinculo(), 2]);
    expect(received[0]?.params).toEqual({ id: '3' });
  });

  it('gives them as a list filtered by project, and searches them', async () => {
    answer('obtenerProyecto', unDetalle());
    const { data } = await provider().getList('proyecto-integrante', {
      ...TODOS,
      filter: { id_proyecto: 3, q: 'BETO' },
    });
    expect(data).toEqual([unVinculo({ id: 22, id_integrante: 9, nombres: 'Beto' })]);
  });

  it('tolerates numbers as text and twin names', async () => {
    const { id_proyecto, id_integrante, ...others } = unVinculo();
    answerRaw('obtenerProyecto', {
      success: '1',
      investigadores: [{ ...others, id: '21', actor_id: '5', grupo: '1' }],
    });
    expect((await provider().getManyReference('proyecto-integrante', deProyecto)).data).toEqual([unVinculo()]);
  });

  it('adds a member and gives the link', async () => {
    answerDone('agregarIntegranteAProyecto');
    answer('obtenerProyecto', unDetalle());
    const { data } = await provider().create('proyecto-integrante', { data: { id_proyecto: 3, id_integrante: '9' } });
    expect(data).toMatchObject({ id: 22, id_integrante: 9, id_proyecto: 3 });
    expect(bodies()[0]).toEqual(['agregarIntegranteAProyecto', { proyecto_id: 3, actor_id: 9 }]);
  });

  it('sends the ids of the link on removal', async () => {
    answerDone('quitarIntegranteDeProyecto');
    const { data } = await provider().delete('proyecto-integrante', { id: 21, previousData: unVinculo() });
    expect(data).toEqual(unVinculo());
    expect(bodies()).toEqual([['quitarIntegranteDeProyecto', { id: 21, id_integrante: 5, id_proyecto: 3 }]]);
  });

  it('removes several by the link alone', async () => {
    answerDone('quitarIntegranteDeProyecto');
    await provider().deleteMany('proyecto-integrante', { ids: [21, 22] });
    expect(received.map(({ body }) => body)).toEqual([{ id: 21 }, { id: 22 }]);
  });
});

describe('proyecto-producto', () => {
  const vinculo = { id: 8, id_proyecto: 3, nombre: 'Guía de carga', tipo: 'Libro', enlace: 'https://example.org/g' };

  it('gives the products of a project', async () => {
    answer('obtenerProyecto', unDetalle());
    expect((await provider().getManyReference('proyecto-producto', deProyecto)).data).toEqual([vinculo]);
  });

  it('gives them as a list filtered by project', async () => {
    answer('obtenerProyecto', unDetalle());
    const { data } = await provider().getList('proyecto-producto', { ...TODOS, filter: { id_proyecto: '3' } });
    expect(data).toEqual([vinculo]);
  });

  it('tolerates numbers as text and twin names', async () => {
    const { enlace, ...others } = unProductoDeProyecto();
    answerRaw('obtenerProyecto', { success: 1, productos: [{ ...others, id: '8' }] });
    expect((await provider().getManyReference('proyecto-producto', deProyecto)).data).toEqual([vinculo]);
  });

  it('adds a product', async () => {
    answerDone('agregarProductoAProyecto');
    answer('obtenerProyecto', unDetalle());
    const { data } = await provider().create('proyecto-producto', { data: { id_proyecto: 3, id_producto: 8 } });
    expect(data).toEqual(vinculo);
    expect(bodies()[0]).toEqual(['agregarProductoAProyecto', { proyecto_id: 3, producto_id: 8 }]);
  });

  it('removes one and several by the id that the project shows', async () => {
    answerDone('quitarProductoDeProyecto');
    await provider().delete('proyecto-producto', { id: 8, previousData: vinculo });
    await provider().deleteMany('proyecto-producto', { ids: [9, 10] });
    expect(received.map(({ body }) => body)).toEqual([{ id: 8 }, { id: 9 }, { id: 10 }]);
  });
});

describe('proyecto-linea', () => {
  const vinculo = { id: 3, id_proyecto: 3, id_linea: 2, linea_nombre: 'Gestión SST' };
  const sinLinea = { id: 3, id_proyecto: 3, id_linea: null, linea_nombre: '' };

  it('gives the line of a project', async () => {
    answer('obtenerProyecto', unDetalle());
    expect((await provider().getOne('proyecto-linea', { id: '3' })).data).toEqual(vinculo);
    expect((await provider().getManyReference('proyecto-linea', deProyecto)).data).toEqual([vinculo]);
  });

  it('says that there is none yet', async () => {
    answer('obtenerProyecto', { ...unDetalle(), lineas: [] });
    expect((await provider().getOne('proyecto-linea', { id: 3 })).data).toEqual(sinLinea);
    expect(await provider().getManyReference('proyecto-linea', deProyecto)).toEqual({ data: [], total: 0 });
  });

  it('tolerates numbers as text', async () => {
    answerRaw('obtenerProyecto', { success: '1', lineas: [{ id_linea: '2', linea_nombre: 'Gestión SST' }] });
    expect((await provider().getOne('proyecto-linea', { id: 3 })).data).toEqual(vinculo);
  });

  it('assigns one', async () => {
    answerDone('asignarLinea');
    answer('obtenerProyecto', unDetalle());
    const { data } = await provider().create('proyecto-linea', { data: { id_proyecto: 3, id_linea: '2' } });
    expect(data).toEqual(vinculo);
    expect(bodies()[0]).toEqual(['asignarLinea', { id_proyecto: 3, id_linea: 2 }]);
  });

  it.each([
    ['updates the one there is', { ...vinculo, id_linea: 4 }, 'actualizarLinea'],
    ['assigns where there was none', sinLinea, 'asignarLinea'],
  ] as const)('%s', async (_, previousData, name) => {
    answerDone(name);
    answer('obtenerProyecto', unDetalle());
    const { data } = await provider().update('proyecto-linea', { id: 3, data: { id_linea: 2 }, previousData });
    expect(data).toEqual(vinculo);
    expect(bodies()[0]).toEqual([name, { id_proyecto: 3, id_linea: 2 }]);
  });
});
