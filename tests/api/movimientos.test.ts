import { describe, expect, it } from 'vitest';
import { anEvento, newEvento, newUsuario } from '../support/builders/inputs.ts';
import { addOneOfEach, sendAll } from '../support/calls.ts';
import { leastCpuTime } from '../support/cpuTime.ts';
import { STAFF, testApp } from '../support/testApp.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('movimientos/get_all', () => {
  it('lists user, action, date, and the record before and after, newest first', async () => {
    await using portal = await testApp();
    const [maria, jorge] = [await portal.staff(), await portal.otherStaff()];
    const id = await newEvento(maria);
    await jorge.call('updateEvento', { params: { id }, body: anEvento({ nombre: 'Otro nombre' }) });
    await jorge.call('deleteEvento', { params: { id } });
    const { success, movimientos } = await maria.call('listMovements', { query: {} });
    expect(success).toBe(1);
    const of = {
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      recurso: 'eventos',
      recurso_id: id,
      operacion: expect.stringMatching(UUID),
      tabla: 'eventos',
      deshace: '',
    };
    const { nombre } = anEvento();
    expect(movimientos).toEqual([
      {
        ...of,
        id: 3,
        usuario: 'jorge.segundo',
        accion: 'eliminar',
        antes: expect.objectContaining({ id, nombre: 'Otro nombre' }),
        despues: null,
      },
      {
        ...of,
        id: 2,
        usuario: 'jorge.segundo',
        accion: 'actualizar',
        antes: expect.objectContaining({ id, nombre }),
        despues: expect.objectContaining({ id, nombre: 'Otro nombre' }),
      },
      {
        ...of,
        id: 1,
        usuario: STAFF.usuario,
        accion: 'agregar',
        antes: null,
        despues: expect.objectContaining({ id, nombre }),
      },
    ]);
  });

  it('has an entry for every resource, and none with a password', async () => {
    await using portal = await testApp();
    await addOneOfEach(await portal.staff());
    await sendAll(portal);
    const reader = await portal.confirmedStaff({ usuario: STAFF.usuario, password: 'cuatro tazas de té verde' });
    await newUsuario(reader, { usuario: 'otra.mas' });
    const { movimientos } = await reader.call('listMovements', { query: {} });
    expect(new Set(movimientos.map(({ recurso }) => recurso))).toEqual(
      new Set([
        'proyectos',
        'integrantes',
        'productos',
        'convenios',
        'eventos',
        'noticias',
        'lineas',
        'inicio',
        'identidad',
        'archivos',
        'borradores',
        'usuarios',
        'importaciones',
      ]),
    );
    expect(JSON.stringify(movimientos)).not.toMatch(/argon2|"clave"/);
  });

  it('answers the last 1,000', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const rows = Array.from({ length: 1_003 }, (_, n) => ({
      created_at: new Date(n).toISOString(),
      usuario_id: null,
      usuario: 'ejemplo',
      recurso: 'eventos',
      recurso_id: n + 1,
      accion: 'agregar',
      antes: null,
      despues: '{}',
      tabla: 'eventos',
    }));
    for (let n = 0; n < rows.length; n += 100) {
      await portal.db
        .insertInto('movimientos')
        .values(rows.slice(n, n + 100))
        .execute();
    }
    const { movimientos } = await staff.call('listMovements', { query: {} });
    expect(movimientos).toHaveLength(1_000);
    expect(movimientos.map(({ recurso_id }) => recurso_id)).toEqual(Array.from({ length: 1_000 }, (_, n) => 1_003 - n));
  });

  it('is empty at first', async () => {
    await using portal = await testApp();
    expect(await (await portal.staff()).call('listMovements', { query: {} })).toEqual({
      success: 1,
      movimientos: [],
    });
  });

  it('filters by user, action and the days of Bogotá', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const row = (usuario: string, accion: string, created_at: string) => ({
      created_at,
      usuario_id: null,
      usuario,
      recurso: 'eventos',
      recurso_id: 1,
      accion,
      antes: null,
      despues: '{}',
      tabla: 'eventos',
    });
    const rows = [
      row('ana', 'restaurar', '2026-03-02T04:59:59.999Z'),
      row('ana', 'activar y cambiar clave', '2026-03-02T05:00:00.000Z'),
      row('luis', 'restaurar versión', '2026-03-03T04:59:59.999Z'),
      row('luis', 'activar', '2026-03-03T05:00:00.000Z'),
    ];
    await portal.db.insertInto('movimientos').values(rows).execute();
    const found = async (query: object) =>
      (await staff.call('listMovements', { query })).movimientos.map(({ id }) => id);
    expect(await found({ usuario: 'ana' })).toEqual([2, 1]);
    expect(await found({ accion: 'activar' })).toEqual([4, 2]);
    expect(await found({ accion: 'cambiar clave' })).toEqual([2]);
    expect(await found({ accion: 'restaurar' })).toEqual([1]);
    expect(await found({ accion: '%' })).toEqual([]);
    expect(await found({ desde: '2026-03-02', hasta: '2026-03-02' })).toEqual([3, 2]);
    expect(await found({ desde: '2026-03-02', usuario: 'luis', antes_de: 4, limite: 5 })).toEqual([3]);
  });

  it('answers the movimientos of one record, by pages', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff);
    await newEvento(staff);
    for (const nombre of ['B', 'C']) await staff.call('updateEvento', { params: { id }, body: anEvento({ nombre }) });
    const query = { recurso: 'eventos', recurso_id: id, limite: 2 };
    const page = async (antes_de?: number) => {
      const { movimientos } = await staff.call('listMovements', { query: { ...query, antes_de } });
      return movimientos.map(({ id: movimiento, accion }) => `${movimiento} ${accion}`);
    };
    expect(await page()).toEqual(['4 actualizar', '3 actualizar']);
    expect(await page(3)).toEqual(['1 agregar']);
    expect(await page(1)).toEqual([]);
  });
});

it('lists the movimientos after a large import at the cost of a read of each', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  await newEvento(staff);
  const row = { created_at: '2026-01-01T00:00:00Z', usuario_id: 1, usuario: 'maria.prueba', operacion: 'a'.repeat(36) };
  const of = (recurso: string) => ({ ...row, recurso, tabla: recurso, recurso_id: 1, accion: 'agregar', deshace: '' });
  const IMPORTED = 4_000;
  for (let n = 0; n < IMPORTED; n += 400) {
    const rows = Array.from({ length: 400 }, () => ({ ...of('productos'), importacion: 1 }));
    await portal.db.insertInto('movimientos').values(rows).execute();
  }
  await portal.db.insertInto('movimientos').values(of('importaciones')).execute();
  const listed = () => staff.call('listMovements', { query: {} });
  expect((await listed()).movimientos.map(({ recurso }) => recurso)).toEqual(['importaciones', 'eventos']);
  // A read of all rows for each of them took more than a second.
  expect(await leastCpuTime(listed, 300)).toBeLessThan(300);
});
