import { describe, expect, it } from 'vitest';
import { proyectos } from '../../dataProvider/resources/proyectos.ts';
import { aDetail, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { ALL_RECORDS, provider, selectedFile } from './mock.ts';

const received = mockedNetwork();
const previousData = proyectos.read(aProyecto());
const update = (data: object) =>
  provider().update('proyectos', { id: '3', data: { ...previousData, ...data }, previousData });

describe('proyectos: reading', () => {
  it('searches ignoring accents, sorts and pages the list', async () => {
    answer('listProyectos', {
      success: 1,
      projects: [aProyecto(), aProyecto({ id: 4, nombre: 'Gestion de flotas' }), aProyecto({ id: 5, nombre: 'Ruido' })],
    });
    const page = await provider().getList('proyectos', {
      filter: { q: 'gestión' },
      sort: { field: 'nombre', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    });
    expect(page.total).toBe(2);
    expect(page.data.map(({ nombre }) => nombre)).toEqual(['Gestion de flotas']);
  });

  it('getOne returns the same fields as the list, and the line', async () => {
    const { id_linea, linea_nombre, ...project } = aProyecto();
    answer('getProyecto', { ...aDetail(), project });
    expect((await provider().getOne('proyectos', { id: '3' })).data).toEqual(previousData);
    expect(received[0]?.params).toEqual({ id: '3' });
  });

  it('getOne returns id_linea null without a line', async () => {
    answer('getProyecto', { ...aDetail(), lineas: [] });
    const { data } = await provider().getOne('proyectos', { id: 3 });
    expect(data).toMatchObject({ id_linea: null, linea_nombre: '' });
  });

  it.each([
    ['projects', { success: '1', projects: [aProyecto()] }],
    ['products', { success: 1, products: [aProyecto()] }],
    ['a bare list', [aProyecto()]],
  ])('reads the list from %s', async (_, body) => {
    answerRaw('listProyectos', body);
    expect((await provider().getList('proyectos', ALL_RECORDS)).data).toEqual([previousData]);
  });

  it.each([
    [{ id: '3', estado: '1', activo: '1', id_linea: '2' }, {}],
    [{ id: undefined, id_proyecto: '3' }, {}],
    [{ entidades: '["Universidad"," Alcaldía ",""]' }, {}],
    [{ entidades: 'Universidad, Alcaldía,' }, {}],
    [{ entidades: null }, { entidades: [] }],
    [{ enlace_ext: undefined }, {}],
    [{ enlace_ext: undefined, url_externa: undefined, enlace: 'https://example.org/p' }, {}],
    [{ activo: '0' }, { activo: false }],
    [{ estado: '7' }, { estado: 7 }],
    [
      { objetivo: null, id_linea: null, linea_nombre: null },
      { objetivo: '', id_linea: null, linea_nombre: '' },
    ],
  ])('tolerates %j', async (wire, expected) => {
    answerRaw('listProyectos', { success: 1, projects: [{ ...aProyecto(), ...wire }] });
    const { data } = await provider().getList('proyectos', ALL_RECORDS);
    expect(data).toEqual([{ ...previousData, ...expected }]);
  });

  it('rejects with 404 when the detail has no project', async () => {
    answerRaw('getProyecto', { success: 1, project: null });
    await expect(provider().getOne('proyectos', { id: 3 })).rejects.toMatchObject({ status: 404 });
  });
});

describe('proyectos: writing', () => {
  it('sends all fields of a new record', async () => {
    answer('addProyecto', { success: 1, message: 'Listo', project: aProyecto({ id: 12 }) });
    const data = {
      nombre: 'Nuevo',
      objetivo: 'Probar',
      estado: '2',
      fecha_inicio: '2025-01-01',
      fecha_fin: '2025-02-01',
      entidades: 'Universidad, Alcaldía, ',
      enlace_ext: null,
    };
    const created = await provider().create('proyectos', { data });
    expect(created.data).toEqual({ ...previousData, id: 12 });
    expect(received[0]?.body).toEqual({
      nombre: 'Nuevo',
      objetivo: 'Probar',
      descripcion: '',
      estado: 2,
      fecha_inicio: '2025-01-01',
      fecha_fin: '2025-02-01',
      entidades: ['Universidad', 'Alcaldía'],
      enlace_ext: '',
      created_by: 'lpena',
    });
  });

  it('sends all fields when more than estado changed', async () => {
    answerDone('updateProyecto');
    const { data } = await update({ nombre: 'Otro', estado: 2, entidades: ['Universidad'] });
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      [
        'updateProyecto',
        {
          id: 3,
          version: 7,
          nombre: 'Otro',
          objetivo: 'Medir',
          descripcion: 'Un estudio',
          estado: 2,
          fecha_inicio: '2025-01-15',
          fecha_fin: '2025-12-01',
          entidades: ['Universidad'],
          enlace_ext: 'https://example.org/p',
          updated_by: 'lpena',
        },
      ],
    ]);
    expect(data).toEqual({ ...previousData, nombre: 'Otro', estado: 2, entidades: ['Universidad'] });
  });

  it('sends estado alone through update_estado', async () => {
    answerDone('updateProyectoEstado');
    const { data } = await update({ estado: '2' });
    expect(received.map(({ name, body }) => [name, body])).toEqual([['updateProyectoEstado', { id: 3, estado: 2 }]]);
    expect(data.estado).toBe(2);
  });

  it.each([true, false])('sends activo through toggle_project_status (from %s)', async (activo) => {
    answerDone('toggleProyecto');
    const before = { ...previousData, activo };
    await provider().update('proyectos', { id: 3, data: { activo: !activo }, previousData: before });
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      ['toggleProyecto', { id: 3, activo: activo ? 0 : 1, updated_by: 'lpena' }],
    ]);
  });

  it.each([{ objetivo: 'Otro' }, { estado: 2 }])(
    'sends one call for %j and activo, which that call does not take',
    async (changes) => {
      answerDone('updateProyecto');
      const { data } = await update({ ...changes, activo: false });
      expect(received.map(({ name, body }) => [name, body])).toEqual([
        ['updateProyecto', expect.not.objectContaining({ activo: 0 })],
      ]);
      expect(data).toMatchObject({ ...changes, activo: true });
    },
  );

  it('returns the record that the server answers', async () => {
    const project = aProyecto({ nombre: 'Otro', updated_by: 'lpena', version: 8 });
    answerRaw('updateProyecto', { success: 1, message: 'Hecho', project });
    expect((await update({ nombre: 'Otro ' })).data).toEqual(proyectos.read(project));
  });

  it('sends the links and the picture of a new record in its call', async () => {
    answer('addProyecto', { success: 1, message: 'Listo', project: aProyecto({ id: 12 }) });
    const links = { id_linea: 2, integrantes: [5, 6], productos: [9] };
    const data = {
      nombre: 'Nuevo',
      ...links,
      imagen: selectedFile('foto.png', 'image/png'),
      descripcion_imagen: 'Vía',
    };
    await provider().create('proyectos', { data });
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      [
        'addProyecto',
        expect.objectContaining({
          nombre: 'Nuevo',
          ...links,
          descripcion_imagen: 'Vía',
          imagen: { name: 'foto.png', type: 'image/png' },
        }),
      ],
    ]);
  });

  it('returns what it sent, with the id 0, if the server answers no record', async () => {
    answerDone('addProyecto');
    const { data } = await provider().create('proyectos', { data: { nombre: 'Nuevo' } });
    expect(data).toMatchObject({ id: 0, nombre: 'Nuevo' });
    expect(received).toHaveLength(1);
  });

  it('sends no call when no writable field changed', async () => {
    const { data } = await update({ id_linea: 4, created_by: 'otro', entidades: [...previousData.entidades] });
    expect(received).toEqual([]);
    expect(data).toMatchObject({ id_linea: 2, created_by: 'admin' });
  });

  it('stops after an error', async () => {
    answerRaw('updateProyecto', { success: 0, message: 'No' }, 422);
    await expect(update({ nombre: 'Otro', activo: false })).rejects.toMatchObject({ message: 'No', status: 422 });
    expect(received).toHaveLength(1);
  });

  it('updates several, each with its changed fields', async () => {
    answer('listProyectos', {
      success: 1,
      projects: [aProyecto(), aProyecto({ id: 4, activo: 0 }), aProyecto({ id: 5 })],
    });
    answerDone('toggleProyecto');
    const { data } = await provider().updateMany('proyectos', { ids: [3, 4], data: { activo: false } });
    expect(data).toEqual([3, 4]);
    expect(received.map(({ name, body }) => [name, body])).toEqual([
      ['listProyectos', undefined],
      ['toggleProyecto', { id: 3, activo: 0, updated_by: 'lpena' }],
    ]);
  });

  it('reads the previous record when the caller has none', async () => {
    answer('getProyecto', aDetail());
    answerDone('updateProyectoEstado');
    await provider().update('proyectos', { id: 3, data: { estado: 2 }, previousData: undefined });
    expect(received.map(({ name }) => name)).toEqual(['getProyecto', 'updateProyectoEstado']);
  });
});
