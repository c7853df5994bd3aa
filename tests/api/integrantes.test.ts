import { describe, expect, it } from 'vitest';
import { AUTORIZACION } from '../support/builders/defaults.ts';
import { anIntegrante, newIntegrante, newProyecto } from '../support/builders/inputs.ts';
import { movementOf, rowOf, unchanged, uploadedRows } from '../support/database.ts';
import { anImage } from '../support/images.ts';
import { testApp } from '../support/testApp.ts';

/** Without contact data. */
const IN_LIST = {
  id: 1,
  grupo: 1,
  nombre_imagen: null,
  nombres: 'Ana',
  apellidos: 'Núñez',
  cargo: 'Investigadora',
  areas_tematicas: ['Salud'],
  periodos: [],
  anterior: 0,
};
const PUBLIC = {
  ...IN_LIST,
  profesion: 'Ingeniera',
  email: 'ana@example.org',
  correo: 'ana@example.org',
  estudios: ['Maestría', 'Doctorado'],
  url_linkedin: 'https://example.org/in',
  url_hv: 'https://example.org/hv',
  orcid: '0000-0002-1825-0097',
  url_cvlac: 'https://example.org/cvlac',
  url_google_scholar: 'https://example.org/scholar',
};
const UNLIMITED = { publicar_desde: '', publicar_hasta: '' };
const STAFF = { ...PUBLIC, created_by: 'maria.prueba', version: 1, orden: 1_000_000, ...AUTORIZACION, ...UNLIMITED };
const IMAGE_NAME = /^[0-9a-f]{32}\.webp$/;

describe('add_integrante', () => {
  it('answers the member, and shows it to visitors and staff', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect(await staff.call('addIntegrante', { body: anIntegrante() })).toEqual({
      success: 1,
      message: 'Integrante agregado exitosamente',
      integrante: STAFF,
    });
    expect(await portal.visitor.call('listPublicIntegrantes', {})).toEqual([IN_LIST]);
    expect(await staff.call('listIntegrantes', {})).toEqual({ success: 1, integrantes: [STAFF] });
    const params = { id: 1 };
    const detail = await portal.visitor.call('getIntegrante', { params });
    expect(detail).toEqual({ success: 1, message: '', investigador: PUBLIC, proyectos: [], productos: [] });
    expect(await staff.call('getIntegrante', { params })).toEqual({ ...detail, investigador: STAFF });
  });

  it('stores the row and one movimiento, without the picture', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const file = await anImage({ ancho: 800 });
    const { answer, movement } = await movementOf(portal.db, () =>
      staff.call('addIntegrante', { body: anIntegrante(), file }),
    );
    const despues = await rowOf(portal.db, 'integrantes', 1);
    expect(answer.integrante.nombre_imagen).toMatch(IMAGE_NAME);
    expect(despues).toMatchObject({ nombre_imagen: answer.integrante.nombre_imagen, created_by: 'maria.prueba' });
    expect(movement).toEqual({
      usuario_id: 1,
      usuario: 'maria.prueba',
      recurso: 'integrantes',
      recurso_id: 1,
      accion: 'agregar',
      antes: null,
      despues,
    });
    expect(await uploadedRows(portal.db).execute()).toHaveLength(4);
  });

  it('requires only four fields', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const required = { nombres: 'Ana', apellidos: 'Ruiz', cargo: 'Asesora', grupo: 2 };
    const { integrante } = await staff.call('addIntegrante', { body: required });
    expect(integrante).toEqual({
      ...required,
      id: 1,
      version: 1,
      orden: 1_000_000,
      ...AUTORIZACION,
      ...UNLIMITED,
      nombre_imagen: null,
      profesion: '',
      email: '',
      correo: '',
      estudios: [],
      areas_tematicas: [],
      url_linkedin: '',
      url_hv: '',
      orcid: '',
      url_cvlac: '',
      url_google_scholar: '',
      periodos: [],
      anterior: 0,
      created_by: 'maria.prueba',
    });
  });

  it('accepts correo for email, and lists as text with commas', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { email, ...rest } = anIntegrante({ estudios: 'Uno, , Dos ', areas_tematicas: '' });
    const { integrante } = await staff.call('addIntegrante', { body: { ...rest, correo: 'otra@ejemplo.org' } });
    expect(integrante).toMatchObject({ email: 'otra@ejemplo.org', correo: 'otra@ejemplo.org' });
    expect(integrante).toMatchObject({ estudios: ['Uno', 'Dos'], areas_tematicas: [] });
  });
});

