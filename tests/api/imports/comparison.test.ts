import { describe, expect, it } from 'vitest';
import { handlers } from '../../../api/resources/handlers.ts';
import { ImportJobs } from '../../../api/resources/imports/jobs.ts';
import { findImport } from '../../../api/resources/imports/staging.ts';
import type { ServerResources } from '../../../api/resources/parts/serverResource.ts';
import { newProyecto } from '../../support/builders/inputs.ts';
import { duringComparison, settled, stageImports } from '../../support/imports.ts';
import { type Caller, type TestApp, testApp } from '../../support/testApp.ts';
import { xlsxOf } from '../../support/xlsx.ts';

const NOT_COMPARED = 'Faltaba comparar las filas después del último cambio: se están comparando';
const CANCELLED = 'Se canceló. No se cambió ningún registro.';
const OBJETIVO = 'Solo lo dice el registro';
const CRUCES = [
  'Nombre;Objetivo;Fecha de inicio;Fecha de fin;Estado',
  'Cruces seguros;Otro;2024-03-05;2024-12-01;En proceso',
  'Taludes;Medirlos;2024-03-06;2024-12-01;En proceso',
].join('\n');

async function stage(portal: TestApp, staff: Caller, content: Blob): Promise<number> {
  const { id } = await staff.call('addImport', { body: { nombre: 'archivo' }, file: content });
  await settled(portal);
  return id;
}

/** A record, and an import of two rows, the first of which means it. */
async function withImport() {
  const portal = await testApp();
  const staff = await portal.staff();
  const proyecto = await newProyecto(staff, {
    nombre: 'Cruces seguros',
    objetivo: OBJETIVO,
    fecha_inicio: '2024-03-05',
  });
  const id = await stage(portal, staff, new Blob([CRUCES]));
  const params = { id };
  const detail = async () => (await staff.call('getImport', { params })).importacion;
  const rows = async () => (await staff.call('listImportRows', { params, query: {} })).filas;
  const jobsOf = (resources: ServerResources) =>
    new ImportJobs({ db: portal.db, resources, onWrite: async () => undefined, log: console });
  const apply = async () => {
    const { version } = await detail();
    const answered = await staff.send('applyImport', { params, body: { version } });
    await settled(portal);
    return answered;
  };
  return { portal, staff, proyecto, id, params, detail, rows, jobsOf, apply };
}

describe('a comparison', () => {
  it('is made again when a record is deleted for ever meanwhile', async () => {
    const { portal, staff, proyecto, id, jobsOf } = await withImport();
    await using _ = portal;
    const stored = portal.db.selectFrom('importacion_filas').select(['estado', 'resultado']).orderBy('numero');
    const [before] = await stored.execute();
    expect(before?.resultado).toContain(OBJETIVO);
    const record = { recurso: 'proyectos', recurso_id: proyecto } as const;
    let comparisons = 0;
    const resources = duringComparison(async () => {
      comparisons += 1;
      await staff.call('archiveRecord', { body: record });
      await staff.call('deleteForever', { body: { ...record, nombre: 'Cruces seguros' } });
    });
    const jobs = jobsOf(resources);
    await jobs.compare(id);
    await expect.poll(() => jobs.progress(id)).toBeNull();
    expect(comparisons).toBe(1);
    const [after] = await stored.execute();
    expect(after?.estado).toBe('nuevo');
    expect(after?.resultado).not.toContain(OBJETIVO);
  });

  it('is that of the instance that changed the import last', async () => {
    const { portal, id, detail, rows, jobsOf } = await withImport();
    await using _ = portal;
    const before = await rows();
    const nextVersion = () =>
      portal.db
        .updateTable('importaciones')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    const exclude = () =>
      portal.db
        .insertInto('importacion_elecciones')
        .values([1, 2].map((numero) => ({ importacion_id: id, numero, elecciones: '{"incluida":false}' })))
        .execute();
    await exclude();
    const jobs = jobsOf(duringComparison(nextVersion));
    await jobs.compare(id);
    await expect.poll(() => jobs.progress(id)).toBeNull();
    expect((await detail()).estado).toBe('comparando');
    expect(await rows()).toEqual(before);
  });

  it('that was cancelled is made before the import is applied', async () => {
    const { portal, staff, id, params, detail, rows, jobsOf, apply } = await withImport();
    await using _ = portal;
    const { version } = await detail();
    await staff.call('changeImportRows', { params, body: { version, numeros: [2], incluida: false } });
    await settled(portal);
    const correct = { version: version + 1, numeros: [2], celdas: { nombre: 'Taludes altos' }, incluida: true };
    const compare = async () => {
      const jobs = jobsOf(duringComparison(async () => void jobs.stop(id)));
      await jobs.compare(id);
      await expect.poll(() => jobs.progress(id)).toBeNull();
    };
    const imports = { stop: async () => undefined, compare };
    const { db } = portal;
    await handlers.changeImportRows(db, { params, body: correct, imports } as never, undefined as never);
    expect(await detail()).toMatchObject({ estado: 'por_revisar', problema: CANCELLED });
    expect(await apply()).toMatchObject({ status: 409, body: { message: NOT_COMPARED } });
    expect((await rows())[1]).toMatchObject({ incluida: true, celdas: { nombre: 'Taludes altos' } });
    expect((await apply()).status).toBe(200);
    const nombres = await db.selectFrom('proyectos').select('nombre').orderBy('id').execute();
    expect(nombres.map(({ nombre }) => nombre)).toEqual(['Cruces seguros', 'Taludes altos']);
  });

  async function withChange() {
    const { detail, staff, ...rest } = await withImport();
    const { id, version } = await detail();
    const same = { version, numeros: [1], decision: 'mismo' as const, tomar: ['objetivo'] };
    await staff.call('changeImportRows', { params: { id }, body: same });
    await settled(rest.portal);
    return { detail, staff, ...rest };
  }

  it('that has not ended answers the changes that staff have taken since', async () => {
    const { portal, params, detail, rows } = await withChange();
    await using _ = portal;
    const taken = async () => (await rows())[0]?.cambios.filter(({ tomado }) => tomado).map(({ campo }) => campo);
    expect(await taken()).toEqual(['objetivo']);
    const body = { version: (await detail()).version, numeros: [1], tomar: [] };
    const imports = { stop: async () => undefined, compare: async () => undefined };
    await handlers.changeImportRows(portal.db, { params, body, imports } as never, undefined as never);
    expect(await taken()).toEqual([]);
  });

  it('is made again when a record changed before the import was applied', async () => {
    const { portal, proyecto, detail, rows, apply } = await withChange();
    await using _ = portal;
    await portal.db.updateTable('proyectos').set({ version: 9 }).where('id', '=', proyecto).execute();
    expect((await apply()).status).toBe(200);
    expect(await detail()).toMatchObject({
      estado: 'por_revisar',
      problema: 'Un registro cambió después de comparar: revise de nuevo las filas',
    });
    expect((await rows())[0]).toMatchObject({ estado: 'cambia', incluida: true });
    expect((await apply()).status).toBe(200);
    expect(await detail()).toMatchObject({ estado: 'importada', problema: '' });
  });

  it('is made again when a record has left before the import was applied', async () => {
    const { portal, staff, proyecto, detail, rows, apply } = await withChange();
    await using _ = portal;
    await staff.call('archiveRecord', { body: { recurso: 'proyectos', recurso_id: proyecto } });
    expect((await apply()).status).toBe(200);
    expect(await detail()).toMatchObject({
      estado: 'por_revisar',
      problema: expect.stringMatching(/Papelera/),
    });
    expect((await rows())[0]).toMatchObject({ estado: 'nuevo', registro: null });
  });
});

