import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../api/database/open.ts';
import { Exports } from '../../api/export/Exports.ts';
import { aProducto, newProducto } from '../support/builders/inputs.ts';
import { entriesOf, jsonOf, wrongChecksums } from '../support/exportedZip.ts';
import { aPdf } from '../support/pdf.ts';
import { sendExport } from '../support/sendExport.ts';
import { type Caller, STAFF, type TestApp, testApp } from '../support/testApp.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-exportacion-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** On SQLite a file, so that a thread copies the database, as in production. */
const onEngine = () => (inject('postgres') === undefined ? { dataDir: temporaryFolder() } : {});

/** The copies of exports in a folder. */
const copiesIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('exportando-'));

/** Begins an export that nobody reads yet. */
const begun = async ({ app }: TestApp): Promise<Readable> =>
  (await app.exports.begin(STAFF.usuario)).content as Readable;

/** The answer once no export runs. */
async function exportedNow(portal: TestApp, staff: Caller) {
  await expect.poll(async () => (await sendExport(portal, staff)).statusCode).toBe(200);
}

describe('Exportar todo', () => {
  it('needs the password again, which is counted as a login attempt', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      expect(await staff.send('exportAll', { body: { clave: 'no es esta la clave' } })).toMatchObject({
        status: 422,
        body: { errors: { clave: 'La contraseña no es correcta' } },
      });
    }
    expect((await sendExport(portal, staff)).statusCode).toBe(429);
  });

  it('answers a file that no cache stores, of the moment at which it begins', async () => {
    const backupDir = temporaryFolder();
    await using portal = await testApp({ ...onEngine(), backupDir });
    const staff = await portal.staff();
    await newProducto(staff, { nombre: 'Antes' });
    const content = await begun(portal);
    await newProducto(staff, { nombre: 'Después' });
    const entries = await entriesOf(await buffer(content));
    expect(wrongChecksums(entries)).toEqual([]);
    expect(jsonOf(entries, 'productos').map(({ nombre }) => nombre)).toEqual(['Antes']);
    await expect.poll(() => copiesIn(backupDir)).toEqual([]);
    const { statusCode, headers } = await sendExport(portal, staff);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename="portal-\d{4}-\d{2}-\d{2}\.zip"$/),
    });
  });

  it('runs once at a time, and again after the client has gone', async () => {
    const backupDir = temporaryFolder();
    await using portal = await testApp({ ...onEngine(), backupDir });
    const staff = await portal.staff();
    const content = await begun(portal);
    expect(await staff.send('exportAll', { body: { clave: STAFF.password } })).toMatchObject({
      status: 409,
      body: { message: 'Ya se está exportando todo: espere a que termine' },
    });
    expect(copiesIn(backupDir)).toHaveLength(1);
    content.destroy();
    await exportedNow(portal, staff);
    await expect.poll(() => copiesIn(backupDir)).toEqual([]);
  });

  it('ends with the connection of its client', async () => {
    const backupDir = temporaryFolder();
    await using portal = await testApp({ ...onEngine(), backupDir });
    const staff = await portal.staff();
    for (let n = 0; n < 3; n += 1)
      await staff.call('addProducto', { body: aProducto({ nombre: `Libro ${n}` }), file: aPdf(3_000_000) });
    const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const sent = request(`${address}/api/portal/exportar`, {
      method: 'POST',
      headers: { cookie: staff.cookie ?? '', 'content-type': 'application/json', origin: address },
    });
    sent.on('error', () => undefined);
    sent.end(JSON.stringify({ clave: STAFF.password }));
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(200);
    expect(copiesIn(backupDir)).toHaveLength(1);
    response.destroy();
    await exportedNow(portal, staff);
    await expect.poll(() => copiesIn(backupDir)).toEqual([]);
  });

  it('gives up a client that reads nothing', async () => {
    await using portal = await testApp();
    const log = { warn: () => undefined };
    const folder = temporaryFolder();
    const { databaseUrl } = portal;
    const exports = new Exports({
      db: portal.db,
      place: databaseUrl === null ? null : { databaseUrl, dataDir: '' },
      publicUrl: null,
      folder: () => folder,
      now: () => new Date(),
      log,
      idleMs: 1,
    });
    const { content } = await exports.begin(STAFF.usuario);
    await expect(finished(content as Readable)).rejects.toThrow('the client does not read the export');
    await expect.poll(() => copiesIn(folder)).toEqual([]);
  });

  it('ends when the portal stops', async () => {
    const backupDir = temporaryFolder();
    const portal = await testApp({ ...onEngine(), backupDir });
    const content = await begun(portal);
    const ended = finished(content);
    await Promise.all([expect(ended).rejects.toThrow(), portal[Symbol.asyncDispose]()]);
    expect(copiesIn(backupDir)).toEqual([]);
  });

  it('says that the copy cannot be made, and can be asked for again', async () => {
    const backupDir = path.join(temporaryFolder(), 'respaldos');
    writeFileSync(backupDir, '');
    await using portal = await testApp({ ...onEngine(), backupDir });
    const staff = await portal.staff();
    expect((await sendExport(portal, staff)).statusCode).toBe(500);
    rmSync(backupDir);
    await exportedNow(portal, staff);
  });
});

it('the next start removes the copies of killed exports, and no others', async () => {
  const backupDir = temporaryFolder();
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  const others = [`exportando-${process.ppid}-abcdef`, 'exportando-mia'];
  for (const name of [`exportando-${child.pid}-abcdef`, `exportando-${process.pid}-ghijkl`, ...others]) {
    mkdirSync(path.join(backupDir, name));
    await openDatabase(path.join(backupDir, name)).destroy();
  }
  await using portal = await testApp({ backupDir });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  expect(copiesIn(backupDir).toSorted()).toEqual(others.toSorted());
});
