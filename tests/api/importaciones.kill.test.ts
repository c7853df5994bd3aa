import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { markChange } from '../../api/database/changeMark.ts';
import { type Database, openPostgres } from '../../api/database/open.ts';
import { freshDatabase } from '../support/engine.ts';
import { besideTransaction } from '../support/lockWaits.ts';
import { end } from '../support/portalProcess.ts';
import { type Running, startPortal } from '../support/process.ts';

const ROWS = 120;
const CSV = ['Nombre;Tipo', ...Array.from({ length: ROWS }, (_, n) => `Producto importado ${n};Libro`)].join('\n');

async function post({ host, cookie }: Running, to: string, body: object): Promise<{ id: number }> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${host}/api/${to}`, {
    method: 'POST',
    headers: { cookie, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  return response.json() as Promise<{ id: number }>;
}

const stateOf = async (db: Database) =>
  (await db.selectFrom('importaciones').select('estado').executeTakeFirst())?.estado;

async function stored(db: Database) {
  const products = await db.selectFrom('productos').select('id').execute();
  const logged = await db.selectFrom('movimientos').where('recurso', '=', 'productos').select('id').execute();
  return { estado: await stateOf(db), productos: products.length, movimientos: logged.length };
}

/** Connections of the portal whose statement waits for a lock, or that are open at all. */
async function connections(db: Database, where: 'waiting' | 'open'): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and application_name <> 'kill'
      and (${where === 'open'} or wait_event_type = 'Lock')`.execute(db);
  return rows.length;
}

interface Applying extends AsyncDisposable {
  db: Database;
  portal: Running;
  /** begins to apply the import that is staged */
  apply: () => Promise<unknown>;
}

async function staged(): Promise<Applying> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-'));
  const { databaseUrl, drop } = await freshDatabase();
  const portal = await startPortal(dataDir, databaseUrl ?? '');
  const db = openPostgres(`${databaseUrl}?application_name=kill`);
  const form = new FormData();
  form.append('nombre', 'productos.csv');
  form.append('archivo', new Blob([CSV]), 'productos.csv');
  const { id } = await post(portal, 'importaciones', form);
  const shown = async () => {
    const answer = await fetch(`${portal.host}/api/importaciones/${id}`, { headers: { cookie: portal.cookie } });
    return ((await answer.json()) as { importacion: { estado: string } }).importacion.estado;
  };
  await expect.poll(shown, { timeout: 20_000 }).toBe('por_revisar');
  return {
    db,
    portal,
    apply: () => post(portal, `importaciones/${id}/importar`, { version: 1 }),
    async [Symbol.asyncDispose]() {
      await end(portal.process, 'SIGKILL');
      await db.destroy();
      await drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

describe.skipIf(inject('postgres') === undefined)('a kill -9 while an import is applied', () => {
  it('leaves nothing, though all rows were written', async () => {
    await using applying = await staged();
    const { db, portal, apply } = applying;
    // A write marks the change after its rows, just before the commit: here it waits for this transaction.
    await besideTransaction(db, markChange, async () => {
      await apply();
      await expect.poll(() => connections(db, 'waiting'), { timeout: 20_000 }).toBe(1);
      await end(portal.process, 'SIGKILL');
    });
    await expect.poll(() => connections(db, 'open'), { timeout: 20_000 }).toBe(0);
    expect(await stored(db)).toEqual({ estado: 'por_revisar', productos: 0, movimientos: 0 });
  });

  it('leaves all once it is committed', async () => {
    await using applying = await staged();
    const { db, portal, apply } = applying;
    await apply();
    await expect.poll(() => stateOf(db), { timeout: 20_000, interval: 5 }).toBe('importada');
    await end(portal.process, 'SIGKILL');
    expect(await stored(db)).toEqual({ estado: 'importada', productos: ROWS, movimientos: ROWS });
  });
});
