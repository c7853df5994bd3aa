import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { markChange } from '../../api/database/changeMark.ts';
import { isPostgres, openDatabase, openPostgres, type Trx } from '../../api/database/open.ts';
import { HostThread } from '../../api/http/importThread/HostThread.ts';
import { newProducto } from '../support/builders/inputs.ts';
import { countOf } from '../support/database.ts';
import { freshDatabase } from '../support/engine.ts';
import { settled, unseen } from '../support/imports.ts';
import { besideTransaction, untilOneWaits } from '../support/lockWaits.ts';
import { nextThread } from '../support/portalOnFile.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

const ROWS = 150;
const CSV = ['Nombres;Apellidos;Cargo;Grupo', ...Array.from({ length: ROWS }, (_, n) => `Ana;Núñez ${n};Jefa;Interno`)];

/** Where a database is that several portals can use, on the engine of the running project. */
async function sharedDatabase() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-'));
  const { databaseUrl, drop } = await freshDatabase();
  onTestFinished(async () => {
    await drop();
    rmSync(dataDir, { recursive: true });
  });
  return { dataDir, databaseUrl };
}

async function start(place: { dataDir: string; databaseUrl: string | null }) {
  const portal = await testApp(place);
  onTestFinished(() => portal[Symbol.asyncDispose]());
  return portal;
}

function toolsOf(portal: TestApp, staff: Caller, id: number) {
  const params = { id };
  const detail = async () => (await staff.call('getImport', { params })).importacion;
  return {
    params,
    detail,
    rows: async () => (await staff.call('listImportRows', { params, query: {} })).filas,
    apply: async () => staff.call('applyImport', { params, body: { version: (await detail()).version } }),
    members: () => countOf(portal.db, 'integrantes'),
  };
}

/** An import of members, and the thread that has reviewed it. */
async function staged(lines: readonly string[] = CSV) {
  const place = await sharedDatabase();
  const portal = await start(place);
  const staff = await portal.staff();
  const thread = nextThread();
  const { id } = await staff.call('addImport', { body: { nombre: 'a.csv' }, file: new Blob([lines.join('\n')]) });
  await settled(portal);
  return { place, portal, staff, id, thread: await thread, ...toolsOf(portal, staff, id) };
}

describe('the thread of imports', () => {
  it('starts when staff open the list of imports, before they choose a file', async () => {
    const staff = await (await start(await sharedDatabase())).staff();
    const thread = nextThread();
    await staff.call('listImports', {});
    expect((await thread).threadId).toBeGreaterThan(0);
  });
});

