import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../../api/database/open.ts';
import { MB } from '../../../contract/values/sizeText.ts';
import { aProducto, aProyecto, newIntegrante, newProducto } from '../../support/builders/inputs.ts';
import { unchanged } from '../../support/database.ts';
import { entriesOf } from '../../support/exportedZip.ts';
import { freePort } from '../../support/freePort.ts';
import { anImage } from '../../support/images.ts';
import { aPdf } from '../../support/pdf.ts';
import { STAFF, testApp } from '../../support/testApp.ts';
import { temporaryFolder } from './runPortal.ts';

const FULL_DISK = {
  success: 0,
  message: 'No hay espacio para guardar los cambios. Avise a quien administra el portal.',
};
const MOUNT = 'mount -t tmpfs -o size=16m tmpfs "$DATA_DIR" && exec "$0" "$@"';
const BLOCK = Buffer.alloc(4_096, 1);

/** Mounting a tmpfs needs root or the right to create namespaces. */
const cannotMount = (): boolean =>
  spawnSync('unshare', ['-m', 'sh', '-c', MOUNT, 'true'], {
    env: { PATH: process.env.PATH, DATA_DIR: temporaryFolder() },
  }).status !== 0;

async function startPortal(dataDir: string): Promise<{ portal: ChildProcess; host: string; inside: string }> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SAMPLE_CONTENT: 'off',
    ADMIN_USUARIO: STAFF.usuario,
    ADMIN_PASSWORD: STAFF.password,
  };
  const args = ['-m', 'sh', '-c', MOUNT, process.execPath, 'api/main.ts'];
  const portal = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void portal.kill('SIGKILL'));
  let output = '';
  portal.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const port = () => /localhost:(\d+)/.exec(output)?.[1];
  await expect.poll(port).toBeDefined();
  return { portal, host: `http://127.0.0.1:${port()}`, inside: `/proc/${portal.pid}/root${dataDir}` };
}

/** Fills the file system. @param room bytes that stay free @returns a function that frees the space */
function fillDisk(folder: string, room = 0): () => void {
  const file = path.join(folder, 'lastre');
  const descriptor = openSync(file, 'w');
  const isFull = () => {
    const { bavail, bsize } = statfsSync(folder);
    return room > 0 && bavail * bsize <= room;
  };
  try {
    while (!isFull() && writeSync(descriptor, BLOCK) > 0);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(descriptor);
  }
  return () => rmSync(file);
}

function callApi(host: string, cookie = '') {
  const send = async (address: string, init: RequestInit = {}) => {
    const headers = { cookie, ...(init.body !== undefined && { 'content-type': 'application/json' }) };
    const response = await fetch(`${host}${address}`, { ...init, headers });
    return { status: response.status, body: await response.json(), cookie: response.headers.get('set-cookie') ?? '' };
  };
  const post = (address: string, body: object) => send(address, { method: 'POST', body: JSON.stringify(body) });
  return {
    login: () => post('/api/Login/login', STAFF),
    add: (nombre: string) => post('/api/prod_investigacion/add_product', aProducto({ nombre })),
    logout: () => send('/api/Login/logout', { method: 'POST' }),
    listPublicProductos: () => send('/api/Prod_investigacion/get_all_products'),
    staff: () => send('/api/Prod_investigacion/get_all'),
    health: () => send('/health'),
  };
}

const UNLIMITED = 2 ** 30;
const limitPages = (db: Database, pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);

