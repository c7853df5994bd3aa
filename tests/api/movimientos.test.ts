import { describe, expect, it } from 'vitest';
import { anEvento, newEvento, newUsuario } from '../support/builders/inputs.ts';
import { addOneOfEach, sendAll } from '../support/calls.ts';
import { leastCpuTime } from '../support/cpuTime.ts';
import { STAFF, type TestApp, testApp } from '../support/testApp.ts';
import { turnsDuring } from '../support/turnsDuring.ts';

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
      hay_mas: false,
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
        'paginas',
        'lineas',
        'inicio',
        'identidad',
        'archivos',
        'borradores',
        'usuarios',
        'importaciones',
        'no_duplicados',
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

/** Stores a movimiento of a product. */
async function stored({ db }: TestApp, antes: object | null, despues: object | null): Promise<number> {
  const rows = { antes: antes && JSON.stringify(antes), despues: despues && JSON.stringify(despues) };
  const of = { created_at: '2026-01-01T00:00:00Z', usuario_id: 1, usuario: 'maria.prueba', accion: 'actualizar' };
  const { id } = await db
    .insertInto('movimientos')
    .values({ ...of, recurso: 'productos', tabla: 'productos', recurso_id: 1, ...rows })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the values of movimientos', () => {
  const long = `${'ñ'.repeat(999)}🙂 fin`;

  it('are in the list those that changed and those that name the record, cut at 1,000 characters', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const same = { id: 1, nombre: 'Guía', descripcion: long, tipo: 'Libro', proyecto_id: 3, linea_id: null };
    const changed = { ...same, resumen: 'a'.repeat(1_001), enlace: 'b'.repeat(1_000), pdf_bytes: 5 };
    await stored(portal, { ...changed, pdf_bytes: 0 }, { ...changed, resumen: `${changed.resumen}b`, enlace: '' });
    await stored(portal, changed, null);
    await stored(portal, { id: 1, nombre: 'Guía' }, { id: 1, nombre: 'Guía 2' });
    const { movimientos } = await staff.call('listMovements', { query: {} });
    const kept = { id: 1, nombre: 'Guía', proyecto_id: 3, linea_id: null };
    const cut = 'a'.repeat(1_000);
    expect(movimientos.map(({ antes, despues, hay_mas }) => ({ antes, despues, hay_mas }))).toEqual([
      { antes: { id: 1, nombre: 'Guía' }, despues: { id: 1, nombre: 'Guía 2' }, hay_mas: false },
      { antes: { ...changed, resumen: cut, descripcion: `${'ñ'.repeat(999)}\ufffd` }, despues: null, hay_mas: true },
      {
        antes: { ...kept, resumen: cut, enlace: changed.enlace, pdf_bytes: 0 },
        despues: { ...kept, resumen: cut, enlace: '', pdf_bytes: 5 },
        hay_mas: true,
      },
    ]);
  });

  it('are whole in the answer of one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const antes = { id: 1, nombre: 'Guía', descripcion: long, tipo: 'Libro' };
    const despues = { ...antes, descripcion: `${long}.` };
    const id = await stored(portal, antes, despues);
    const { movimiento } = await staff.call('getMovement', { params: { id } });
    expect(movimiento).toEqual({
      id,
      created_at: '2026-01-01T00:00:00Z',
      usuario: 'maria.prueba',
      recurso: 'productos',
      recurso_id: 1,
      accion: 'actualizar',
      antes,
      despues,
      operacion: '',
      tabla: 'productos',
      deshace: '',
    });
    const { status, body } = await staff.send('getMovement', { params: { id: id + 1 } });
    expect([status, body.message]).toEqual([404, 'No se encontró el movimiento']);
  });

  it('have four million characters in a list, or those of its first movimiento', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const row = (columns: number) =>
      Object.fromEntries(Array.from({ length: columns }, (_, n) => [`campo${n}`, 'x'.repeat(1_000)]));
    for (let n = 0; n < 3; n += 1) await stored(portal, null, { id: 1, ...row(1_999) });
    await stored(portal, null, { id: 1, ...row(4_001) });
    const listed = async (antes_de?: number) =>
      (await staff.call('listMovements', { query: { antes_de } })).movimientos.map(({ id }) => id);
    expect(await listed()).toEqual([4]);
    expect(await listed(4)).toEqual([3, 2]);
    expect(await listed(2)).toEqual([1]);
  });

  it('are read in parts, so that others are answered meanwhile', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const campos = 'x'.repeat(250_000);
    for (let n = 0; n < 20; n += 1) await stored(portal, { id: 1, campos }, { id: 1, campos: `${campos}${n}` });
    const { result, turns } = await turnsDuring(() => staff.call('listMovements', { query: {} }));
    expect(result.movimientos).toHaveLength(20);
    // A pause after each movimiento, since two have more than a part may have.
    expect(turns).toBeGreaterThanOrEqual(19);
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
