import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import type { Paso } from '../../contract/values/primerosPasos.ts';
import { newConvenio, newEvento, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { countOf } from '../support/database.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

/** home and Identidad */
const SETTINGS = 2;
const TOTAL = 12 + 14 + 16 + 8 + 14 + 3 + 2 + SETTINGS;

describe('the first steps', () => {
  const doneBy = async (staff: Caller): Promise<Paso[]> =>
    (await staff.call('listPrimerosPasos', {})).pasos.flatMap(({ paso, hecho }) => (hecho ? [paso] : []));

  it('tick themselves off', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect(await doneBy(staff)).toEqual([]);
    await newProyecto(staff);
    expect(await doneBy(staff)).toEqual(['proyecto']);
    await newIntegrante(staff);
    await newProducto(staff);
    await newConvenio(staff);
    await newEvento(staff);
    await staff.call('updateIdentidad', { body: { nombre: 'Grupo del mar' } });
    await staff.call('setTextosRevisados', { body: { revisados: 1 } });
    await portal.db.updateTable('lineas').set({ texto: '<p>Arrecifes</p>' }).where('id', '=', 1).execute();
    const { pasos } = await staff.call('listPrimerosPasos', {});
    expect(pasos.map(({ paso }) => paso)).toEqual([
      'identidad',
      'textos',
      'linea',
      'proyecto',
      'integrante',
      'producto',
      'convenio',
      'evento',
    ]);
    expect(pasos.every(({ hecho }) => hecho)).toBe(true);
  });
});

describe('the step over the texts of the home', () => {
  const textsStep = async (staff: Caller) =>
    (await staff.call('listPrimerosPasos', {})).pasos.find(({ paso }) => paso === 'textos');

  it('is done once no text of the sample is left', async () => {
    await using portal = await testApp({ sampleContent: true });
    const staff = await portal.staff();
    const texts = async () => (await staff.call('listSample', {})).textos.map(({ recurso, id }) => `${recurso} ${id}`);
    expect(await texts()).toEqual(['lineas 1', 'lineas 2', 'lineas 4', 'lineas 3', 'inicio 1', 'identidad 1']);
    expect(await textsStep(staff)).toEqual({ paso: 'textos', hecho: false, declarado: false });

    await staff.call('updateConfiguracion', { body: { objetivo: '<p>Estudiamos los arrecifes.</p>' } });
    await staff.call('updateIdentidad', {
      body: {
        nombre: 'Grupo del mar',
        sigla: 'GM',
        lema: 'Arrecifes',
        descripcion: 'Biología marina',
        hero_titulo: 'El mar',
        hero_texto: 'Estudiamos el mar',
        pilares_descripcion: 'Dos pilares',
        temas: [],
      },
    });
    expect(await texts()).toEqual(['lineas 1', 'lineas 2', 'lineas 4', 'lineas 3']);
    await portal.db.updateTable('lineas').set({ nombre: 'Corales' }).where('id', '>', 1).execute();
    await staff.call('retireLinea', { body: { id: 1, retirada: 1 } });
    expect(await texts()).toEqual([]);
    expect(await textsStep(staff)).toEqual({ paso: 'textos', hecho: true, declarado: false });
  });

  it('is declared done for all staff, and taken back', async () => {
    await using portal = await testApp();
    const ana = await portal.staff();
    const luis = await portal.otherStaff();
    await ana.call('setTextosRevisados', { body: { revisados: 1 } });
    await ana.call('setTextosRevisados', { body: { revisados: 1 } });
    expect(await textsStep(luis)).toEqual({ paso: 'textos', hecho: true, declarado: true });
    await luis.call('setTextosRevisados', { body: { revisados: 0 } });
    expect(await textsStep(ana)).toEqual({ paso: 'textos', hecho: false, declarado: false });
    const { status, body } = await ana.send('setTextosRevisados', { body: { revisados: 2 as never } });
    expect({ status, message: body.message }).toEqual({ status: 422, message: 'El valor de revisados no es válido' });
  });

  it('leaves the name of the group to its own step', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const nameStep = async () =>
      (await staff.call('listPrimerosPasos', {})).pasos.find(({ paso }) => paso === 'identidad');
    await staff.call('updateIdentidad', { body: { pie: 'Sede norte' } });
    expect(await nameStep()).toEqual({ paso: 'identidad', hecho: false });
    await staff.call('updateIdentidad', { body: { nombre: 'Grupo del mar' } });
    expect(await nameStep()).toEqual({ paso: 'identidad', hecho: true });
  });
});

const identidadOf = async (staff: Caller) => (await staff.call('getIdentidad', {})).data[0];

