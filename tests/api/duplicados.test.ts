import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../contract/resources/resources.ts';
import { DUPLICADOS_MAX } from '../../contract/values/gruposPendientes.ts';
import { newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

let portal: TestApp;
let staff: Caller;

beforeAll(async () => {
  portal = await testApp();
  staff = await portal.staff();
});
afterAll(() => portal[Symbol.asyncDispose]());

async function read() {
  const { grupos, no_duplicados } = await staff.call('listPendientes', { query: {} });
  const group = grupos.find(({ grupo }) => grupo === 'posibles_duplicados');
  return { total: group?.total, registros: group?.registros ?? [], no_duplicados };
}

/** The group of which a record is the first: the ids of the others, each with the field that tells it. */
async function listedWith(recurso: string, id: number): Promise<[number, string][]> {
  const { registros } = await read();
  const found = registros.find((each) => each.recurso === recurso && each.id === id);
  return (found?.otros ?? []).map((other) => [other.id, other.campo]);
}

type Kind = 'productos' | 'proyectos' | 'integrantes';
const declare = (recurso: Kind, recurso_id: number, otro_id: number, no_duplicado: number) =>
  staff.send('setNoDuplicado', { body: { recurso, recurso_id, otro_id, no_duplicado } });

const ARTICLE = { tipo: 'Artículo científico', fecha_publicacion: '2024-03' } as const;
let count = 0;
/** Two products with the same title, type and year. */
async function twoProductos(): Promise<[number, number]> {
  count += 1;
  const nombre = `Señales ${count}`;
  return [await newProducto(staff, { ...ARTICLE, nombre }), await newProducto(staff, { ...ARTICLE, nombre })];
}

describe('possible duplicates', () => {
  it('are products with the same DOI, or the same title, type and year without two DOIs', async () => {
    const first = await newProducto(staff, { ...ARTICLE, nombre: 'Ruido', doi: '10.5555/ruido' });
    const sameDoi = await newProducto(staff, { ...ARTICLE, nombre: 'Noise', doi: 'https://doi.org/10.5555/RUIDO' });
    const sameTitle = await newProducto(staff, { ...ARTICLE, nombre: '¡RUIDO!', fecha_publicacion: '2024' });
    await newProducto(staff, { ...ARTICLE, nombre: 'Ruido', doi: '10.5555/otro' });
    await newProducto(staff, { ...ARTICLE, nombre: 'Ruido', fecha_publicacion: '2023' });
    expect(await listedWith('productos', first)).toEqual([
      [sameDoi, 'doi'],
      [sameTitle, 'nombre'],
    ]);
    const { total, registros } = await read();
    expect(total).toBe(registros.length);
    expect(registros.find(({ id, recurso }) => recurso === 'productos' && id === first)).toMatchObject({
      nombre: 'Ruido',
      campo: 'doi',
      detalle: expect.stringMatching(/^20\d\d-/),
      otros: [{ nombre: 'Noise', detalle: expect.stringMatching(/^20\d\d-/) }, { nombre: '¡RUIDO!' }],
    });
  });

  it('are members with the same ORCID, and projects with the same name and first year', async () => {
    const orcid = '0000-0002-1825-0097';
    const ana = await newIntegrante(staff, { nombres: 'Ana', apellidos: 'Núñez', orcid, email: 'ana@example.org' });
    const other = await newIntegrante(staff, { nombres: 'A.', apellidos: 'N.', orcid, email: 'an@example.org' });
    expect(await listedWith('integrantes', ana)).toEqual([[other, 'orcid']]);
    const dates = { fecha_inicio: '2024-02-01', fecha_fin: '2026-02-01' };
    const first = await newProyecto(staff, { nombre: 'Ciclorrutas', ...dates });
    const again = await newProyecto(staff, { nombre: 'Las ciclorrutas', ...dates, fecha_inicio: '2024-08-01' });
    await newProyecto(staff, { nombre: 'Ciclorrutas', ...dates, fecha_inicio: '2025-08-01' });
    expect(await listedWith('proyectos', first)).toEqual([[again, 'nombre']]);
    await staff.call('archiveRecord', { body: { recurso: 'proyectos', recurso_id: again } });
    expect(await listedWith('proyectos', first)).toEqual([]);
  });

  it('are told once for each record, with the first that it equals', async () => {
    const first = await newProducto(staff, { ...ARTICLE, nombre: 'Calles' });
    const second = await newProducto(staff, { ...ARTICLE, nombre: 'Calles', doi: '10.5555/calles' });
    const third = await newProducto(staff, { ...ARTICLE, nombre: 'Las calles', doi: '10.5555/calles' });
    expect(await listedWith('productos', first)).toEqual([
      [second, 'nombre'],
      [third, 'nombre'],
    ]);
    expect(await listedWith('productos', second)).toEqual([]);
  });

  it('are no more than the limit, of groups and of each group', async () => {
    const nombre = 'Boletín';
    const ids = [];
    for (let each = 0; each < DUPLICADOS_MAX + 3; each++) ids.push(await newProducto(staff, { ...ARTICLE, nombre }));
    const [first = 0, ...others] = ids;
    expect((await listedWith('productos', first)).map(([id]) => id)).toEqual(others.slice(0, DUPLICADOS_MAX));
    const { total } = await read();
    const few = await staff.call('listPendientes', { query: { limite: 1 } });
    const group = few.grupos.find(({ grupo }) => grupo === 'posibles_duplicados');
    expect(group).toMatchObject({ total, registros: [{}] });
    expect(group?.registros).toHaveLength(1);
  });
});

describe("'No es duplicado'", () => {
  it('is remembered for the pair, in either order, with who declared it and when', async () => {
    const [first, second] = await twoProductos();
    expect(await listedWith('productos', first)).toEqual([[second, 'nombre']]);
    expect((await declare('productos', second, first, 1)).body).toEqual({
      success: 1,
      message: 'Estos registros ya no se proponen como duplicados',
    });
    const { registros, no_duplicados } = await read();
    expect(registros.filter(({ id }) => id === first)).toEqual([]);
    expect(no_duplicados?.[0]).toEqual({
      recurso: 'productos',
      id: first,
      nombre: `Señales ${count}`,
      otro_id: second,
      otro_nombre: `Señales ${count}`,
      usuario: 'maria.prueba',
      fecha: expect.stringMatching(/^20\d\d-/),
    });
    // Another user's declaration changes nothing, and a third record is still compared with both.
    const other = await portal.otherStaff();
    await other.call('setNoDuplicado', {
      body: { recurso: 'productos', recurso_id: first, otro_id: second, no_duplicado: 1 },
    });
    expect((await read()).no_duplicados?.[0]).toMatchObject({ usuario: 'maria.prueba' });
    const third = await newProducto(staff, { ...ARTICLE, nombre: `Señales ${count}` });
    expect(await listedWith('productos', first)).toEqual([[third, 'nombre']]);
    await declare('productos', first, third, 1);
    expect(await listedWith('productos', second)).toEqual([[third, 'nombre']]);

    expect((await declare('productos', first, second, 0)).body).toMatchObject({
      message: 'Estos registros se comparan de nuevo',
    });
    expect(await listedWith('productos', first)).toEqual([[second, 'nombre']]);
  });

  it('is undone as every write, and so is taking it back', async () => {
    const [first, second] = await twoProductos();
    const declared = await declare('productos', first, second, 1);
    await staff.call('undo', { body: { operacion: String(declared.headers.operacion) } });
    expect(await listedWith('productos', first)).toHaveLength(1);
    await declare('productos', first, second, 1);
    const back = await declare('productos', first, second, 0);
    await staff.call('undo', { body: { operacion: String(back.headers.operacion) } });
    expect(await listedWith('productos', first)).toEqual([]);
    const { movimientos } = await staff.call('listMovements', { query: { recurso: 'no_duplicados', limite: 4 } });
    expect(movimientos.map(({ accion, usuario }) => [accion, usuario])).toEqual([
      ['deshacer', 'maria.prueba'],
      ['eliminar', 'maria.prueba'],
      ['agregar', 'maria.prueba'],
      ['deshacer', 'maria.prueba'],
    ]);
    const [{ id: movimiento = 0 } = {}] = movimientos;
    expect((await staff.send('restoreVersion', { body: { movimiento } })).status).toBe(409);
  });

  it('waits in the trash with a record, and is deleted for ever with either of them', async () => {
    const stored = (id: number) =>
      portal.db.selectFrom('no_duplicados').where('registro_id', '=', id).select('otro_id').execute();
    for (const place of [0, 1]) {
      const pair = await twoProductos();
      const [first, second] = pair;
      await declare('productos', first, second, 1);
      const record = { recurso: 'productos', recurso_id: pair[place] ?? 0 } as const;
      await staff.call('archiveRecord', { body: record });
      expect((await read()).no_duplicados?.some(({ id }) => id === first)).toBe(false);
      await staff.call('restoreArchived', { body: record });
      expect((await read()).no_duplicados?.some(({ id }) => id === first)).toBe(true);
      const back = await declare('productos', first, second, 0);
      await declare('productos', first, second, 1);
      await staff.call('archiveRecord', { body: record });
      await staff.call('deleteForever', { body: { ...record, nombre: `Señales ${count}` } });
      expect(await stored(first)).toEqual([]);
      // Undoing would declare it of a record that is gone.
      const undone = await staff.send('undo', { body: { operacion: String(back.headers.operacion) } });
      expect(undone.status).toBe(409);
      expect(await stored(first)).toEqual([]);
    }
  });

  it('changes no record: neither its version nor the time of its last change', async () => {
    const [first, second] = await twoProductos();
    const changes = () => staff.call('listModificaciones', { query: { recurso: 'productos' } });
    const before = await changes();
    await declare('productos', first, second, 1);
    expect(await changes()).toEqual(before);
  });

  it('is refused for a record and itself, and for a kind that cannot be merged', async () => {
    const [first, second] = await twoProductos();
    const message = 'Elija dos registros distintos de una clase que se pueda fusionar';
    const same = await declare('productos', first, first, 1);
    expect(same).toMatchObject({ status: 422, body: { message, errors: { otro_id: message } } });
    const body = { recurso: 'noticias', recurso_id: first, otro_id: second, no_duplicado: 1 };
    expect(await staff.send('setNoDuplicado', { body })).toMatchObject({ status: 422, body: { message } });
  });
});

it('only kinds with an identity can be merged', () => {
  const kinds = Object.values(resources).filter((each) => 'merged' in each);
  expect(kinds.map((each) => 'identity' in each)).toEqual([true, true, true]);
});
