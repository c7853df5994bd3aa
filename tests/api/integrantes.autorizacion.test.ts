import { describe, expect, it } from 'vitest';
import { anIntegrante, newIntegrante } from '../support/builders/inputs.ts';
import { settled } from '../support/imports.ts';
import { type Caller, testApp } from '../support/testApp.ts';

const REQUIRED = { nombres: 'Ana', apellidos: 'Núñez', cargo: 'Investigadora', grupo: 1 } as const;
const DATE = { fecha_autorizacion: '2026-03-01', nota_autorizacion: 'Formato firmado' };

const read = async (staff: Caller, id: number) => (await staff.call('getIntegrante', { params: { id } })).investigador;

describe('the authorisation of a member', () => {
  it('shows everything where a call says nothing, and stays where a change does not name it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const open = await newIntegrante(staff);
    expect(await read(staff, open)).toMatchObject({ correo_publico: 1, imagen_publica: 1, fecha_autorizacion: '' });
    const id = await newIntegrante(staff, { correo_publico: 0, imagen_publica: 0, ...DATE });
    await staff.call('updateIntegrante', { body: { ...REQUIRED, id, cargo: 'Directora' } });
    const stored = { cargo: 'Directora', correo_publico: 0, imagen_publica: 0, ...DATE, email: 'ana@example.org' };
    expect(await read(staff, id)).toMatchObject({ ...stored, autorizacion_por: 'maria.prueba' });
  });

  it.each([
    ['correo_publico', 2, 'Elija si se muestra'],
    ['imagen_publica', '', 'Elija si se muestra'],
    ['fecha_autorizacion', '2026-02-30', 'La fecha no es válida'],
    ['nota_autorizacion', 'a'.repeat(5_001), 'Use como máximo 5000 caracteres'],
  ])('refuses a wrong %s', async (field, value, message) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const answer = await staff.send('addIntegrante', { body: { ...anIntegrante(), [field]: value } as never });
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: message } } });
  });

  it('comes from a file too, with the author of the import as who recorded it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const bring = async (row: string) => {
      const header =
        'Nombres;Apellidos;Cargo;Grupo;Mostrar el correo;Mostrar la fotografía;Fecha de la autorización;ORCID';
      const file = new Blob([`${header}\n${row}\n`]);
      const { id } = await staff.call('addImport', { body: { nombre: 'integrantes.csv' }, file });
      await settled(portal);
      const { importacion } = await staff.call('getImport', { params: { id } });
      await staff.call('applyImport', { params: { id }, body: { version: importacion.version } });
      await settled(portal);
    };
    await bring('Luz;Peña;Asesora;Interno;No;No;;');
    expect(await read(staff, 1)).toMatchObject({ correo_publico: 0, imagen_publica: 0, autorizacion_por: '' });
    await newIntegrante(staff);
    await bring('Ana;Núñez;Asesora;Interno;No;Sí;2026-03-01;0000-0002-1825-0097');
    const { integrantes } = await staff.call('listIntegrantes', {});
    // A stored value is replaced only if staff take that of the file; an empty one is filled.
    const brought = { correo_publico: 1, imagen_publica: 1, fecha_autorizacion: '2026-03-01' };
    expect(integrantes).toContainEqual(
      expect.objectContaining({ nombres: 'Ana', ...brought, autorizacion_por: 'maria.prueba' }),
    );
  });

  it('is undone and restored with what it lets visitors see', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff);
    const operacion = '7d3f0a52-1f7b-4a6d-9c55-3f2f6c1f0b12';
    const body = { ...REQUIRED, id, correo_publico: 0, ...DATE } as const;
    const shown = async () => (await portal.visitor.call('getIntegrante', { params: { id } })).investigador?.email;
    await staff.call('updateIntegrante', { body, headers: { operacion } } as never);
    expect(await shown()).toBe('');
    await staff.call('undo', { body: { operacion } });
    expect(await shown()).toBe('ana@example.org');
    expect(await read(staff, id)).toMatchObject({ correo_publico: 1, fecha_autorizacion: '', autorizacion_por: '' });
    const { movimientos } = await staff.call('listMovements', { query: { recurso: 'integrantes', recurso_id: id } });
    const hiding = movimientos.find(({ accion }) => accion === 'actualizar');
    await staff.call('restoreVersion', { body: { movimiento: hiding?.id ?? 0 } });
    expect(await shown()).toBe('');
    expect(await read(staff, id)).toMatchObject({ ...DATE, autorizacion_por: 'maria.prueba' });
  });

  it('names who recorded it, until it is recorded anew or emptied', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const other = await portal.otherStaff();
    const id = await newIntegrante(staff);
    const author = async () => (await read(staff, id))?.autorizacion_por;
    const change = (caller: Caller, fields: object) =>
      caller.call('updateIntegrante', { body: { ...REQUIRED, id, ...fields } });
    expect(await author()).toBe('');
    await change(staff, { fecha_autorizacion: '', autorizacion_por: 'nadie' });
    expect(await author()).toBe('');
    await change(staff, DATE);
    expect(await author()).toBe('maria.prueba');
    await change(other, { ...DATE, cargo: 'Directora' });
    expect(await author()).toBe('maria.prueba');
    await change(other, { nota_autorizacion: 'Correo del 3 de marzo' });
    expect(await author()).not.toBe('maria.prueba');
    await change(staff, { fecha_autorizacion: '' });
    expect(await author()).toBe('maria.prueba');
    await change(staff, { nota_autorizacion: '' });
    expect(await author()).toBe('');
  });
});
