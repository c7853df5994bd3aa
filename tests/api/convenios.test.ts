import { describe, expect, it } from 'vitest';
import { aConvenio, newConvenio } from '../support/builders/inputs.ts';
import { movementOf, rowOf, uploadedRows } from '../support/database.ts';
import { aLogo, anImage } from '../support/images.ts';
import { expectFieldRules, expectRefusal, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

const CONVENIO = {
  id: 1,
  nombre: 'Fundación Ruta',
  descripcion: 'Aliada',
  url_web: 'https://example.org/c',
  estado: 1,
  logo: expect.stringMatching(/^[0-9a-f]{32}\.svg$/),
  version: 1,
  orden: 1_000_000,
  publicar_desde: '',
  publicar_hasta: '',
};
const BY_MARIA = { usuario_id: 1, usuario: 'maria.prueba', recurso: 'convenios', recurso_id: 1 };
const COMMON: readonly FieldRule[] = [
  ['nombre', 'x'.repeat(301), 'Use como máximo 300 caracteres'],
  ['descripcion', 'x'.repeat(5_001), 'Use como máximo 5000 caracteres'],
  ['url_web', 'nogales.ejemplo.org', 'La URL del sitio web no es válida: debe comenzar por http:// o https://'],
  ['url_web', 'javascript:alert(1)', 'La URL del sitio web no es válida: debe comenzar por http:// o https://'],
  ...['0', '3', '', 'activo'].map((value): FieldRule => ['estado', value, 'El estado del convenio no es válido']),
];
const BLANK = [undefined, null, '', '   '];

describe('add_convenio', () => {
  it('answers the convenio, and shows it to staff and its logo on the home page', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect(await staff.call('addConvenio', { body: aConvenio(), file: aLogo() })).toEqual({
      success: 1,
      message: 'Convenio agregado exitosamente',
      convenio: CONVENIO,
    });
    expect(await staff.call('listConvenios', {})).toEqual({ success: 1, convenios: [CONVENIO] });
    const one = await staff.call('getConvenio', { params: { id: 1 } });
    expect(one).toEqual({ success: 1, convenio: CONVENIO });
    const { logos_convenios } = await portal.visitor.call('getInicio', {});
    const { descripcion, estado, version, orden, publicar_desde, publicar_hasta, ...logo } = CONVENIO;
    expect(logos_convenios).toEqual([logo]);
  });

  it('stores the row, its logo and one movimiento', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { movement } = await movementOf(portal.db, () => newConvenio(staff));
    const despues = await rowOf(portal.db, 'convenios', 1);
    expect(despues).toMatchObject({ ...CONVENIO, created_by: 'maria.prueba', updated_by: '' });
    expect(movement).toEqual({ ...BY_MARIA, accion: 'agregar', antes: null, despues });
    expect(await uploadedRows(portal.db).execute()).toHaveLength(1);
  });

  it('requires only nombre and logo, and starts active', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const file = await anImage({ ancho: 90 });
    const { convenio } = await staff.call('addConvenio', { body: { nombre: 'Red Vía Clara' }, file });
    expect(convenio).toMatchObject({ estado: 1, descripcion: '', url_web: '' });
    expect(convenio.logo).toMatch(/^[0-9a-f]{32}\.webp$/);
  });

  it('answers 422 when a rule is broken', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const good = { body: aConvenio(), file: aLogo() };
    const message = 'Por favor complete todos los campos requeridos';
    const rules = BLANK.map((value): FieldRule => ['nombre', value, message]);
    await expectFieldRules(portal, staff, 'addConvenio', good, [...rules, ...COMMON]);
    for (const file of [undefined, new File([], '')]) {
      const refusal = { status: 422, message, errors: { logo: message } };
      await expectRefusal(portal, staff, 'addConvenio', { ...good, file }, refusal);
    }
  });
});

