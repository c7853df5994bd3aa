import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../api/database/open.ts';
import { newProyecto } from '../../support/builders/inputs.ts';
import { entriesOf, jsonOf, wrongChecksums } from '../../support/exportedZip.ts';
import { STAFF, testApp } from '../../support/testApp.ts';
import { contentOf, execute, postgresServer, withDatabase, withTables } from './postgresServer.ts';
import { type CommandResult, checksums, runPortal, spawnPortal, temporaryFolder } from './runPortal.ts';
import { addConvenio, conveniosOf, corrupt, databaseOf, stoppedPortal } from './stoppedPortal.ts';

const server = postgresServer();
const PASSWORD = 'corazón de niño, 7 veces';

/** Runs a command on a PostgreSQL portal; DATA_DIR does not exist. */
const runOn = (url: string, args: readonly string[], input = ''): Promise<CommandResult> =>
  runPortal('/no/hay/carpeta', args, { input, env: { DATABASE_URL: url } });

async function migratePortal(): Promise<string> {
  const url = await server.createDatabase();
  expect(await runPortal(await stoppedPortal(), ['mudar', url])).toMatchObject({ code: 0, error: '' });
  return url;
}

let migrated: Promise<string> | undefined;

/** A copy of a stopped portal that `mudar` moved to PostgreSQL. */
async function portalOnPostgres(): Promise<string> {
  migrated ??= migratePortal();
  return server.copyDatabase(await migrated);
}

const backupPath = (): string => path.join(temporaryFolder(), 'copia.sqlite');

describe('crear-usuario and cambiar-clave on PostgreSQL', () => {
  it('let a user sign in at once while the portal runs', async () => {
    const url = await server.createDatabase();
    await using portal = await testApp({ databaseUrl: url });
    const session = await portal.staff();
    expect(await runOn(url, ['crear-usuario', 'Ana.Niño'], `${PASSWORD}\n`)).toEqual({
      code: 0,
      output: 'Se creó el usuario ana.niño.\n',
      error: '',
    });
    await portal.staff({ usuario: 'ana.niño', password: PASSWORD });
    expect(await runOn(url, ['cambiar-clave', STAFF.usuario], `${PASSWORD}\n`)).toMatchObject({ code: 0, error: '' });
    expect((await session.send('listProyectos')).status).toBe(401);
    await portal.staff({ usuario: STAFF.usuario, password: PASSWORD });
  });

  it.each([['crear-usuario', 'ana'], ['respaldar', '/tmp/nunca'], ['verificar']])(
    '%s creates nothing in a database without a portal: DATABASE_URL may be mistyped',
    async (...args) => {
      const url = await server.createDatabase();
      const { code, error } = await runOn(url, args, PASSWORD);
      expect({ code, error }).toEqual({
        code: 1,
        error: 'No hay un portal en la base de datos de DATABASE_URL.\n',
      });
      expect(await withDatabase(url, (db) => db.introspection.getTables())).toEqual([]);
    },
  );
});

