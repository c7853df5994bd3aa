import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { changePassword } from '../../api/auth/usuarios.ts';
import type { Config } from '../../api/config/config.ts';
import { migrate } from '../../api/database/migrate.ts';
import { type Database, isPostgres, openDatabase, openPostgres } from '../../api/database/open.ts';
import { giveFirstPassword } from '../../api/firstStart.ts';
import { readIdentidad } from '../../api/resources/site/identidadRow.ts';
import { countOf } from '../support/database.ts';
import { freshDatabase } from '../support/engine.ts';
import { emptyPostgres } from '../support/firstVersion.ts';
import { CHEAP, STAFF, type TestApp, testApp } from '../support/testApp.ts';
import { temporaryFolder } from './cli/runPortal.ts';

const SAMPLE_PROJECTS = 12;
/** Milliseconds: encoding the sample's pictures takes tens of seconds on a busy machine. */
const PATIENCE = 180_000;

/** A database that outlives its portals, on the engine of the running project. */
async function ownDatabase() {
  const dataDir = temporaryFolder();
  const { databaseUrl, drop } = await freshDatabase();
  onTestFinished(drop);
  return {
    /** Instances that may start at the same time: one process uses a SQLite file. */
    instances: databaseUrl === null ? 1 : 2,
    start: (config: Partial<Config> = {}) => testApp({ dataDir, databaseUrl, ...config }),
    async withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
      const db = databaseUrl === null ? openDatabase(dataDir) : openPostgres(databaseUrl);
      try {
        return await work(db);
      } finally {
        await db.destroy();
      }
    },
  };
}

const sampleMark = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom('ajustes').where('clave', '=', 'contenido_de_ejemplo').select('valor').executeTakeFirst())
    ?.valor;

async function saveInicio(portal: TestApp): Promise<void> {
  const staff = await portal.staff();
  await staff.call('updateConfiguracion', { body: { objetivo: '<p>Del personal</p>', codigo: 'COL1234567' } });
}

describe('the figures of the home', () => {
  const isShown = async (db: Database) =>
    (await readIdentidad(db)).bloques.map(({ id, visible }) => [id, visible]).filter(([id]) => id === 'cifras');

  it('are shown by a new portal, below the objective', async () => {
    const { start } = await ownDatabase();
    await using portal = await start();
    const { bloques } = await readIdentidad(portal.db);
    expect(bloques.slice(0, 2)).toMatchObject([
      { id: 'objetivo', visible: true },
      { id: 'cifras', visible: true, titulo: 'El grupo en cifras' },
    ]);
  });

  it('are not shown by a portal of before, also after it saves its identity', async () => {
    const { start, withDatabase } = await ownDatabase();
    {
      await using _ = await start();
    }
    await withDatabase(async (db) => db.updateTable('identidad').set({ bloques: null }).execute());
    await using portal = await start();
    expect(await isShown(portal.db)).toEqual([['cifras', false]]);
    const staff = await portal.staff();
    await staff.call('updateIdentidad', { body: { nombre: 'Otro' } });
    expect(await isShown(portal.db)).toEqual([['cifras', false]]);
  });
});

describe('the sample content', { timeout: PATIENCE }, () => {
  it.each([true, false])(
    'never overwrites a saved home configuration; loaded by the first start: %s',
    async (first) => {
      const { start } = await ownDatabase();
      {
        await using portal = await start({ sampleContent: first });
        expect(await countOf(portal.db, 'proyectos')).toBe(first ? SAMPLE_PROJECTS : 0);
        await saveInicio(portal);
      }
      for (const sampleContent of [true, false]) {
        await using portal = await start({ sampleContent });
        expect((await portal.visitor.call('getInicio', {})).inicio).toMatchObject({ codigo: 'COL1234567' });
        expect(await countOf(portal.db, 'proyectos')).toBe(first ? SAMPLE_PROJECTS : 0);
      }
    },
  );

  it('is decided by the first start, even if nothing was written since', async () => {
    const { start } = await ownDatabase();
    {
      await using portal = await start({ sampleContent: false });
      expect(await sampleMark(portal.db)).toBe('no cargado');
    }
    await using portal = await start({ sampleContent: true });
    expect(await countOf(portal.db, 'proyectos')).toBe(0);
  });

  it('comes with the first user or not at all when the first start fails', async () => {
    const { start, withDatabase } = await ownDatabase();
    await withDatabase(async (db) => {
      await migrate(db);
      await sql`alter table eventos rename to otra`.execute(db);
    });
    await expect(start({ sampleContent: true })).rejects.toThrow('eventos');
    await withDatabase(async (db) => {
      expect(await countOf(db, 'usuarios')).toBe(0);
      expect(await countOf(db, 'proyectos')).toBe(0);
      expect(await sampleMark(db)).toBeUndefined();
      await sql`alter table otra rename to eventos`.execute(db);
    });
    await using portal = await start({ sampleContent: true });
    await portal.staff();
    expect(await countOf(portal.db, 'proyectos')).toBe(SAMPLE_PROJECTS);
    expect(await sampleMark(portal.db)).toBe('cargado');
  });

  it('is loaded once by instances that start at the same time', async () => {
    const { start, instances } = await ownDatabase();
    const portals = await Promise.all(Array.from({ length: instances }, () => start({ sampleContent: true })));
    for (const portal of portals) {
      expect(await countOf(portal.db, 'proyectos')).toBe(SAMPLE_PROJECTS);
      expect(await countOf(portal.db, 'usuarios')).toBe(1);
      await portal.staff();
    }
    for (const portal of portals) await portal[Symbol.asyncDispose]();
  });

  it('is not loaded where somebody wrote before the first user', async () => {
    const { start, withDatabase } = await ownDatabase();
    await withDatabase(async (db) => {
      await migrate(db);
      await sql`update inicio set codigo = 'COL7654321'`.execute(db);
      await sql`insert into movimientos (created_at, recurso, recurso_id, accion)
        values ('2024-05-01', 'inicio', 1, 'actualizar')`.execute(db);
    });
    await using portal = await start({ sampleContent: true });
    await portal.staff();
    expect((await portal.visitor.call('getInicio', {})).inicio.codigo).toBe('COL7654321');
    expect(await countOf(portal.db, 'proyectos')).toBe(0);
  });
});

