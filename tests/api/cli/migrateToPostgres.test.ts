import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../api/database/open.ts';
import { pathOfTextFile } from '../../../contract/addresses/textFiles.ts';
import { anEvento, newNoticia } from '../../support/builders/inputs.ts';
import { freePort } from '../../support/freePort.ts';
import { testApp } from '../../support/testApp.ts';
import { sendPdf, textWith } from '../../support/textFiles.ts';
import { contentOf, execute, postgresServer, withDatabase, withTables } from './postgresServer.ts';
import { runPortal, spawnPortal, temporaryFolder } from './runPortal.ts';
import { addConvenio, conveniosOf, corrupt, databaseOf, stoppedPortal } from './stoppedPortal.ts';

const server = postgresServer();

async function contentOfFolder(dataDir: string): Promise<Record<string, string[]>> {
  const db = openDatabase(dataDir);
  try {
    return await contentOf(db);
  } finally {
    await db.destroy();
  }
}

const tablesOf = (url: string) =>
  withDatabase(url, async (db) => (await db.introspection.getTables()).map(({ name }) => name).sort());

describe('mudar', () => {
  it('copies everything except sessions and stored answers, and continues the ids', async () => {
    const dataDir = temporaryFolder();
    let lastId: number;
    let ofText: string;
    {
      await using portal = await testApp({ dataDir, sampleContent: true });
      const staff = await portal.staff();
      await staff.send('addEvento', { body: anEvento() }, { solicitud: randomUUID() });
      await addConvenio(staff, 'Otro convenio');
      ofText = await sendPdf(staff);
      await newNoticia(staff, { texto: textWith(ofText) });
      lastId = (await addConvenio(staff, 'El último')).convenio.id;
      await staff.call('deleteConvenio', { params: { id: lastId } });
    }
    const url = await server.createDatabase();
    const { code, output, error } = await runPortal(dataDir, ['mudar', url]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(output).toContain('todo se leyó de vuelta y es igual');
    expect(output).toMatch(/postgres:\/\/portal@127\.0\.0\.1:\d+\/base_/);
    expect(readdirSync(dataDir)).toEqual(['portal.sqlite']);

    const content = await contentOfFolder(dataDir);
    expect(content.solicitudes).toHaveLength(1);
    expect(await withDatabase(url, contentOf)).toEqual({ ...content, solicitudes: [] });
    await using portal = await testApp({ databaseUrl: url });
    expect(await portal.db.selectFrom('sesiones').selectAll().execute()).toEqual([]);
    expect((await portal.db.selectFrom('intentos').selectAll().execute()).length).toBe(0);
    expect(await portal.db.selectFrom('solicitudes').selectAll().execute()).toEqual([]);
    const staff = await portal.staff();
    expect((await addConvenio(staff, 'El siguiente')).convenio.id).toBe(lastId + 1);
    const { logo } = (await staff.call('listConvenios', {})).convenios[0] ?? { logo: '' };
    expect((await portal.app.inject(`/api/uploads/convenios/${logo}`)).statusCode).toBe(200);
    expect((await portal.app.inject(pathOfTextFile(ofText))).statusCode).toBe(200);
  });

  it('leaves the SQLite portal unchanged and able to start again', async () => {
    const dataDir = await stoppedPortal();
    const before = await contentOfFolder(dataDir);
    expect(await runPortal(dataDir, ['mudar', await server.createDatabase()])).toMatchObject({ code: 0 });
    expect(await contentOfFolder(dataDir)).toEqual(before);
    expect(await conveniosOf(dataDir)).toEqual(['Instituto Ámbar']);
  });

  it('accepts a database with empty tables', async () => {
    const url = await withTables(await server.createDatabase());
    expect(await runPortal(await stoppedPortal(), ['mudar', url])).toMatchObject({ code: 0, error: '' });
  });

  it('rejects a database where a portal was started, and does not change it', async () => {
    const url = await server.createDatabase();
    await (await testApp({ databaseUrl: url })).app.close();
    const before = await withDatabase(url, contentOf);
    const { code, output, error } = await runPortal(await stoppedPortal(), ['mudar', url]);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(error).toBe('La base de datos de destino no está vacía: hay algo en usuarios. No se cambió nada.\n');
    expect(await withDatabase(url, contentOf)).toEqual(before);
  });

  it('fails while a portal runs, even an idle one', async () => {
    const dataDir = await stoppedPortal();
    const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), SAMPLE_CONTENT: 'off' };
    const portal = spawn(process.execPath, ['api/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void portal.kill('SIGKILL'));
    for await (const chunk of portal.stdout) if (String(chunk).includes('El portal está en')) break;
    const url = await server.createDatabase();
    const { code, error } = await spawnPortal(dataDir, ['mudar', url]);
    expect(code).toBe(1);
    expect(error).toContain('Un portal u otro comando está usando la base de datos');
    expect(await tablesOf(url)).toEqual([]);
  });

  it('holds the lock until the migration ends', async () => {
    const dataDir = await stoppedPortal();
    const url = await withTables(await server.createDatabase());
    await execute(
      url,
      'create function espera() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return null; end $$',
      'create trigger espera after insert on movimientos for each statement execute function espera()',
    );
    const migration = await withDatabase(url, (db) =>
      db.connection().execute(async (holder) => {
        await sql`select pg_advisory_lock(1)`.execute(holder);
        const running = spawnPortal(dataDir, ['mudar', url]);
        const waits = async () =>
          (await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(holder)).rows.length;
        await expect.poll(waits).toBe(1);
        const other = new DatabaseSync(databaseOf(dataDir), { timeout: 0 });
        expect(() => other.exec('pragma journal_mode = wal')).toThrow('database is locked');
        other.close();
        return { running };
      }),
    );
    expect(await migration.running).toMatchObject({ code: 0, error: '' });
  });

  it('rolls back everything when the content read back differs', async () => {
    const url = await withTables(await server.createDatabase());
    await execute(
      url,
      "create function intruso() returns trigger language plpgsql as $$ begin new.cargo := 'Otro'; return new; end $$",
      'create trigger intruso before insert on integrantes for each row execute function intruso()',
    );
    const before = await withDatabase(url, contentOf);
    const { code, error } = await runPortal(await stoppedPortal(), ['mudar', url]);
    expect({ code, error }).toEqual({
      code: 1,
      error: 'La copia de integrantes no es igual a su original. No se cambió nada.\n',
    });
    expect(await withDatabase(url, contentOf)).toEqual(before);
  });

  it('rejects a portal with a problem and names the problem', async () => {
    const dataDir = await stoppedPortal();
    corrupt(databaseOf(dataDir), "insert into productos (nombre, proyecto_id) values ('Libro', 99)");
    const url = await server.createDatabase();
    const { code, error } = await runPortal(dataDir, ['mudar', url]);
    expect(code).toBe(1);
    expect(error).toMatch(/MAL {3}Referencias entre registros: .+\nEl portal no se puede mudar así/);
    expect(await tablesOf(url)).toEqual([]);
  });

  it("does not change another program's database", async () => {
    const url = await server.createDatabase();
    await execute(url, 'create table usuarios (id integer)');
    const { code, error } = await runPortal(await stoppedPortal(), ['mudar', url]);
    expect({ code, error }).toEqual({ code: 1, error: 'No es una base de datos del portal. No se cambió nada.\n' });
    expect(await tablesOf(url)).toEqual(['usuarios']);
  });

  it.each([
    {
      title: 'does not exist',
      url: () => server.missingDatabase(),
      reason: 'Esa base de datos no existe en PostgreSQL.',
    },
    {
      title: 'rejects the password',
      url: () => server.missingDatabase().replace(':portal@', ':secreta@'),
      reason: 'PostgreSQL no aceptó el usuario o la contraseña.',
    },
    {
      title: 'is unreachable',
      url: () => 'postgres://ana:secreta@127.0.0.1:1/base',
      reason: 'No se pudo conectar con PostgreSQL.',
    },
    {
      title: 'has an invalid address',
      url: () => 'postgres://ana:secreta@:x',
      reason: 'La dirección de PostgreSQL no es válida',
    },
  ])('reports a database that $title without printing the password', async ({ url, reason }) => {
    const dataDir = await stoppedPortal();
    const { code, output, error } = await runPortal(dataDir, ['mudar', url()]);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(error).toContain(reason);
    expect(error).not.toContain('secreta');
    expect(readdirSync(dataDir)).toEqual(['portal.sqlite']);
  });

  it('creates no database in an empty DATA_DIR', async () => {
    const dataDir = path.join(temporaryFolder(), 'datos');
    const { code, error } = await runPortal(dataDir, ['mudar', server.missingDatabase()]);
    expect({ code, error }).toEqual({ code: 1, error: `No hay base de datos en ${dataDir}. Revise DATA_DIR.\n` });
  });
});
