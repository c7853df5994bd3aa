import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile } from '../../api/database/open.ts';
import { sqliteRows } from '../../api/database/unchecked.ts';
import { anIntegrante, aProducto } from '../support/builders/inputs.ts';
import { anImage } from '../support/images.ts';
import { end } from '../support/portalProcess.ts';
import { type Running, startPortal } from '../support/process.ts';
import { testApp } from '../support/testApp.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function addProduct({ host, cookie }: Running, nombre: string): Promise<boolean> {
  const response = await fetch(`${host}/api/prod_investigacion/add_product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(aProducto({ nombre })),
  });
  return response.status === 200 && ((await response.json()) as { success: unknown }).success === 1;
}

/** Adds a member with an image. @returns the name of its file */
async function addImage({ host, cookie }: Running): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(anIntegrante())) {
    form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  form.append('imagen', await anImage({ ancho: 800 }), 'a.jpg');
  const url = `${host}/api/integrantes_investigacion/add_integrante`;
  const response = await fetch(url, { method: 'POST', headers: { cookie }, body: form });
  const { integrante } = (await response.json()) as { integrante: { nombre_imagen: string } };
  return integrante.nombre_imagen;
}

/** A portal on what the killed process left: in this process, because a second one takes seconds to start. */
const nextPortal = () => testApp({ dataDir });

async function storedNames(): Promise<string[]> {
  await using portal = await nextPortal();
  return (await portal.visitor.call('listPublicProductos', {})).products.map(({ nombre }) => nombre);
}

/** Runs the integrity check, and checks that each producto has its movimiento. */
function inspect() {
  const database = new DatabaseSync(databaseFile(dataDir));
  const integrity = database.prepare('pragma integrity_check').all();
  const references = database.prepare('pragma foreign_key_check').all();
  const alone = database
    .prepare(
      "select id from productos where id not in (select recurso_id from movimientos where recurso = 'productos')",
    )
    .all();
  database.close();
  return { integrity: integrity.map((row) => row.integrity_check), references, alone };
}

const SOUND = { integrity: ['ok'], references: [], alone: [] };

const IMPORTED = Array.from({ length: 120 }, (_, n) => `Producto importado ${n}`);
const CSV = ['Nombre;Tipo', ...IMPORTED.map((nombre) => `${nombre};Libro`)].join('\n');

async function send({ host, cookie }: Running, path: string, body: object | FormData) {
  const init: RequestInit =
    body instanceof FormData
      ? { body, headers: { cookie } }
      : { body: JSON.stringify(body), headers: { cookie, 'content-type': 'application/json' } };
  return (await fetch(`${host}/api/${path}`, { method: 'POST', ...init })).json() as Promise<{ id: number }>;
}

const detailOf = async ({ host, cookie }: Running, id: number) => {
  const response = await fetch(`${host}/api/importaciones/${id}`, { headers: { cookie } });
  return ((await response.json()) as { importacion: { estado: string; avance: { hechas: number } } }).importacion;
};

/** Sends an import of products and waits until it can be applied. @returns its id */
async function stageImport(portal: Running): Promise<number> {
  const form = new FormData();
  form.append('nombre', 'productos.csv');
  form.append('archivo', new Blob([CSV]), 'productos.csv');
  const { id } = await send(portal, 'importaciones', form);
  await expect.poll(() => detailOf(portal, id), { timeout: 20_000 }).toMatchObject({ estado: 'por_revisar' });
  return id;
}

const applyImport = (portal: Running, id: number) => send(portal, `importaciones/${id}/importar`, { version: 1 });

/** Waits for the commit of an import, which its thread copies from the -wal before the portal shows 'importada'. */
async function writtenImport(): Promise<void> {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5_000 });
  const states = () => sqliteRows<{ estado: string }>(database, 'select estado from importaciones');
  await expect.poll(states, { interval: 5, timeout: 20_000 }).toEqual([{ estado: 'importada' }]);
  database.close();
}

describe('an acknowledged write', () => {
  it('survives a kill -9 immediately after the response, and so do its image and an import', async () => {
    const portal = await startPortal(dataDir);
    const imagen = await addImage(portal);
    expect(await end(portal.process, 'SIGKILL')).toBeNull();
    expect(inspect()).toEqual(SOUND);
    // The second portal starts where the first one was killed.
    const second = await startPortal(dataDir);
    await applyImport(second, await stageImport(second));
    await writtenImport();
    expect(await addProduct(second, 'Producto 1')).toBe(true);
    expect(await end(second.process, 'SIGKILL')).toBeNull();
    expect(inspect()).toEqual(SOUND);
    expect((await storedNames()).toSorted()).toEqual(['Producto 1', ...IMPORTED].toSorted());
    await using again = await nextPortal();
    const image = await again.app.inject(`/api/uploads/${imagen}`);
    expect(image.headers['content-type']).toBe('image/webp');
    expect(image.rawPayload.byteLength).toBeGreaterThan(100);
  });

  it('survives a kill -9 during concurrent writes', async () => {
    const portal = await startPortal(dataDir);
    const acknowledged: string[] = [];
    const writes = Array.from({ length: 40 }, async (_, n) => {
      const nombre = `Producto ${n}`;
      if (await addProduct(portal, nombre)) acknowledged.push(nombre);
      if (acknowledged.length === 10) portal.process.kill('SIGKILL');
    });
    await Promise.allSettled(writes);
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    expect(inspect()).toEqual(SOUND);
    expect(await storedNames()).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe('a session', () => {
  it('survives a restart; SIGTERM exits with code 0', async () => {
    const portal = await startPortal(dataDir);
    expect(await end(portal.process, 'SIGTERM')).toBe(0);
    const again = await startPortal(dataDir);
    expect(await addProduct({ ...again, cookie: portal.cookie }, 'Después')).toBe(true);
    expect(await end(again.process, 'SIGTERM')).toBe(0);
  });
});

describe('SIGTERM', () => {
  it('completes the writes whose bodies are still arriving', async () => {
    const portal = await startPortal(dataDir);
    const names = Array.from({ length: 20 }, (_, n) => `A medias ${n}`);
    const sockets = names.map((nombre) => {
      const body = JSON.stringify(aProducto({ nombre }));
      const head = `POST /api/prod_investigacion/add_product HTTP/1.1\r\nHost: localhost\r\nCookie: ${portal.cookie}`;
      const length = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
      const socket = connect(Number(new URL(portal.host).port), '127.0.0.1');
      socket.write(`${head}\r\n${length}\r\n\r\n${body.slice(0, 10)}`);
      return { socket, rest: body.slice(10) };
    });
    // Connections are accepted in order, so this response means that all of them are open.
    expect((await fetch(`${portal.host}/health`)).status).toBe(200);
    const ended = end(portal.process, 'SIGTERM');
    const isClosed = () =>
      fetch(`${portal.host}/health`).then(
        ({ status }) => status === 503,
        () => true,
      );
    await expect.poll(isClosed).toBe(true);
    const answers = await Promise.all(
      sockets.map(({ socket, rest }) => {
        socket.write(rest);
        return text(socket);
      }),
    );
    expect(answers.filter((answer) => /^HTTP\/1\.1 200 [\s\S]*"success":1/.test(answer))).toHaveLength(names.length);
    expect(await ended).toBe(0);
    expect((await storedNames()).toSorted()).toEqual(names.toSorted());
  });
});

describe('an import', () => {
  /** Begins to apply it; the write does not come past the 100th row. */
  async function applyHalf(portal: Running, id: number): Promise<void> {
    const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5_000 });
    database.exec(`create trigger endless before insert on productos when new.nombre = '${IMPORTED[100]}'
      begin select count(*) from importacion_filas a, importacion_filas b, importacion_filas c, importacion_filas d,
        importacion_filas e, importacion_filas f; end`);
    database.close();
    await applyImport(portal, id);
    const written = async () => (await detailOf(portal, id)).avance.hechas;
    await expect.poll(written, { timeout: 20_000 }).toBeGreaterThan(0);
  }

  it('leaves nothing after a kill -9 when some of its rows are written', async () => {
    const portal = await startPortal(dataDir);
    await applyHalf(portal, await stageImport(portal));
    await end(portal.process, 'SIGKILL');
    expect(inspect()).toEqual(SOUND);
    const database = new DatabaseSync(databaseFile(dataDir));
    const rows = sqliteRows<{ productos: number; movimientos: number; estado: string }>(
      database,
      `select (select count(*) from productos) as productos, (select count(*) from movimientos where recurso = 'productos') as movimientos,
        (select estado from importaciones) as estado`,
    );
    database.close();
    expect(rows).toEqual([{ productos: 0, movimientos: 0, estado: 'por_revisar' }]);
  });
});
