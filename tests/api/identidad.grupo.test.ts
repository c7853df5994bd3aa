import { describe, expect, it } from 'vitest';
import { publicLinks } from '../../api/resources/visibility/publicLinks.ts';
import { localDay } from '../../contract/values/localDay.ts';
import { anIntegrante, newIntegrante, newProyecto } from '../support/builders/inputs.ts';
import { aLogo } from '../support/images.ts';
import { expectFieldRules } from '../support/refusals.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const identidadOf = async (staff: Caller) => (await staff.call('getIdentidad', {})).data[0];
const homeOf = (portal: TestApp) => portal.visitor.call('getInicio', {});

const ANA = { nombres: 'Ana', apellidos: 'Ríos' };
const GROUP = {
  institucion: 'Universidad del Mar',
  institucion_url: 'https://mar.example.org/',
  categoria: 'A1',
  categoria_hasta: '2027-12-31',
  creacion: '2009-03',
} as const;

describe('the data of the group and of its institution', () => {
  it('are stored, and stay when a call does not know of them', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { nombre: institucion_logo } = await staff.call('addImagenIdentidad', { body: {}, file: aLogo() });
    await staff.call('updateIdentidad', { body: { ...GROUP, institucion_logo } });
    await staff.call('updateIdentidad', { body: { lema: 'Otro lema' } });
    expect(await identidadOf(staff)).toMatchObject({ ...GROUP, institucion_logo, lider_id: null });
    const logo = `/api/uploads/identidad/${institucion_logo}`;
    expect((await portal.app.inject({ url: logo })).statusCode).toBe(200);
    await staff.call('updateIdentidad', { body: { institucion_logo: '' } });
    expect((await portal.app.inject({ url: logo })).statusCode).toBe(404);
  });

  it('are refused with a message when they break a rule', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await expectFieldRules(portal, staff, 'updateIdentidad', {}, [
      [
        'institucion_url',
        'mar.example.org',
        'La URL de la institución no es válida: debe comenzar por http:// o https://',
      ],
      ['institucion_logo', 'C:/logo.png', 'La imagen no es válida'],
      ['categoria', 'D', 'Elija una categoría de la lista'],
      ['categoria_hasta', '2027-02-30', 'La fecha no es válida'],
      ['creacion', '2009-13', 'Escriba el año, o el año y el mes: 2009 o 2009-03'],
      ['creacion', 'marzo de 2009', 'Escriba el año, o el año y el mes: 2009 o 2009-03'],
      ['lider_id', 'Ana', 'El líder no es válido'],
    ]);
    const send = async (body: object) => (await staff.send('updateIdentidad', { body })).body;
    expect(await send({ categoria_hasta: '2027-12-31' })).toMatchObject({
      errors: { categoria: 'Elija la categoría, o deje vacía su fecha' },
    });
    expect(await send({ institucion_url: GROUP.institucion_url })).toMatchObject({
      errors: { institucion: 'Escriba el nombre de la institución' },
    });
    expect(await staff.send('updateIdentidad', { body: { lider_id: 99 } })).toMatchObject({
      status: 404,
      body: { message: 'No se encontró el integrante' },
    });
    expect(await identidadOf(staff)).toMatchObject({ version: 1 });
  });
});