describe('update_integrante', () => {
  it('changes the given fields only, and records who changed them', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff);
    const other = await portal.otherStaff();
    const antes = await rowOf(portal.db, 'integrantes', id);
    const body = { id, nombres: 'Inés María', apellidos: 'Caicedo', cargo: 'Directora', grupo: 2, correo: '' };
    const { answer, movement } = await movementOf(portal.db, () =>
      other.call('updateIntegrante', { body: { ...body, estudios: ['Doctorado'] } }),
    );
    expect(answer).toEqual({
      success: 1,
      message: 'Integrante actualizado exitosamente',
      integrante: expect.objectContaining({ id, version: 2 }),
    });
    const { correo, ...visible } = body;
    expect((await portal.visitor.call('getIntegrante', { params: { id } })).investigador).toEqual({
      ...PUBLIC,
      ...visible,
      email: '',
      correo,
      estudios: ['Doctorado'],
    });
    const despues = await rowOf(portal.db, 'integrantes', id);
    expect(despues).toMatchObject({ created_by: 'maria.prueba', updated_by: 'jorge.segundo' });
    expect(movement).toMatchObject({ usuario: 'jorge.segundo', recurso: 'integrantes', recurso_id: id });
    expect(movement).toMatchObject({ accion: 'actualizar', antes, despues });
  });

  it('replaces the picture, keeps the old one for its history, and changes nothing when none is sent', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { integrante } = await staff.call('addIntegrante', { body: anIntegrante(), file: await anImage() });
    const imageOf = async () => (await staff.call('listIntegrantes', {})).integrantes[0]?.nombre_imagen;

    await staff.call('updateIntegrante', { body: { id: 1, ...anIntegrante() } });
    expect(await imageOf()).toBe(integrante.nombre_imagen);
    await staff.call('updateIntegrante', { body: { id: 1, ...anIntegrante() }, file: new File([], '') });
    expect(await imageOf()).toBe(integrante.nombre_imagen);

    await staff.call('updateIntegrante', {
      body: { id: 1, ...anIntegrante() },
      file: await anImage({ ancho: 90 }),
    });
    const replaced = await imageOf();
    expect(replaced).toMatch(IMAGE_NAME);
    expect(replaced).not.toBe(integrante.nombre_imagen);
    const stored = await uploadedRows(portal.db).distinct().execute();
    expect(stored.map(({ nombre }) => nombre).sort()).toEqual([integrante.nombre_imagen, replaced].sort());
  });

  it('removes the picture, which the versions keep, and refuses a removal together with another picture', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { integrante } = await staff.call('addIntegrante', { body: anIntegrante(), file: await anImage() });
    const imageOf = async () => (await staff.call('listIntegrantes', {})).integrantes[0]?.nombre_imagen;
    const body = { id: 1, ...anIntegrante(), quitar_imagen: 1 };
    const both = await staff.send('updateIntegrante', { body, file: await anImage({ ancho: 90 }) });
    const errors = { quitar_imagen: 'Elija otra imagen o quite la que hay, no las dos cosas' };
    expect([both.status, both.body.errors]).toEqual([422, errors]);
    expect(await imageOf()).toBe(integrante.nombre_imagen);

    const { headers } = await staff.send('updateIntegrante', { body });
    expect(await imageOf()).toBeNull();
    await staff.call('undo', { body: { operacion: String(headers.operacion) } });
    expect(await imageOf()).toBe(integrante.nombre_imagen);
  });

  it('stores no picture for an unknown member', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const file = await anImage({ ancho: 90 });
    const refused = await unchanged(portal.db, () =>
      staff.send('updateIntegrante', { body: { id: 9, ...anIntegrante() }, file }),
    );
    expect(refused).toMatchObject({ status: 404, body: { success: 0, message: 'No se encontró el integrante' } });
  });
});

describe('get_investigador', () => {
  it('includes the active projects of the member', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const actor_id = await newIntegrante(staff);
    const ids = [await newProyecto(staff, { nombre: 'Uno' }), await newProyecto(staff, { nombre: 'Dos' })];
    await newProyecto(staff, { nombre: 'De nadie' });
    for (const proyecto_id of ids) await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id } });
    await staff.call('toggleProyecto', { body: { id: 2, activo: 0 } });
    const { proyectos } = await portal.visitor.call('getIntegrante', { params: { id: actor_id } });
    const { project } = await portal.visitor.call('getProyecto', { params: { id: 1 } });
    expect(project.nombre).toBe('Uno');
    expect(proyectos).toEqual([project]);
  });
});