describe('migration 12', () => {
  const MIGRATION = '012_first_start';

  async function migrated(prepare: (db: Database) => Promise<unknown>): Promise<string | undefined> {
    const { withDatabase } = await ownDatabase();
    return withDatabase(async (db) => {
      if (isPostgres(db as unknown as Kysely<never>)) await emptyPostgres(db);
      await migrate(db, '011_hero_video');
      await prepare(db);
      await migrate(db, MIGRATION);
      return sampleMark(db);
    });
  }
  const addUser = (db: Database) =>
    sql`insert into usuarios (usuario, clave, nombre, created_at) values ('ana', 'x', 'Ana', '2024-01-01')`.execute(db);
  const addMark = (db: Database) =>
    sql`insert into ajustes (clave, valor) values ('contenido_de_ejemplo', '2024-01-01T00:00:00.000Z')`.execute(db);

  it('marks a database where the sample was loaded', async () => {
    expect(await migrated(async (db) => [await addUser(db), await addMark(db)])).toBe('cargado');
  });

  it('marks another database with users as one without sample', async () => {
    expect(await migrated(addUser)).toBe('no cargado');
  });

  it('leaves the decision to the first start of a database without users', async () => {
    expect(await migrated(async () => undefined)).toBeUndefined();
  });
});

describe('the password of the first user', () => {
  const RANDOM = { adminPassword: null };
  const printed = (output: string): string => /Contraseña: (\S+)/.exec(output)?.[1] ?? '';

  function capture(): () => string {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    onTestFinished(() => info.mockRestore());
    return () => info.mock.calls.flat().join('\n');
  }
  const give = (portal: TestApp, adminPassword: string | null = null) =>
    giveFirstPassword(portal.db, { adminPassword, passwordCost: CHEAP });

  it('is given and printed once, after the portal listens', async () => {
    const output = capture();
    const { start } = await ownDatabase();
    {
      await using portal = await start(RANDOM);
      expect(output()).toBe('');
      await give(portal);
    }
    const password = printed(output());
    await using portal = await start(RANDOM);
    await give(portal);
    expect(output().match(/Contraseña/g)).toHaveLength(1);
    await portal.staff({ usuario: STAFF.usuario, password });
  });

  it('is printed by the next start if the first one could not listen', async () => {
    const output = capture();
    const { start } = await ownDatabase();
    await (await start(RANDOM))[Symbol.asyncDispose]();
    await using portal = await start(RANDOM);
    await give(portal);
    await portal.staff({ usuario: STAFF.usuario, password: printed(output()) });
  });

  it('is ADMIN_PASSWORD if the operator sets it after a first start that could not listen', async () => {
    const output = capture();
    const { start } = await ownDatabase();
    await (await start(RANDOM))[Symbol.asyncDispose]();
    await using portal = await start();
    await give(portal, STAFF.password);
    expect(output()).toBe('');
    await portal.staff();
  });

  it('is printed by one of several instances', async () => {
    const output = capture();
    const { start, instances } = await ownDatabase();
    const portals = await Promise.all(Array.from({ length: instances }, () => start(RANDOM)));
    await Promise.all(portals.map((portal) => give(portal)));
    expect(output().match(/Contraseña/g)).toHaveLength(1);
    for (const portal of portals) await portal.staff({ usuario: STAFF.usuario, password: printed(output()) });
    for (const portal of portals) await portal[Symbol.asyncDispose]();
  });

  it('does not replace one that cambiar-clave has set meanwhile', async () => {
    const output = capture();
    const { start } = await ownDatabase();
    await using portal = await start(RANDOM);
    await changePassword(portal.db, STAFF.usuario, STAFF.password, CHEAP);
    await give(portal);
    expect(output()).toBe('');
    await portal.staff();
  });

  it('is none before it is given: nobody can sign in', async () => {
    await using portal = await testApp(RANDOM);
    const { status } = await portal.visitor.send('login', { body: STAFF });
    expect(status).toBe(401);
  });
});
