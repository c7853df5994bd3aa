import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { markChange } from '../../api/database/changeMark.ts';
import { type Database, isPostgres, openDatabase, openPostgres, type Trx } from '../../api/database/open.ts';
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

/** What is stored once the connections of the killed portal are closed. */
async function stored(db: Database) {
  if (isPostgres(db)) await expect.poll(() => connections(db, 'open'), { timeout: 20_000 }).toBe(0);
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
  /** a connection of another process */
  db: Database;
  portal: Running;
  /** begins to apply the import that is staged */
  apply: () => Promise<unknown>;
  kill: () => Promise<unknown>;
  /** starts another portal, which takes its place */
  restart: () => Promise<void>;
  shown: () => Promise<{ estado: string; avance: { hechas: number; total: number } }>;
}

async function staged(): Promise<Applying> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-'));
  const { databaseUrl, drop } = await freshDatabase();
  let portal = await startPortal(dataDir, databaseUrl ?? '');
  const db = databaseUrl === null ? openDatabase(dataDir) : openPostgres(`${databaseUrl}?application_name=kill`);
  const form = new FormData();
  form.append('nombre', 'productos.csv');
  form.append('archivo', new Blob([CSV]), 'productos.csv');
  const { id } = await post(portal, 'importaciones', form);
  const shown = async () => {
    const answer = await fetch(`${portal.host}/api/importaciones/${id}`, { headers: { cookie: portal.cookie } });
    return ((await answer.json()) as { importacion: Awaited<ReturnType<Applying['shown']>> }).importacion;
  };
  const reviewed = () => expect.poll(async () => (await shown()).estado, { timeout: 20_000 }).toBe('por_revisar');
  await reviewed();
  return {
    db,
    get portal() {
      return portal;
    },
    shown,
    apply: () => post(portal, `importaciones/${id}/importar`, { version: 1 }),
    kill: () => end(portal.process, 'SIGKILL'),
    async restart() {
      portal = await startPortal(dataDir, databaseUrl ?? '');
      await reviewed();
    },
    async [Symbol.asyncDispose]() {
      await end(portal.process, 'SIGKILL');
      await db.destroy();
      await drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

const NOTHING = { estado: 'por_revisar', productos: 0, movimientos: 0 };
const ALL = { estado: 'importada', productos: ROWS, movimientos: ROWS };

/** What the first statement of an application waits for: on SQLite any write, on PostgreSQL one of its row. */
const lockImport = (trx: Trx) => trx.updateTable('importaciones').set({ bytes: 1 }).execute();

/** Applies an import until some of its rows are written, or on PostgreSQL all of them, and holds it there meanwhile. */
async function halfWritten({ db, apply, shown }: Applying, work: () => Promise<unknown>): Promise<void> {
  if (isPostgres(db)) {
    // The change is marked after the rows, just before the commit: here that waits for this transaction.
    await besideTransaction(db, markChange, async () => {
      await apply();
      await expect.poll(() => connections(db, 'waiting'), { timeout: 20_000 }).toBe(1);
      await work();
    });
    return;
  }
  await sql`create trigger slow before insert on productos when (select count(*) from productos) > 60
    begin select count(*) from importacion_filas a, importacion_filas b, importacion_filas c, importacion_filas d; end`.execute(
    db,
  );
  await apply();
  await expect.poll(async () => (await shown()).avance.hechas, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
  await work();
}

describe('a kill -9 while an import is applied', () => {
  it('leaves nothing before its first row, and the next portal applies it', async () => {
    await using applying = await staged();
    const { db, apply, kill, restart, shown } = applying;
    await besideTransaction(db, lockImport, async () => {
      await apply();
      await expect
        .poll(shown, { timeout: 20_000 })
        .toMatchObject({ estado: 'importando', avance: { hechas: 0, total: ROWS } });
      await kill();
    });
    expect(await stored(db)).toEqual(NOTHING);
    await restart();
    await apply();
    await expect.poll(() => stateOf(db), { timeout: 20_000 }).toBe('importada');
    await kill();
    expect(await stored(db)).toEqual(ALL);
  });

  it('leaves nothing of the rows that were written', async () => {
    await using applying = await staged();
    await halfWritten(applying, applying.kill);
    expect(await stored(applying.db)).toEqual(NOTHING);
  });

  it('leaves all once it is committed', async () => {
    await using applying = await staged();
    const { db, apply, kill } = applying;
    await apply();
    await expect.poll(() => stateOf(db), { timeout: 20_000, interval: 5 }).toBe('importada');
    await kill();
    expect(await stored(db)).toEqual(ALL);
  });
});
