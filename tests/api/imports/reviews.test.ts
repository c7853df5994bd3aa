import { describe, expect, it } from 'vitest';
import { handlers } from '../../../api/resources/handlers.ts';
import type { ImportHost } from '../../../api/resources/imports/host.ts';
import { ImportJobs } from '../../../api/resources/imports/jobs.ts';
import { findImport } from '../../../api/resources/imports/stored/staging.ts';
import { newProyecto } from '../../support/builders/inputs.ts';
import { hostOf, settled, stageImports } from '../../support/imports.ts';
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
  const apply = async () => {
    const { version } = await detail();
    const answered = await staff.send('applyImport', { params, body: { version } });
    await settled(portal);
    return answered;
  };
  /** The jobs of an instance whose second review waits, or fails. */
  const jobsOf = async (second: (signal: AbortSignal) => Promise<void>) => {
    const local = hostOf(portal.db);
    let begun = 0;
    const host: ImportHost = {
      prepare: () => local.prepare(),
      read: (of, progress) => local.read(of, progress),
      review: async (of, progress) => {
        begun += 1;
        if (begun === 2) await second(progress.signal);
        return local.review(of, progress);
      },
      apply: (order, progress) => local.apply(order, progress),
      undo: (order, progress) => local.undo(order, progress),
      page: (of, filter) => local.page(of, filter),
      change: (of, change) => local.change(of, change),
      template: (recurso, formato) => local.template(recurso, formato),
      close: () => local.close(),
    };
    const { db } = portal;
    const logged: string[] = [];
    const log = { error: (_: object, message: string) => logged.push(message) };
    const jobs = new ImportJobs({ db, host, onWrite: async () => undefined, log });
    const call = async <K extends 'changeImportRows' | 'getImport' | 'listImportRows' | 'applyImport' | 'cancelImport'>(
      name: K,
      input: object = {},
    ) => {
      const answered = (handlers[name] as (...args: unknown[]) => Promise<Awaited<ReturnType<(typeof handlers)[K]>>>)(
        db,
        {
          params,
          query: {},
          staff: STAFF,
          imports: jobs,
          ...input,
        },
      );
      return answered;
    };
    const shown = async () => (await call('listImportRows')).filas;
    await shown();
    return { jobs, logged, reviews: () => begun, call, shown };
  };
  return { portal, staff, proyecto, id, params, detail, rows, jobsOf, apply };
}

const STAFF = { id: 1, usuario: 'maria.prueba', nombre: 'Administración', email: '', isConfirmed: false };

/** Ends when it is cancelled. */
const untilCancelled = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('a review', () => {
  it('that was cancelled is made before the import is applied', async () => {
    const { portal, id, detail, jobsOf } = await withImport();
    await using _ = portal;
    const { version } = await detail();
    const { jobs, call, shown } = await jobsOf(untilCancelled);
    await call('changeImportRows', { body: { version, numeros: [2], celdas: { nombre: 'Taludes altos' } } });
    expect((await call('getImport')).importacion.estado).toBe('comparando');
    await call('cancelImport');
    expect((await call('getImport')).importacion).toMatchObject({ estado: 'por_revisar', problema: CANCELLED });
    const apply = () => call('applyImport', { body: { version: version + 1 } });
    await expect(apply()).rejects.toMatchObject({ status: 409, message: NOT_COMPARED });
    await expect.poll(() => jobs.progress(id)).toBeNull();
    expect((await shown())[1]).toMatchObject({ incluida: true, celdas: { nombre: 'Taludes altos' } });
    await apply();
    await expect.poll(() => jobs.progress(id)).toBeNull();
    const nombres = await portal.db.selectFrom('proyectos').select('nombre').orderBy('id').execute();
    expect(nombres.map(({ nombre }) => nombre)).toEqual(['Cruces seguros', 'Taludes altos']);
  });

  it('that failed says so, and is made again after a change only', async () => {
    const { portal, id, detail, jobsOf } = await withImport();
    await using _ = portal;
    const { version } = await detail();
    const { jobs, logged, reviews, call, shown } = await jobsOf(async () => {
      throw new Error('broken');
    });
    const exclude = (of: number) => call('changeImportRows', { body: { version: of, numeros: [2], incluida: false } });
    const { version: next } = await exclude(version);
    await expect.poll(async () => (await call('getImport')).importacion.problema).toBe('Error interno');
    expect(logged).toEqual(['an import failed']);
    await shown();
    expect((await call('getImport')).importacion.estado).toBe('por_revisar');
    expect(reviews()).toBe(2);
    await exclude(next);
    await expect.poll(() => jobs.progress(id)).toBeNull();
    expect((await call('getImport')).importacion).toMatchObject({ estado: 'por_revisar', problema: '' });
    expect((await shown())[1]?.incluida).toBe(false);
  });

  it('of an earlier version is shown until the next one ends, with the changes that staff have taken since', async () => {
    const { portal, params, detail, staff, jobsOf } = await withChange();
    await using _ = portal;
    const mayEnd = Promise.withResolvers<void>();
    const { call, shown } = await jobsOf(() => mayEnd.promise);
    const taken = async () => (await shown())[0]?.cambios.filter(({ tomado }) => tomado).map(({ campo }) => campo);
    expect(await taken()).toEqual(['objetivo']);
    await call('changeImportRows', { body: { version: (await detail()).version, numeros: [1], tomar: [] } });
    expect([await taken(), (await shown())[0]?.incluida]).toEqual([[], true]);
    await call('changeImportRows', { body: { version: (await detail()).version, numeros: [1], incluida: false } });
    expect((await shown())[0]?.incluida).toBe(false);
    await call('changeImportRows', { body: { version: (await detail()).version, numeros: [1], incluida: true } });
    expect((await shown())[0]?.incluida).toBe(true);
    mayEnd.resolve();
    await expect.poll(async () => (await shown())[0]?.incluida).toBe(false);
    await staff.call('getImport', { params });
    await settled(portal);
    expect((await staff.call('listImportRows', { params, query: {} })).filas).toEqual(await shown());
  });

  it('is that of the version that another instance has stored', async () => {
    const { portal, staff, params, detail, rows, jobsOf } = await withImport();
    await using _ = portal;
    const { call, shown, jobs } = await jobsOf(async () => undefined);
    const { version } = await detail();
    await staff.call('changeImportRows', { params, body: { version, numeros: [2], incluida: false } });
    await settled(portal);
    expect((await call('getImport')).importacion.estado).toBe('comparando');
    await expect.poll(() => jobs.progress(params.id)).toBeNull();
    expect(await shown()).toEqual(await rows());
  });

  it('is not shown once a record is deleted for ever', async () => {
    const { portal, staff, proyecto, jobsOf } = await withImport();
    await using _ = portal;
    const { shown } = await jobsOf(async () => undefined);
    expect(JSON.stringify(await shown())).toContain(OBJETIVO);
    const record = { recurso: 'proyectos', recurso_id: proyecto } as const;
    await staff.call('archiveRecord', { body: record });
    await staff.call('deleteForever', { body: { ...record, nombre: 'Cruces seguros' } });
    const after = await shown();
    expect(after[0]).toMatchObject({ estado: 'nuevo', registro: null });
    expect(JSON.stringify(after)).not.toContain(OBJETIVO);
  });

  async function withChange() {
    const { detail, staff, ...rest } = await withImport();
    const { id, version } = await detail();
    const same = { version, numeros: [1], decision: 'mismo' as const, tomar: ['objetivo'] };
    await staff.call('changeImportRows', { params: { id }, body: same });
    await settled(rest.portal);
    return { detail, staff, ...rest };
  }

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
      problema: 'Un registro cambió después de comparar: revise de nuevo las filas',
    });
    expect((await rows())[0]).toMatchObject({ estado: 'nuevo', registro: null });
  });
});