describe('the leader of the group', () => {
  it('is a member whom visitors see, until the link is taken away', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff, ANA);
    expect(await homeOf(portal)).not.toHaveProperty('lider');
    await staff.call('updateIdentidad', { body: { lider_id: id } });
    expect((await homeOf(portal)).lider).toEqual({ id, nombre: 'Ana Ríos' });
    const change = (changes: object) =>
      staff.send('updateIntegrante', { body: { id, ...anIntegrante({ ...ANA, ...changes }) } });
    expect((await change({ publicar_hasta: '2020-01-01T00:00:00.000Z' })).status).toBe(200);
    expect(await homeOf(portal)).not.toHaveProperty('lider');
    expect((await change({ publicar_hasta: '' })).status).toBe(200);
    expect((await homeOf(portal)).lider).toEqual({ id, nombre: 'Ana Ríos' });
    await staff.call('updateIdentidad', { body: { lider_id: '' } });
    expect(await identidadOf(staff)).toMatchObject({ lider_id: null });
  });

  it('leaves with a member who is archived, and comes back with the member', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const recurso_id = await newIntegrante(staff, ANA);
    const record = { recurso: 'integrantes', recurso_id } as const;
    await staff.call('updateIdentidad', { body: { lider_id: recurso_id } });
    expect((await staff.call('listVinculos', { query: record })).vinculos).toEqual([
      { recurso: 'identidad', id: 1, nombre: '' },
    ]);
    await staff.call('archiveRecord', { body: record });
    expect(await identidadOf(staff)).toMatchObject({ lider_id: null, version: 3 });
    expect(await homeOf(portal)).not.toHaveProperty('lider');
    expect(await staff.call('restoreArchived', { body: record })).toEqual({
      success: 1,
      message: 'Restaurado exitosamente',
    });
    expect(await identidadOf(staff)).toMatchObject({ lider_id: recurso_id });
    expect((await homeOf(portal)).lider).toEqual({ id: recurso_id, nombre: 'Ana Ríos' });
  });

  it('stays the one whom staff chose after an archived one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [first, second] = [await newIntegrante(staff), await newIntegrante(staff)];
    const record = { recurso: 'integrantes', recurso_id: first } as const;
    await staff.call('updateIdentidad', { body: { lider_id: first } });
    await staff.call('archiveRecord', { body: record });
    await staff.call('updateIdentidad', { body: { lider_id: second } });
    await staff.call('restoreArchived', { body: record });
    expect(await identidadOf(staff)).toMatchObject({ lider_id: second });
    const nombre = { ...record, nombre: 'otro nombre' };
    await staff.call('archiveRecord', { body: record });
    expect((await staff.send('deleteForever', { body: nombre })).status).toBe(422);
    expect(await identidadOf(staff)).toMatchObject({ lider_id: second });
  });
});

it('a sample member whom staff make leader stays when the sample content goes', async () => {
  await using portal = await testApp({ sampleContent: true });
  const staff = await portal.staff();
  const leader = async () =>
    (await staff.call('listSample', {})).registros.find(({ recurso, id }) => recurso === 'integrantes' && id === 2);
  expect(await leader()).toMatchObject({ motivo: null });
  await staff.call('updateIdentidad', { body: { lider_id: 2 } });
  expect(await leader()).toMatchObject({ motivo: 'vinculado', vinculo: 'la identidad' });
});

it('the site of the institution is among the links that are checked', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  await staff.call('updateIdentidad', { body: GROUP });
  const { rows } = await publicLinks(portal.db, new Date()).execute(portal.db);
  expect(rows.map(({ recurso, campo, url }) => [recurso, campo, url])).toEqual([
    ['identidad', 'institucion_url', GROUP.institucion_url],
  ]);
});

describe('the day of the last update', () => {
  const OLD = '2024-01-02T03:00:00.000Z';

  it('is that of the newest change that visitors can see, in Bogotá', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect(await homeOf(portal)).not.toHaveProperty('actualizado');
    const [shown, hidden] = [await newProyecto(staff), await newProyecto(staff)];
    await staff.call('toggleProyecto', { body: { id: hidden, activo: 0 } });
    await portal.db.updateTable('movimientos').set({ created_at: OLD }).execute();
    await portal.db.updateTable('proyectos').set({ created_at: OLD }).execute();
    await staff.call('updateProyecto', { body: { id: hidden, objetivo: 'No se ve' } });
    expect((await homeOf(portal)).actualizado).toBe('2024-01-01');
    await staff.call('updateProyecto', { body: { id: shown, objetivo: 'Se ve' } });
    const { created_at } = await portal.db
      .selectFrom('movimientos')
      .orderBy('id', 'desc')
      .select('created_at')
      .executeTakeFirstOrThrow();
    expect((await homeOf(portal)).actualizado).toBe(localDay(created_at));
  });
});
