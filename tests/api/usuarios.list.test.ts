import { describe, expect, it } from 'vitest';
import { newUsuario } from '../support/builders/inputs.ts';
import { expectRefusal } from '../support/refusals.ts';
import { type Sent, STAFF, testApp } from '../support/testApp.ts';

const INSTANT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
const ANA = { usuario: 'ana.tercera', nombre: 'Ana Tercera', email: 'ana@ejemplo.org', activo: true };

/** A query of ra-data-simple-rest, with JSON values. */
const queryOf = (query: Record<string, unknown>): Sent => ({
  query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])),
});

describe('the list of users', () => {
  /** Four users, María with id 1. */
  async function four() {
    const portal = await testApp();
    const staff = await portal.confirmedStaff();
    await newUsuario(staff, { usuario: 'zoe', nombre: 'Ángela Zúñiga', email: 'zoe@ejemplo.org' });
    await newUsuario(staff, { usuario: 'nico', nombre: 'Nicolás Ñáñez', email: 'nico@ejemplo.org' });
    const id = await newUsuario(staff, { usuario: 'beto', nombre: 'Beto Ruiz', email: '' });
    await staff.call('updateUsuario', { params: { id }, body: { activo: false } });
    return { portal, staff, [Symbol.asyncDispose]: () => portal[Symbol.asyncDispose]() };
  }

  it('answers all users without passwords', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    await newUsuario(staff);
    const { status, body, headers } = await staff.send('listUsuarios');
    const maria = { id: 1, usuario: STAFF.usuario, nombre: 'Administración', email: '', activo: true };
    expect({ status, body }).toEqual({
      status: 200,
      body: [
        { ...maria, created_at: INSTANT },
        { ...ANA, id: 2, created_at: INSTANT },
      ],
    });
    expect(headers['content-range']).toBe('usuarios 0-1/2');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    [{ sort: ['nombre', 'ASC'] }, ['maria.prueba', 'zoe', 'beto', 'nico'], 'usuarios 0-3/4'],
    [{ sort: ['nombre', 'DESC'] }, ['nico', 'beto', 'zoe', 'maria.prueba'], 'usuarios 0-3/4'],
    [{ sort: ['id', 'DESC'], range: [0, 1] }, ['beto', 'nico'], 'usuarios 0-1/4'],
    [{ range: [2, 11] }, ['nico', 'beto'], 'usuarios 2-3/4'],
    [{ range: [50, 74] }, [], 'usuarios */4'],
    [{ filter: { q: ' ÑAÑEZ ' } }, ['nico'], 'usuarios 0-0/1'],
    [{ filter: { q: 'angela' } }, ['zoe'], 'usuarios 0-0/1'],
    [{ filter: { q: 'ejemplo.org' } }, ['zoe', 'nico'], 'usuarios 0-1/2'],
    [{ filter: { q: '%' } }, [], 'usuarios */0'],
    [{ filter: { activo: false } }, ['beto'], 'usuarios 0-0/1'],
    [{ filter: { activo: true, q: 'o' }, range: [1, 1] }, ['zoe'], 'usuarios 1-1/3'],
    [{ filter: { id: [1, '3', 99] } }, ['maria.prueba', 'nico'], 'usuarios 0-1/2'],
    [{ filter: { q: null, activo: null, otro: 1 } }, ['maria.prueba', 'zoe', 'nico', 'beto'], 'usuarios 0-3/4'],
  ])('is sorted, filtered and paginated: %j', async (query, logins, contentRange) => {
    await using open = await four();
    const { status, body, headers } = await open.staff.send('listUsuarios', queryOf(query));
    expect(status).toBe(200);
    expect(body.map(({ usuario }: { usuario: string }) => usuario)).toEqual(logins);
    expect(headers['content-range']).toBe(contentRange);
  });

  it.each([
    ['sort', 'nombre'],
    ['sort', '["clave","ASC"]'],
    ['sort', '["nombre","asc; drop table usuarios"]'],
    ['sort', '["nombre"]'],
    ['range', '[0]'],
    ['range', '[-1,5]'],
    ['range', '[5,1]'],
    ['range', '[0,1000]'],
    ['range', '[0.5,2]'],
    ['range', '["0","9"]'],
    ['filter', '{'],
    ['filter', '[]'],
    ['filter', 'null'],
    ['filter', '{"q":5}'],
    ['filter', '{"activo":"si"}'],
    ['filter', '{"id":1}'],
  ])('answers 400 for an invalid query: %s=%s', async (name, value) => {
    await using portal = await testApp();
    const message = 'La consulta no es válida';
    const sent = { query: { [name]: value } };
    await expectRefusal(portal, await portal.confirmedStaff(), 'listUsuarios', sent, {
      status: 400,
      message,
      errors: { [name]: message },
    });
  });

  it('answers 400 for an invalid id in the filter', async () => {
    await using portal = await testApp();
    const message = 'El identificador no es válido';
    const sent = { query: { filter: '{"id":[{}]}' } };
    await expectRefusal(portal, await portal.confirmedStaff(), 'listUsuarios', sent, {
      status: 400,
      message,
      errors: { filter: message },
    });
  });
});