describe('a file that is read again', () => {
  it('keeps its rows and corrections when it is cancelled', async () => {
    const { portal, staff, id, params, detail, rows, jobsOf } = await withImport();
    await using _ = portal;
    const { version } = await detail();
    await staff.call('changeImportRows', { params, body: { version, numeros: [2], celdas: { nombre: 'Corregido' } } });
    await settled(portal);
    const before = await rows();
    const jobs = jobsOf(duringComparison(async () => void jobs.stop(id)));
    await jobs.read(id);
    await expect.poll(() => jobs.progress(id)).toBeNull();
    expect(await detail()).toMatchObject({ estado: 'fallida', problema: CANCELLED });
    expect(await rows()).toEqual(before);
    await staff.call('changeImportRows', { params, body: { version: version + 1, numeros: [1], incluida: false } });
    await settled(portal);
    expect((await rows()).map(({ celdas, incluida }) => [celdas.nombre, incluida])).toEqual([
      ['Cruces seguros', false],
      ['Corregido', true],
    ]);
  });

  it('keeps no correction of another sheet, nor rows that the new one lacks', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const row = (...cells: string[]) =>
      `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
    const sheet = (...names: string[]) => [row('Nombre', 'Tipo'), ...names.map((name) => row(name, 'Libro'))].join('');
    const sheets = { 2023: sheet('Uno A', 'Dos A', 'Tres A'), 2024: sheet('Uno B', 'Dos B') };
    const id = await stage(portal, staff, new Blob([new Uint8Array(xlsxOf({ sheets }))]));
    const params = { id };
    const change = async (name: 'changeImportRows' | 'setImportOptions', fields: object) => {
      const { version } = (await staff.call('getImport', { params })).importacion;
      await staff.call(name, { params, body: { version, ...fields } as never });
      await settled(portal);
      const { filas } = await staff.call('listImportRows', { params, query: {} });
      return filas.map(({ celdas, incluida }) => [celdas.nombre, incluida]);
    };
    await change('changeImportRows', { numeros: [1], celdas: { nombre: 'Corregido' } });
    await change('changeImportRows', { numeros: [2], incluida: false });
    expect(await change('setImportOptions', { columnas: ['nombre', 'tipo'] })).toEqual([
      ['Corregido', true],
      ['Dos A', false],
      ['Tres A', true],
    ]);
    expect(await change('setImportOptions', { hoja: '2024' })).toEqual([
      ['Uno B', true],
      ['Dos B', true],
    ]);
  });
});

it('an import that somebody applies meanwhile is not discarded', async () => {
  await using portal = await testApp();
  await portal.staff();
  await stageImports(portal.db);
  const { db } = portal;
  const applied = () => db.updateTable('importaciones').set({ estado: 'importando' }).where('id', '=', 1).execute();
  const input = { params: { id: 1 }, imports: { stop: applied } } as never;
  await expect(handlers.discardImport(db, input, undefined as never)).rejects.toMatchObject({ status: 409 });
  expect((await findImport(db, 1)).estado).toBe('importando');
  const rows = db.selectFrom('importacion_filas').where('importacion_id', '=', 1).select('numero');
  expect(await rows.execute()).toEqual([{ numero: 1 }]);
});
