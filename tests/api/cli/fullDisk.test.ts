import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../../api/database/open.ts';
import { aProducto } from '../../support/builders.ts';
import { STAFF, testApp } from '../../support/testApp.ts';
import { temporaryFolder } from './runPortal.ts';

const FULL_DISK = {
  success: 0,
  message: 'No hay espacio para guardar los cambios. Avise a quien administra el portal.',
};
const MONTAR = 'mount -t tmpfs -o size=16m tmpfs "$DATA_DIR" && exec "$0" "$@"';
const BLOQUE = Buffer.alloc(4_096, 1);

/** A file system of one's own needs root, or the right to make namespaces. */
const sinPermiso = (): boolean =>
  spawnSync('unshare', ['-m', 'sh', '-c', MONTAR, 'true'], {
    env: { PATH: process.env.PATH, DATA_DIR: temporaryFolder() },
  }).status !== 0;

async function arrancar(dataDir: string): Promise<{ portal: ChildProcess; host: string; dentro: string }> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: '0',
    SAMPLE_CONTENT: 'off',
    ADMIN_USUARIO: STAFF.usuario,
    ADMIN_PASSWORD: STAFF.password,
  };
  const args = ['-m', 'sh', '-c', MONTAR, process.execPath, 'api/main.ts'];
  const portal = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void portal.kill('SIGKILL'));
  let salida = '';
  portal.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    salida += chunk;
  });
  const puerto = () => /localhost:(\d+)/.exec(salida)?.[1];
  await expect.poll(puerto, { timeout: 9_000 }).toBeDefined();
  return { portal, host: `http://127.0.0.1:${puerto()}`, dentro: `/proc/${portal.pid}/root${dataDir}` };
}

/** Leaves no byte free. @returns what frees them again */
function llenar(folder: string): () => void {
  const file = path.join(folder, 'lastre');
  const descriptor = openSync(file, 'w');
  try {
    while (writeSync(descriptor, BLOQUE) > 0);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(descriptor);
  }
  return () => rmSync(file);
}

function callApi(host: string, cookie = '') {
  const enviar = async (ruta: string, init: RequestInit = {}) => {
    const headers = { cookie, ...(init.body !== undefined && { 'content-type': 'application/json' }) };
    const response = await fetch(`${host}${ruta}`, { ...init, headers });
    return { status: response.status, body: await response.json(), cookie: response.headers.get('set-cookie') ?? '' };
  };
  const post = (ruta: string, body: object) => enviar(ruta, { method: 'POST', body: JSON.stringify(body) });
  return {
    ingresar: () => post('/api/Login/login', STAFF),
    agregar: (nombre: string) => post('/api/prod_investigacion/add_product', aProducto({ nombre })),
    salir: () => enviar('/api/Login/logout', { method: 'POST' }),
    productos: () => enviar('/api/Prod_investigacion/get_all_products'),
    staff: () => enviar('/api/Prod_investigacion/get_all'),
    salud: () => enviar('/health'),
  };
}

const SIN_LIMITE = 2 ** 30;
const limitar = (db: Database, paginas: number) => sql.raw(`pragma max_page_count = ${paginas}`).execute(db);

describe('a full disk', () => {
  it('refuses writes with 507; reads and logout go on; writes work again without a restart', async ({ skip }) => {
    skip(sinPermiso(), 'a small file system of its own cannot be mounted here');
    const { portal, host, dentro } = await arrancar(temporaryFolder());
    const sesion = async () => callApi(host, (await callApi(host).ingresar()).cookie.split(';')[0]);
    const [ana, eva] = [await sesion(), await sesion()];
    const guardados: string[] = [];
    const agregar = async (nombre: string) => {
      const { status, body } = await ana.agregar(nombre);
      if (status === 200) guardados.push(nombre);
      return { status, body };
    };
    expect((await agregar('Antes')).status).toBe(200);

    const release = llenar(dentro);
    for (const n of [1, 2, 3]) {
      const { status, body } = await agregar(`Lleno ${n}`);
      if (status !== 200) expect({ status, body }).toEqual({ status: 507, body: FULL_DISK });
    }
    expect(await agregar('Sin lugar')).toEqual({ status: 507, body: FULL_DISK });
    expect(await callApi(host).ingresar()).toMatchObject({ status: 507, body: { status: 'error', ...FULL_DISK } });
    expect((await ana.staff()).status).toBe(200);
    expect((await callApi(host).productos()).status).toBe(200);
    expect((await callApi(host).salud()).status).toBe(200);
    expect(await eva.salir()).toMatchObject({ status: 200, cookie: expect.stringContaining('sesion=; Max-Age=0') });
    expect((await eva.staff()).status).toBe(401);

    release();
    expect((await agregar('Después')).status).toBe(200);
    const { products } = (await callApi(host).productos()).body as { products: { nombre: string }[] };
    expect(products.map(({ nombre }) => nombre)).toEqual(guardados);
    expect((await eva.staff()).status, 'the session stays over').toBe(401);
    portal.kill('SIGTERM');
    expect((await once(portal, 'exit'))[0]).toBe(0);
  });

  it('is told the same where the database may not grow', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await limitar(portal.db, 1);
    const largo = { body: aProducto({ descripcion: 'x'.repeat(4_900) }) };
    for (let vez = 1; vez <= 2; vez += 1) {
      expect(await staff.send('addProducto', largo)).toMatchObject({ status: 507, body: FULL_DISK });
    }
    expect((await staff.send('listProductos')).body.products).toEqual([]);
    await limitar(portal.db, SIN_LIMITE);
    expect((await staff.send('addProducto', largo)).status).toBe(200);
    expect((await portal.db.selectFrom('movimientos').selectAll().execute()).length).toBe(1);
  });

  it('ends a session all the same, which is deleted once there is room', async () => {
    const dataDir = temporaryFolder();
    {
      await using portal = await testApp({ dataDir });
      const staff = await portal.staff();
      await limitar(portal.db, 1);
      // Deleting alone needs no new page.
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
      await limitar(portal.db, SIN_LIMITE);
    }
    const db = openDatabase(dataDir);
    expect(await db.selectFrom('sesiones').selectAll().execute()).toEqual([]);
    await db.destroy();
  });
});