describe('the thread of imports that dies', () => {
  it('leaves nothing of a write that has not begun, and the import says so', async () => {
    const { place, portal, id, thread, apply, detail, members } = await staged();
    const { dataDir, databaseUrl } = place;
    const other = databaseUrl === null ? openDatabase(dataDir) : openPostgres(databaseUrl);
    onTestFinished(() => other.destroy());
    // What the first statement waits for.
    const lock = (trx: Trx) => trx.updateTable('importaciones').set({ bytes: 1 }).where('id', '=', id).execute();
    await besideTransaction(other, lock, async () => {
      await apply();
      await expect.poll(async () => (await detail()).avance).toEqual({ hechas: 0, total: ROWS });
      await thread.terminate();
    });
    await settled(portal);
    expect(await detail()).toMatchObject({
      estado: 'por_revisar',
      problema: 'El portal se reinició durante el trabajo: repítalo',
    });
    expect(await members()).toBe(0);
  });

  it('leaves nothing of a write that is not committed, and the import says so; it is written the next time', async () => {
    const { portal, thread, apply, detail, members } = await staged();
    const { db } = portal;
    if (isPostgres(db))
      // The last statement marks the change: it waits for this transaction.
      await besideTransaction(db, markChange, async () => {
        await apply();
        await untilOneWaits(db);
        await thread.terminate();
      });
    else {
      await sql`create trigger slow before insert on integrantes when (select count(*) from integrantes) > 60
        begin select count(*) from importacion_filas a, importacion_filas b, importacion_filas c; end`.execute(db);
      await apply();
      await expect.poll(async () => (await detail()).avance.hechas, { interval: 5 }).toBeGreaterThan(0);
      await thread.terminate();
      await sql`drop trigger slow`.execute(db);
    }
    await settled(portal);
    expect(await detail()).toMatchObject({
      estado: 'por_revisar',
      problema: 'El portal se reinició durante el trabajo: repítalo',
    });
    expect(await members()).toBe(0);
    await apply();
    await settled(portal);
    expect(await detail()).toMatchObject({ estado: 'importada', resultado: { creados: ROWS } });
    expect(await members()).toBe(ROWS);
  });

  it('leaves the rows to another one, and what was written', async () => {
    const { portal, thread, apply, detail, rows, members } = await staged();
    const before = await rows();
    await thread.terminate();
    expect(await rows()).toEqual(before);
    const next = nextThread();
    await apply();
    await settled(portal);
    await (await Promise.race([next, thread])).terminate();
    expect(await detail()).toMatchObject({ estado: 'importada' });
    expect((await rows()).map(({ registro }) => registro?.nombre)).toContain('Ana Núñez 0');
    expect(await members()).toBe(ROWS);
  });

  it('leaves to the next one what was asked for another import', async () => {
    const { place, portal, staff, id, apply, rows } = await staged();
    await apply();
    await settled(portal);
    const shown = await rows();
    const host = new HostThread(place);
    onTestFinished(() => host.close());
    const next = nextThread();
    const asked = [
      host.page(id, { desde: 0 }).then((page) => page?.filas),
      host.template('productos', 'csv').then((bytes) => Buffer.from(bytes).toString().includes('Nombre')),
    ];
    await (await next).terminate();
    expect(await Promise.all(asked)).toEqual([shown, true]);
    await portal.app.imports.close();
    const ofPortal = nextThread();
    const file = new Blob([CSV.join('\n')]);
    const { id: second } = await staff.call('addImport', { body: { nombre: 'b.csv' }, file });
    await (await ofPortal).terminate();
    await settled(portal);
    const { importacion } = await staff.call('getImport', { params: { id: second } });
    expect(importacion).toMatchObject({ estado: 'por_revisar', problema: '', numeros: { total: ROWS } });
  });

  it.each([{ maxMs: 1 }, { heapMB: 8 }])('says that it needs too much: %o', async (limits) => {
    const { place, portal, staff, id } = await staged();
    const host = new HostThread(place, limits);
    onTestFinished(() => host.close());
    const failed = {
      status: 503,
      message: 'Comparar las filas necesita demasiado tiempo o demasiada memoria: divida el archivo',
    };
    await expect(host.review(id, unseen())).rejects.toMatchObject(failed);
    expect(await host.page(id, { desde: 0 })).toBeNull();
    expect((await portal.visitor.send('listPublicIntegrantes')).status).toBe(200);
    await newProducto(staff);
  });

  it('keeps the last two reviews', async () => {
    const { place, staff, portal, id } = await staged();
    const ids = [id];
    for (const nombre of ['b.csv', 'c.csv'])
      ids.push((await staff.call('addImport', { body: { nombre }, file: new Blob([CSV.join('\n')]) })).id);
    await settled(portal);
    const host = new HostThread(place);
    onTestFinished(() => host.close());
    for (const each of ids) await host.review(each, unseen());
    const pages = await Promise.all(ids.map((each) => host.page(each, { desde: 0 })));
    expect(pages.map((page) => page?.total)).toEqual([undefined, ROWS, ROWS]);
    expect((await staff.call('listImportRows', { params: { id }, query: {} })).total).toBe(ROWS);
  });
});

describe('two instances', () => {
  it('show the same review, also of what the other one changed, and the same import once it is applied', async () => {
    const { place, portal, staff, id, params, detail, rows, apply } = await staged();
    const second = await start(place);
    const other = toolsOf(second, await second.staff(), id);
    expect(await other.rows()).toEqual(await rows());
    const { version } = await detail();
    await staff.call('changeImportRows', { params, body: { version, numeros: [2], celdas: { apellidos: 'Gil' } } });
    await settled(portal);
    await other.detail();
    await settled(second);
    expect(await other.rows()).toEqual(await rows());
    expect(await other.detail()).toEqual(await detail());
    await apply();
    await settled(portal);
    expect(await other.detail()).toMatchObject({ estado: 'importada', numeros: { incluidas: ROWS } });
    expect(await other.rows()).toEqual(await rows());
  });

  it('apply an import once, and the second one is told', async () => {
    const { place, portal, id, detail, apply, members } = await staged();
    const second = await start(place);
    const other = toolsOf(second, await second.staff(), id);
    await other.rows();
    const answers = await Promise.allSettled([apply(), other.apply()]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    await Promise.all([settled(portal), settled(second)]);
    expect(await detail()).toMatchObject({ estado: 'importada' });
    expect(await members()).toBe(ROWS);
  });
});