describe('a file that is read again', () => {
  it('keeps its rows and corrections when it is cancelled', async () => {
    const { portal, staff, id, params, detail, rows } = await withImport();
    await using _ = portal;
    const { version } = await detail();
    await staff.call('changeImportRows', { params, body: { version, numeros: [2], celdas: { nombre: 'Corregido' } } });
    await settled(portal);
    const before = await rows();
    await portal.db.updateTable('importaciones').set({ estado: 'leyendo' }).where('id', '=', id).execute();
    portal.app.imports.read({ id, version: version + 1, estado: 'leyendo' });
    await portal.app.imports.stop(id);
    expect(await detail()).toMatchObject({ estado: 'fallida', problema: CANCELLED });
    expect(await rows()).toEqual(before);
    await staff.call('changeImportRows', { params, body: { version: version + 1, numeros: [1], incluida: false } });
    await settled(portal);
    expect((await rows()).map(({ celdas, incluida }) => [celdas.nombre, incluida])).toEqual([
      ['Cruces seguros', false],
      ['Corregido', true],
    ]);
  });

  it('keeps a decision only where the text of its row is the same, and counts the others', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    // Without accents, a row is the same in each encoding.
    const file = Buffer.from('Nombre;Tipo\nCascos;Libro\nGuía;Libro\nMapa;Libro', 'latin1');
    const id = await stage(portal, staff, new Blob([file]));
    const params = { id };
    const version = async () => (await staff.call('getImport', { params })).importacion.version;
    const change = { numeros: [1, 2], incluida: false };
    await staff.call('changeImportRows', { params, body: { version: await version(), ...change } });
    const read = async (codificacion: 'utf-8' | 'windows-1252') => {
      await staff.call('setImportOptions', { params, body: { version: await version(), codificacion } });
      await settled(portal);
      const { filas } = await staff.call('listImportRows', { params, query: {} });
      const { avisos } = (await staff.call('getImport', { params })).importacion;
      return [avisos, filas.map(({ incluida }) => incluida)];
    };
    const forgotten = 'Se olvidó lo corregido o decidido en 1 fila: su texto cambió al leer de nuevo el archivo.';
    expect(await read('utf-8')).toEqual([expect.arrayContaining([forgotten]), [false, true, true]]);
    expect(await read('windows-1252')).toEqual([[], [false, true, true]]);
  });

  it('keeps what was decided when another column is read', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await stage(portal, staff, new Blob(['Nombre;Tipo;Nota\nCascos;Libro;Casa']));
    const params = { id };
    await staff.call('changeImportRows', {
      params,
      body: { version: 1, numeros: [1], celdas: { nombre: 'Cascos A' } },
    });
    const columnas = ['nombre', 'tipo', 'editorial'];
    await staff.call('setImportOptions', { params, body: { version: 2, columnas } });
    await settled(portal);
    const { filas } = await staff.call('listImportRows', { params, query: {} });
    expect(filas[0]?.celdas).toMatchObject({ nombre: 'Cascos A', editorial: 'Casa' });
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
  const applied = () => db.updateTable('importaciones').set({ estado: 'importada' }).where('id', '=', 1).execute();
  const input = { params: { id: 1 }, imports: { progress: () => null, stop: applied } } as never;
  await expect(handlers.discardImport(db, input, undefined as never)).rejects.toMatchObject({ status: 409 });
  expect((await findImport(db, 1)).estado).toBe('importada');
  const rows = db.selectFrom('importacion_filas').where('importacion_id', '=', 1).select('numero');
  expect(await rows.execute()).toEqual([{ numero: 1 }]);
});