describe('the sample content', () => {
  let portal: TestApp;
  let staff: Caller;
  let sample: AnswerOf<'listSample'>['registros'];
  beforeAll(async () => {
    portal = await testApp({ sampleContent: true });
    staff = await portal.staff();
    sample = (await staff.call('listSample', {})).registros;
  });
  afterAll(() => portal[Symbol.asyncDispose]());

  const idsOf = (recurso: string) => sample.filter((each) => each.recurso === recurso).map(({ id }) => id);
  const staying = async () =>
    (await staff.call('listSample', {})).registros.flatMap(({ recurso, id, motivo, vinculo }) =>
      motivo === null ? [] : [{ recurso, id, motivo, vinculo }],
    );

  it('is listed, can all be removed, and completes no first step', async () => {
    expect(sample).toHaveLength(TOTAL);
    expect(await staying()).toEqual([]);
    expect((await staff.call('listPrimerosPasos', {})).pasos.some(({ hecho }) => hecho)).toBe(false);
  });

  it('is removed as a whole, and restored by undo, or record by record from the trash', async () => {
    const { body, headers } = await staff.send('removeSample');
    expect(body).toEqual({
      success: 1,
      message: `Se quitaron ${TOTAL - SETTINGS} registros de ejemplo`,
      quitados: TOTAL,
      registros: [],
    });
    expect(await countOf(portal.db, 'proyectos')).toBe(0);
    expect(await countOf(portal.db, 'proyecto_integrante')).toBe(0);
    expect((await portal.visitor.call('getInicio', {})).inicio).toMatchObject({ objetivo: '', telefono: '' });
    expect(await identidadOf(staff)).toMatchObject({
      institucion: '',
      institucion_logo: '',
      categoria: '',
      lider_id: null,
    });
    expect((await staff.call('listSample', {})).registros).toEqual([]);

    const [producto = 0] = idsOf('productos');
    await staff.call('restoreArchived', { body: { recurso: 'productos', recurso_id: producto } });
    expect(await countOf(portal.db, 'productos')).toBe(1);
    expect(await countOf(portal.db, 'proyectos')).toBe(0);
    expect((await staff.call('listSample', {})).registros).toMatchObject([{ id: producto, motivo: null }]);
    await staff.call('removeSample', {});

    // Undone from the last to the first, as staff would.
    const { movimientos } = await staff.call('listMovements', { query: {} });
    const operations = new Set(movimientos.map(({ operacion }) => operacion));
    expect(operations).toContain(String(headers.operacion));
    for (const operacion of [...operations].slice(0, 3)) await staff.call('undo', { body: { operacion } });
    expect((await staff.call('listSample', {})).registros).toEqual(sample);
  });

  it('stays where staff changed it, drafted it, or linked it with their own records', async () => {
    const [changed = 0, linkedProject = 0, drafted = 0] = idsOf('proyectos');
    const [linkedMember = 0, author = 0] = idsOf('integrantes').slice(-2);
    await staff.call('updateProyecto', { body: { id: changed, nombre: 'Cambiado' } });
    await staff.call('saveDraft', {
      body: { recurso: 'proyectos', recurso_id: drafted, campos: JSON.stringify({ nombre: 'Otro' }) },
    });
    const own = await newProyecto(staff, { nombre: 'Propio' });
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id: own, actor_id: linkedMember } });
    const persona = { apellidos: 'Ríos', nombres: 'Ana', nombre_corporativo: '', orcid: '', integrante_id: author };
    const article = await newProducto(staff, { nombre: 'Artículo propio', autores: [persona] });
    await staff.call('addProductoToProyecto', { body: { proyecto_id: linkedProject, producto_id: article } });

    const kept = await staying();
    expect(kept).toEqual(
      expect.arrayContaining([
        { recurso: 'proyectos', id: changed, motivo: 'cambiado', vinculo: '' },
        { recurso: 'proyectos', id: drafted, motivo: 'borrador', vinculo: '' },
        { recurso: 'proyectos', id: linkedProject, motivo: 'vinculado', vinculo: 'Artículo propio' },
        { recurso: 'integrantes', id: linkedMember, motivo: 'vinculado', vinculo: 'Propio' },
        { recurso: 'integrantes', id: author, motivo: 'vinculado', vinculo: 'Artículo propio' },
      ]),
    );
    const { body } = await staff.send('removeSample');
    expect(body.quitados).toBe(TOTAL - kept.length);
    expect(body.registros).toHaveLength(kept.length);
    expect(await staying()).toEqual(kept);
    expect((await staff.call('getProyecto', { params: { id: own } })).investigadores).toHaveLength(1);
    expect((await staff.send('removeSample')).body.quitados).toBe(0);
  });

  it('keeps its institution, leader and category where staff changed one of them, and no leader is no change', async () => {
    await using other = await testApp({ sampleContent: true });
    const user = await other.staff();
    const { institucion, institucion_url, lider_id, sigla } = (await identidadOf(user)) ?? {};
    expect({ institucion, lider_id, sigla }).toEqual({
      institucion: 'Consejo Ciudadano de Seguridad',
      lider_id: expect.any(Number),
      sigla: 'CCS',
    });
    const [{ antes, despues } = { antes: null, despues: null }] = (await user.call('listMovements', { query: {} }))
      .movimientos;
    expect(Object.keys(changedFields(antes ?? {}, despues ?? {})).sort()).toEqual([
      'categoria',
      'categoria_hasta',
      'creacion',
      'institucion',
      'institucion_logo',
      'institucion_url',
      'lider_id',
      'version',
    ]);
    const reason = async () =>
      (await user.call('listSample', {})).registros.find(({ recurso }) => recurso === 'identidad')?.motivo;
    await user.call('updateIdentidad', { body: { lider_id: null } });
    expect(await reason()).toBeNull();
    await user.call('updateIdentidad', { body: { institucion_url: '' } });
    expect(await reason()).toBe('cambiado');
    await user.call('updateIdentidad', { body: { institucion_url } });
    expect(await reason()).toBeNull();
    await user.call('updateIdentidad', { body: { lider_id: await newIntegrante(user) } });
    expect(await reason()).toBe('cambiado');
    await user.call('updateIdentidad', { body: { institucion: 'Universidad del Mar' } });
    expect(await reason()).toBeUndefined();
    await user.call('removeSample', {});
    expect(await identidadOf(user)).toMatchObject({
      institucion: 'Universidad del Mar',
      categoria: 'B',
    });
  });

  it('is not what a user named like its author adds', async () => {
    await using other = await testApp({ adminUsuario: 'ejemplo' });
    const user = await other.staff({ usuario: 'ejemplo', password: 'una clave larga de prueba' });
    await newEvento(user);
    expect((await user.call('listSample', {})).registros).toEqual([]);
  });
});
