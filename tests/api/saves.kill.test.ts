import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { markChange } from '../../api/database/changeMark.ts';
import { type Database, openDatabase, openPostgres } from '../../api/database/open.ts';
import { call } from '../../client/call.ts';
import { anIntegrante, aProducto, aProyecto } from '../support/builders/inputs.ts';
import { freshDatabase } from '../support/engine.ts';
import { anImage } from '../support/images.ts';
import { besideTransaction } from '../support/lockWaits.ts';
import { end } from '../support/portalProcess.ts';
import { type Running, startPortal } from '../support/process.ts';

const OF_POSTGRES = inject('postgres') !== undefined;
const LINKS = 20;
const IDS = Array.from({ length: LINKS }, (_, n) => n + 1);

const fetchOf =
  ({ cookie }: Running, solicitud: string): typeof fetch =>
  (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', cookie);
    headers.set('Solicitud', solicitud);
    return fetch(address, { ...init, headers });
  };

const send = (portal: Running, solicitud: string, file: Blob) => {
  const body = aProyecto({ integrantes: IDS, productos: IDS, id_linea: 1, descripcion_imagen: 'Un retrato' });
  return call('addProyecto', { body, file }, { host: portal.host, fetch: fetchOf(portal, solicitud) });
};

/** What a save of a project with all its links writes. */
async function stored(db: Database) {
  const count = async (table: 'proyectos' | 'proyecto_integrante' | 'imagenes' | 'solicitudes') =>
    (
      await db
        .selectFrom(table as 'proyectos')
        .selectAll()
        .execute()
    ).length;
  const productos = await db.selectFrom('productos').where('proyecto_id', 'is not', null).select('id').execute();
  const operations = await db.selectFrom('movimientos').where('accion', '<>', 'agregar').select('id').execute();
  const pictures = await db.selectFrom('imagenes').where('tipo', '=', 'image/webp').select('nombre').execute();
  return {
    proyectos: await count('proyectos'),
    integrantes: await count('proyecto_integrante'),
    productos: productos.length,
    movimientos: operations.length,
    imagenes: new Set(pictures.map(({ nombre }) => nombre)).size,
  };
}

const NOTHING = { proyectos: 0, integrantes: 0, productos: 0, movimientos: 0, imagenes: 0 };
const ALL = { proyectos: 1, integrantes: LINKS, productos: LINKS, movimientos: 2 * LINKS, imagenes: 1 };

interface Portal extends AsyncDisposable {
  open: () => Database;
  start: () => Promise<Running>;
}

async function portalWithRecords(): Promise<Portal> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-'));
  const { databaseUrl, drop } = await freshDatabase();
  const started: Running[] = [];
  const start = async () => {
    const running = await startPortal(dataDir, databaseUrl ?? '');
    started.push(running);
    return running;
  };
  const portal = await start();
  const add = async (_id: number) => {
    const options = () => ({ host: portal.host, fetch: fetchOf(portal, randomUUID()) });
    await call('addIntegrante', { body: anIntegrante() }, options());
    await call('addProducto', { body: aProducto() }, options());
  };
  for (const id of IDS) await add(id);
  await end(portal.process, 'SIGTERM');
  return {
    open: () => (databaseUrl === null ? openDatabase(dataDir) : openPostgres(`${databaseUrl}?application_name=kill`)),
    start,
    async [Symbol.asyncDispose]() {
      for (const { process } of started) await end(process, 'SIGKILL');
      await drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

describe('a kill -9 while a project is saved with picture and links', () => {
  // When the kill comes is chance; that all is stored or nothing is not.
  it.each([20, 80])('after %i ms leaves all or nothing, and the next try with the id stores it once', async (ms) => {
    await using portal = await portalWithRecords();
    const [solicitud, file] = [randomUUID(), await anImage({ ancho: 600 })];
    const running = await portal.start();
    const answer = send(running, solicitud, file).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await end(running.process, 'SIGKILL');
    await answer;
    const db = portal.open();
    expect([NOTHING, ALL]).toContainEqual(await stored(db));
    await db.destroy();
    await send(await portal.start(), solicitud, file);
    const after = portal.open();
    expect(await stored(after)).toEqual(ALL);
    await after.destroy();
  });

  it.skipIf(!OF_POSTGRES)('leaves nothing, though all rows were written', async () => {
    await using portal = await portalWithRecords();
    const running = await portal.start();
    const db = portal.open();
    const connections = async (where: 'waiting' | 'open') => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and application_name <> 'kill'
          and (${where === 'open'} or wait_event_type = 'Lock')`.execute(db);
      return rows.length;
    };
    // A write marks the change after its rows, just before the commit: here it waits for this transaction.
    await besideTransaction(db, markChange, async () => {
      void send(running, randomUUID(), await anImage({ ancho: 30 })).catch(() => null);
      await expect.poll(() => connections('waiting'), { timeout: 20_000 }).toBe(1);
      await end(running.process, 'SIGKILL');
    });
    await expect.poll(() => connections('open'), { timeout: 20_000 }).toBe(0);
    expect(await stored(db)).toEqual(NOTHING);
    await db.destroy();
  });
});