describe('verificar on PostgreSQL', () => {
  it('prints the same report as for SQLite', async () => {
    const url = await portalOnPostgres();
    const { code, output, error } = await runOn(url, ['verificar']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(output).toBe((await runPortal(await stoppedPortal(), ['verificar'])).output);
  });

  it.each([
    {
      title: 'a broken reference',
      sql: "set session_replication_role = replica; insert into productos (nombre, proyecto_id) values ('Libro', 99)",
      line: 'MAL   Referencias entre registros: productos 1 apunta a algo que no está en proyectos',
    },
    {
      title: 'a missing image',
      sql: "delete from imagenes where nombre like '%.webp'",
      line: 'MAL   Cada registro con su archivo: el del integrante 1',
    },
    {
      title: 'a truncated image',
      sql: "update imagenes set bytes = substr(bytes, 1, 500) where nombre like '%.webp' and ancho = 160",
      line: /^MAL {3}Contenido de los archivos: [0-9a-f]{32}\.webp \(ancho 160\)$/m,
    },
    {
      title: 'a missing index',
      sql: 'drop index productos_proyecto',
      line: 'MAL   Tablas: falta index productos_proyecto',
    },
    {
      title: 'a missing column',
      sql: 'alter table eventos drop column lugar',
      line: 'MAL   Tablas: falta table eventos.lugar TEXT',
    },
    {
      title: 'an unknown trigger',
      sql: `create function intruso() returns trigger language plpgsql as $$ begin return null; end $$;
        create trigger intruso after insert on usuarios execute function intruso()`,
      line: 'MAL   Tablas: sobra trigger intruso',
    },
    {
      title: 'a newer version',
      sql: "insert into kysely_migration values ('999_futuro', '2030-01-01')",
      line: 'MAL   Versión: La base de datos es de una versión más nueva del portal, o de otro (999_futuro)',
    },
  ])('reports $title and exits 1', async ({ sql, line }) => {
    const url = await portalOnPostgres();
    await execute(url, sql);
    const { code, output, error } = await runOn(url, ['verificar']);
    expect({ code, error }).toEqual({ code: 1, error: 'La base de datos tiene problemas.\n' });
    expect(output).toMatch(line);
    expect(output.match(/^MAL/gm)).toHaveLength(1);
  });
});

describe('doctor on PostgreSQL', () => {
  it('reads version, schema and clock of the server, and names DATABASE_URL if it does not answer', async () => {
    const { code, output, error } = await runOn(await portalOnPostgres(), ['doctor']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(output).toMatch(/^bien {3}Base de datos: PostgreSQL 1\d\.\d+, al día \(\d{3}_\w+\)\.$/m);
    expect(output).toMatch(/^bien {3}Reloj: /m);
    const missing = await runOn(server.missingDatabase(), ['doctor']);
    expect(missing.code).toBe(1);
    expect(missing.output).toMatch(/^error {2}Base de datos: .* Revise DATABASE_URL\.$/m);
  });
});

describe('exportar on PostgreSQL', () => {
  it('writes the ZIP, and needs no DATA_DIR', async () => {
    const file = path.join(temporaryFolder(), 'todo.zip');
    expect(await runOn(await portalOnPostgres(), ['exportar', file])).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(path.dirname(file))).toEqual(['todo.zip']);
    const entries = await entriesOf(readFileSync(file));
    expect(wrongChecksums(entries)).toEqual([]);
    expect(jsonOf(entries, 'convenios')).toMatchObject([{ nombre: 'Instituto Ámbar' }]);
  });
});

describe('respaldar on PostgreSQL', () => {
  it('backs up one snapshot while the portal writes, and SQLite can restore it', async () => {
    const backup = backupPath();
    const url = await portalOnPostgres();
    await using portal = await testApp({ databaseUrl: url });
    const staff = await portal.staff();
    let running = true;
    const written: string[] = [];
    const writer = (async () => {
      while (running) {
        const nombre = `Convenio ${written.length + 1}`;
        await addConvenio(staff, nombre);
        written.push(nombre);
      }
    })();
    const before = written.length;
    const result = await spawnPortal('/no/hay/carpeta', ['respaldar', backup], { env: { DATABASE_URL: url } });
    running = false;
    await writer;
    expect(result).toMatchObject({ code: 0, error: '' });
    expect(result.output).toMatch(/^Se guardó el respaldo .+copia\.sqlite \((\d+ kB|\d+(,\d)? MB)\)\.$/m);
    expect(readdirSync(path.dirname(backup))).toEqual(['copia.sqlite']);
    expect(statSync(backup).mode & 0o077).toBe(0);

    const newFolder = temporaryFolder();
    expect(await runPortal(newFolder, ['restaurar', backup])).toMatchObject({ code: 0, error: '' });
    const restored = (await conveniosOf(newFolder)).slice(1);
    expect(restored.length).toBeGreaterThan(before);
    expect(restored).toEqual(written.slice(0, restored.length));
    const db = new DatabaseSync(databaseOf(newFolder));
    const counts =
      'select (select count(*) from movimientos) as m, (select count(distinct nombre) from imagenes where nombre not in (select imagen from lineas)) as i';
    expect({ ...db.prepare(counts).get() }).toEqual({ m: restored.length + 2, i: restored.length + 2 });
    db.close();
  });
});

describe('restaurar on PostgreSQL', () => {
  it('restores a backup of either engine and ends the sessions', async () => {
    const [fromSqlite, fromPostgres] = [backupPath(), backupPath()];
    const dataDir = await stoppedPortal();
    await runPortal(dataDir, ['respaldar', fromSqlite]);
    const url = await portalOnPostgres();
    const before = await withDatabase(url, contentOf);
    await runOn(url, ['respaldar', fromPostgres]);
    for (const backup of [fromSqlite, fromPostgres]) {
      await using portal = await testApp({ databaseUrl: url });
      const staff = await portal.staff();
      await newProyecto(staff);
      await addConvenio(staff, 'De más');
      const { code, output, error } = await runOn(url, ['restaurar', backup]);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(output).toContain('convenios: 1,');
      expect(output).not.toContain(':portal@');
      expect(await withDatabase(url, contentOf)).toEqual(before);
      expect((await staff.send('listProyectos')).status).toBe(401);
      expect(await newProyecto(await portal.staff()), 'ids continue from the backup').toBe(1);
    }
  });

  it('ends the imports that were compared with the replaced content', async () => {
    const backup = backupPath();
    const url = await portalOnPostgres();
    await runOn(url, ['respaldar', backup]);
    const at = '2026-01-01T00:00:00.000Z';
    await withDatabase(url, async (db) => {
      const file = { nombre: 'hv.csv', formato: 'csv', estado: 'por_revisar', bytes: 10, created_by: 'ana' };
      const { id } = await db
        .insertInto('importaciones')
        .values({ ...file, created_at: at, updated_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      const row = { importacion_id: id, numero: 1, recurso: 'integrantes' };
      await db
        .insertInto('importacion_filas')
        .values({ ...row, lectura: '{}' })
        .execute();
      await db
        .insertInto('importacion_partes')
        .values({ importacion_id: id, parte: 1, bytes: Buffer.from('x') })
        .execute();
    });
    expect(await runOn(url, ['restaurar', backup])).toMatchObject({ code: 0, error: '' });
    expect(await withDatabase(url, contentOf)).toMatchObject({
      importaciones: [],
      importacion_filas: [],
      importacion_partes: [],
    });
  });

  it('restores into an empty database', async () => {
    const backup = backupPath();
    const dataDir = await stoppedPortal();
    await runPortal(dataDir, ['respaldar', backup]);
    const url = await server.createDatabase();
    expect(await runOn(url, ['restaurar', backup])).toMatchObject({ code: 0, error: '' });
    const db = openDatabase(dataDir);
    expect(await withDatabase(url, contentOf)).toEqual(await contentOf(db));
    await db.destroy();
  });

  it('changes nothing when the file is damaged or the database rejects a row', async () => {
    const backup = backupPath();
    const url = await portalOnPostgres();
    await runOn(url, ['respaldar', backup]);
    await execute(url, "update convenios set nombre = 'Otro'");
    const before = await withDatabase(url, contentOf);

    await execute(url, "alter table convenios add constraint ninguno check (nombre <> 'Instituto Ámbar')");
    expect((await runOn(url, ['restaurar', backup])).code).toBe(1);
    expect(await withDatabase(url, contentOf)).toEqual(before);
    await execute(url, 'alter table convenios drop constraint ninguno');

    corrupt(backup, "insert into productos (nombre, proyecto_id) values ('x', 99)");
    const [{ code, error }, file] = [await runOn(url, ['restaurar', backup]), checksums(path.dirname(backup))];
    expect(code).toBe(1);
    expect(error).toMatch(/El respaldo no se puede usar. No se cambió nada\.\n$/);
    expect(Object.keys(file)).toEqual(['copia.sqlite']);
    expect(await withDatabase(url, contentOf)).toEqual(before);
  });

  it('fails with a message when the tables stay locked', async () => {
    const backup = backupPath();
    await runPortal(await stoppedPortal(), ['respaldar', backup]);
    const url = await withTables(await server.createDatabase());
    await withDatabase(url, (db) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('ajustes').values({ clave: 'a', valor: 'b' }).execute();
        const { code, error } = await runOn(url, ['restaurar', backup]);
        expect({ code, error }).toEqual({
          code: 1,
          error: 'La base de datos está ocupada por otro proceso. Intente de nuevo.\n',
        });
      }),
    );
  });
});