describe('a full disk', () => {
  it('answers writes with 507, serves reads and logout, and accepts writes again without a restart', async ({
    skip,
  }) => {
    skip(cannotMount(), 'a tmpfs cannot be mounted here');
    const { portal, host, inside } = await startPortal(temporaryFolder());
    const signIn = async () => callApi(host, (await callApi(host).login()).cookie.split(';')[0]);
    const [ana, eva] = [await signIn(), await signIn()];
    const saved: string[] = [];
    const add = async (nombre: string) => {
      const { status, body } = await ana.add(nombre);
      if (status === 200) saved.push(nombre);
      return { status, body };
    };
    expect((await add('Antes')).status).toBe(200);

    const freeDisk = fillDisk(inside);
    for (const n of [1, 2, 3]) {
      const { status, body } = await add(`Lleno ${n}`);
      if (status !== 200) expect({ status, body }).toEqual({ status: 507, body: FULL_DISK });
    }
    expect(await add('Sin lugar')).toEqual({ status: 507, body: FULL_DISK });
    expect(await callApi(host).login()).toMatchObject({ status: 507, body: { status: 'error', ...FULL_DISK } });
    expect((await ana.staff()).status).toBe(200);
    expect((await callApi(host).listPublicProductos()).status).toBe(200);
    expect((await callApi(host).health()).status).toBe(200);
    expect(await eva.logout()).toMatchObject({ status: 200, cookie: expect.stringContaining('sesion=; Max-Age=0') });
    expect((await eva.staff()).status).toBe(401);

    freeDisk();
    expect((await add('Después')).status).toBe(200);
    const { products } = (await callApi(host).listPublicProductos()).body as { products: { nombre: string }[] };
    expect(products.map(({ nombre }) => nombre)).toEqual(saved);
    expect((await eva.staff()).status, 'the session stays closed').toBe(401);
    portal.kill('SIGTERM');
    expect((await once(portal, 'exit'))[0]).toBe(0);
  });

  it('has no room for an export, which says so, leaves nothing, and is made once there is room', async ({ skip }) => {
    skip(cannotMount(), 'a tmpfs cannot be mounted here');
    const { host, inside } = await startPortal(temporaryFolder());
    const cookie = (await callApi(host).login()).cookie.split(';')[0] ?? '';
    const form = new FormData();
    form.set('datos', JSON.stringify(aProducto()));
    form.set('pdf', aPdf(4 * MB));
    const added = await fetch(`${host}/api/prod_investigacion/add_product`, {
      method: 'POST',
      body: form,
      headers: { cookie },
    });
    expect(added.status).toBe(200);
    const exportAll = () =>
      fetch(`${host}/api/portal/exportar`, {
        method: 'POST',
        body: JSON.stringify({ clave: STAFF.password }),
        headers: { cookie, 'content-type': 'application/json' },
      });
    // Room for the session and the lease, but not for a copy of the file.
    const freeDisk = fillDisk(inside, 2 * MB);
    const refused = await exportAll();
    expect({ status: refused.status, body: await refused.json() }).toEqual({
      status: 507,
      body: {
        success: 0,
        message: 'No hay espacio en el servidor para exportar. Avise a quien administra el portal.',
      },
    });
    expect(readdirSync(inside).filter((name) => name.startsWith('exportando-'))).toEqual([]);
    freeDisk();
    const exported = await exportAll();
    expect(exported.status).toBe(200);
    expect((await entriesOf(Buffer.from(await exported.arrayBuffer()))).has('LEAME.md')).toBe(true);
  });

  it('answers 507 when the database reaches its page limit', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await limitPages(portal.db, 1);
    const large = { body: aProducto({ descripcion: 'x'.repeat(4_900) }) };
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect(await staff.send('addProducto', large)).toMatchObject({ status: 507, body: FULL_DISK });
    }
    expect((await staff.send('listProductos')).body.products).toEqual([]);
    await limitPages(portal.db, UNLIMITED);
    expect((await staff.send('addProducto', large)).status).toBe(200);
    expect((await portal.db.selectFrom('movimientos').selectAll().execute()).length).toBe(1);
  });

  it('stores nothing of a project with picture and links that meets the page limit', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const links = { integrantes: [await newIntegrante(staff)], productos: [await newProducto(staff)] };
    const body = aProyecto({ ...links, descripcion_imagen: 'Una avenida' });
    const save = async () => staff.send('addProyecto', { body, file: await anImage({ ancho: 1_400 }) });
    await limitPages(portal.db, 1);
    expect(await unchanged(portal.db, save)).toMatchObject({ status: 507, body: FULL_DISK });
    await limitPages(portal.db, UNLIMITED);
    expect((await save()).status).toBe(200);
  });

  it('closes a session on logout and deletes its row once there is space', async () => {
    const dataDir = temporaryFolder();
    {
      await using portal = await testApp({ dataDir });
      const staff = await portal.staff();
      await limitPages(portal.db, 1);
      // A delete needs no new page, so the trigger adds data.
      await sql`create temp trigger lleno before delete on sesiones begin
        insert into ajustes values ('lleno', hex(randomblob(20000))); end`.execute(portal.db);
      const { status, headers } = await staff.send('logout');
      expect({ status, cookie: headers['set-cookie'] }).toEqual({
        status: 200,
        cookie: expect.stringMatching(/^sesion=; Max-Age=0/),
      });
      expect((await staff.send('listProductos')).status).toBe(401);
      expect(await portal.db.selectFrom('sesiones').selectAll().execute()).toHaveLength(1);
      await sql`drop trigger lleno`.execute(portal.db);
      await limitPages(portal.db, UNLIMITED);
    }
    const db = openDatabase(dataDir);
    expect(await db.selectFrom('sesiones').selectAll().execute()).toEqual([]);
    await db.destroy();
  });
});