describe('update_convenio', () => {
  it('changes the given fields only, keeps the logo, and records who changed them', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newConvenio(staff);
    const other = await portal.otherStaff();
    const antes = await rowOf(portal.db, 'convenios', id);
    const body = { id, nombre: 'Nogales', descripcion: '', estado: 2 };
    const { answer, movement } = await movementOf(portal.db, () => other.call('updateConvenio', { body }));
    expect(answer).toEqual({
      success: 1,
      message: 'Convenio actualizado exitosamente',
      convenio: expect.objectContaining({ id, version: 2 }),
    });
    const { convenio } = await staff.call('getConvenio', { params: { id } });
    expect(convenio).toEqual({ ...CONVENIO, ...body, logo: antes?.logo, version: 2 });
    expect((await portal.visitor.call('getInicio', {})).logos_convenios).toEqual([]);
    const despues = { ...antes, ...body, updated_by: 'jorge.segundo', version: 2 };
    expect(await rowOf(portal.db, 'convenios', id)).toEqual(despues);
    expect(movement).toEqual({
      ...BY_MARIA,
      usuario_id: 2,
      usuario: 'jorge.segundo',
      accion: 'actualizar',
      antes,
      despues,
    });
  });

  it('replaces the logo, and keeps the old one for its history', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newConvenio(staff);
    const logoOf = async () => (await staff.call('getConvenio', { params: { id } })).convenio.logo;
    const old = await logoOf();
    const file = await anImage({ ancho: 90 });
    await staff.call('updateConvenio', { body: { id, nombre: 'Nogales' }, file });
    const logo = await logoOf();
    const stored = await uploadedRows(portal.db).distinct().execute();
    expect(stored.map(({ nombre }) => nombre).sort()).toEqual([old, logo].sort());
    expect(logo).toMatch(/\.webp$/);
  });

  it('answers 422 when a rule is broken, and requires only nombre', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newConvenio(staff);
    const message = 'Por favor complete el nombre del convenio';
    const rules = BLANK.map((value): FieldRule => ['nombre', value, message]);
    await expectFieldRules(portal, staff, 'updateConvenio', { body: { id, nombre: 'N' } }, [...rules, ...COMMON]);
    await staff.call('updateConvenio', { body: { id, nombre: 'N' } });
  });

  it.each(['addConvenio', 'updateConvenio'] as const)(
    'answers 415 when the file is not a picture: %s',
    async (name) => {
      await using portal = await testApp();
      const staff = await portal.staff();
      const id = await newConvenio(staff);
      const body = { id, ...aConvenio() };
      const message = 'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y SVG';
      for (const content of ['<html><script>alert(1)</script></html>', '%PDF-1.7', 'GIF8']) {
        const file = new Blob([content], { type: 'image/png' });
        await expectRefusal(portal, staff, name, { body, file }, { status: 415, message });
      }
    },
  );
});

describe('toggle_estado', () => {
  it('hides a convenio from visitors and shows it again', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newConvenio(staff);
    const antes = await rowOf(portal.db, 'convenios', id);
    const logos = async () => (await portal.visitor.call('getInicio', {})).logos_convenios.length;

    const off = await movementOf(portal.db, () => staff.call('toggleConvenio', { body: { id, estado: 2 } }));
    expect(off.answer).toEqual({
      success: 1,
      message: 'Convenio desactivado exitosamente',
      convenio: expect.objectContaining({ id, estado: 2 }),
    });
    const despues = { ...antes, estado: 2, updated_by: 'maria.prueba', version: 2 };
    expect(off.movement).toEqual({ ...BY_MARIA, accion: 'desactivar', antes, despues });
    expect(await logos()).toBe(0);
    expect((await staff.call('listConvenios', {})).convenios).toEqual([{ ...CONVENIO, estado: 2, version: 2 }]);

    const on = await movementOf(portal.db, () => staff.call('toggleConvenio', { body: { id, estado: '1' } }));
    expect(on.answer).toEqual({
      success: 1,
      message: 'Convenio activado exitosamente',
      convenio: expect.objectContaining({ id, estado: 1 }),
    });
    expect(on.movement).toMatchObject({ accion: 'activar', antes: { estado: 2 }, despues: { estado: 1 } });
    expect(await logos()).toBe(1);
  });

  it('answers 422 when estado is not valid', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newConvenio(staff);
    const rules = [undefined, null, '', 0, 3, true].map(
      (value): FieldRule => ['estado', value, 'El estado del convenio no es válido'],
    );
    await expectFieldRules(portal, staff, 'toggleConvenio', { body: { id, estado: 2 } }, rules);
  });
});

describe('delete_convenio', () => {
  it('moves the convenio to the trash with its logo, and answers 404 the second time', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newConvenio(staff);
    const antes = await rowOf(portal.db, 'convenios', id);
    const { answer, movement } = await movementOf(portal.db, () => staff.call('deleteConvenio', { params: { id } }));
    expect(answer).toEqual({ success: 1, message: 'Convenio eliminado exitosamente' });
    expect(movement).toEqual({ ...BY_MARIA, accion: 'eliminar', antes, despues: null });
    expect(await staff.call('listConvenios', {})).toEqual({ success: 1, convenios: [] });
    expect(await uploadedRows(portal.db).execute()).toHaveLength(1);
    const notFound = { status: 404, message: 'El convenio está en la Papelera', papelera: true as const };
    await expectRefusal(portal, staff, 'deleteConvenio', { params: { id } }, notFound);
  });
});
