import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../api/database/open.ts';
import { newProyecto } from '../../support/builders.ts';
import { STAFF, testApp } from '../../support/testApp.ts';
import { addConvenio, aPortal, conveniosDe, corrupt, fileOfForm } from './aPortal.ts';
import { checksums, type Resultado, runPortal, temporaryFolder } from './runPortal.ts';
import { aServer, contenidoDe, ejecutar, en, withTables } from './server.ts';

const servidor = aServer();
const CLAVE = 'corazón de niño, 7 veces';

/** Runs a command on a PostgreSQL portal: its DATA_DIR is a folder that is not there. */
const runIn = (url: string, args: readonly string[], entrada = ''): Promise<Resultado> =>
  runPortal('/no/hay/carpeta', args, { entrada, env: { DATABASE_URL: url } });

async function aPortalOnPostgres(): Promise<string> {
  const url = await servidor.base();
  expect(await runPortal(await aPortal(), ['mudar', url])).toMatchObject({ codigo: 0, error: '' });
  return url;
}

const aFile = (): string => path.join(temporaryFolder(), 'copia.sqlite');

describe('crear-usuario and cambiar-clave on PostgreSQL', () => {
  it('let somebody in at once, while the portal serves', async () => {
    const url = await servidor.base();
    await using portal = await testApp({ databaseUrl: url });
    const abierta = await portal.staff();
    expect(await runIn(url, ['crear-usuario', 'Ana.Niño'], `${CLAVE}\n`)).toEqual({
      codigo: 0,
      salida: 'Se creó el usuario ana.niño.\n',
      error: '',
    });
    await portal.staff({ usuario: 'ana.niño', password: CLAVE });
    expect(await runIn(url, ['cambiar-clave', STAFF.usuario], `${CLAVE}\n`)).toMatchObject({ codigo: 0, error: '' });
    expect((await abierta.send('listProyectos')).status).toBe(401);
    await portal.staff({ usuario: STAFF.usuario, password: CLAVE });
  });

  it.each([['crear-usuario', 'ana'], ['respaldar', '/tmp/nunca'], ['verificar']])(
    '%s makes nothing where no portal has begun: DATABASE_URL may be mistyped',
    async (...args) => {
      const url = await servidor.base();
      const { codigo, error } = await runIn(url, args, CLAVE);
      expect({ codigo, error }).toEqual({
        codigo: 1,
        error: 'No hay un portal en la base de datos de DATABASE_URL.\n',
      });
      expect(await en(url, (db) => db.introspection.getTables())).toEqual([]);
    },
  );
});

describe('verificar on PostgreSQL', () => {
  it('finds nothing wrong, in the words that it has for SQLite', async () => {
    const url = await aPortalOnPostgres();
    const { codigo, salida, error } = await runIn(url, ['verificar']);
    expect({ codigo, error }).toEqual({ codigo: 0, error: '' });
    expect(salida).toBe((await runPortal(await aPortal(), ['verificar'])).salida);
  });

  it.each([
    {
      caso: 'a reference to nothing',
      sql: "set session_replication_role = replica; insert into productos (nombre, proyecto_id) values ('Libro', 99)",
      linea: 'MAL   Referencias entre registros: productos 1 apunta a algo que no está en proyectos',
    },
    {
      caso: 'a picture that is not there',
      sql: "delete from imagenes where nombre like '%.webp'",
      linea: 'MAL   Cada registro con su imagen: la del integrante 1',
    },
    {
      caso: 'a picture cut short',
      sql: "update imagenes set bytes = substr(bytes, 1, 500) where nombre like '%.webp' and ancho = 160",
      linea: /^MAL {3}Contenido de las imágenes: [0-9a-f]{32}\.webp \(ancho 160\)$/m,
    },
    {
      caso: 'a missing index',
      sql: 'drop index productos_proyecto',
      linea: 'MAL   Tablas: falta index productos_proyecto',
    },
    {
      caso: 'a missing column',
      sql: 'alter table eventos drop column lugar',
      linea: 'MAL   Tablas: falta table eventos.lugar TEXT',
    },
    {
      caso: 'a trigger that is not ours',
      sql: `create function intruso() returns trigger language plpgsql as $$ begin return null; end $$;
        create trigger intruso after insert on usuarios execute function intruso()`,
      linea: 'MAL   Tablas: sobra trigger intruso',
    },
    {
      caso: 'a newer version',
      sql: "insert into kysely_migration values ('999_futuro', '2030-01-01')",
      linea: 'MAL   Versión: La base de datos es de una versión más nueva del portal, o de otro (999_futuro)',
    },
  ])('tells of $caso and exits 1', async ({ sql, linea }) => {
    const url = await aPortalOnPostgres();
    await ejecutar(url, sql);
    const { codigo, salida, error } = await runIn(url, ['verificar']);
    expect({ codigo, error }).toEqual({ codigo: 1, error: 'La base de datos tiene problemas.\n' });
    expect(salida).toMatch(linea);
    expect(salida.match(/^MAL/gm)).toHaveLength(1);
  });
});

describe('respaldar on PostgreSQL', () => {
  it('copies one moment of a portal that is writing, which a portal without PostgreSQL can serve', async () => {
    const copia = aFile();
    const url = await aPortalOnPostgres();
    await using portal = await testApp({ databaseUrl: url });
    const staff = await portal.staff();
    let continueWith = true;
    const escritos: string[] = [];
    const result = (async () => {
      while (continueWith) {
        const nombre = `Convenio ${escritos.length + 1}`;
        await addConvenio(staff, nombre);
        escritos.push(nombre);
      }
    })();
    const antes = escritos.length;
    const backup = await runIn(url, ['respaldar', copia]);
    continueWith = false;
    await result;
    expect(backup).toMatchObject({ codigo: 0, error: '' });
    expect(backup.salida).toMatch(/^Se guardó el respaldo .+copia\.sqlite \(\d+(,\d)? MB\)\.$/m);
    expect(readdirSync(path.dirname(copia))).toEqual(['copia.sqlite']);
    expect(statSync(copia).mode & 0o077).toBe(0);

    const nueva = temporaryFolder();
    expect(await runPortal(nueva, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    const restored = (await conveniosDe(nueva)).slice(1);
    expect(restored.length).toBeGreaterThan(antes);
    expect(restored).toEqual(escritos.slice(0, restored.length));
    const db = new DatabaseSync(fileOfForm(nueva));
    const cuentas =
      'select (select count(*) from movimientos) as m, (select count(distinct nombre) from imagenes) as i';
    expect({ ...db.prepare(cuentas).get() }).toEqual({ m: restored.length + 2, i: restored.length + 2 });
    db.close();
  });
});

describe('restaurar on PostgreSQL', () => {
  it('brings back what was saved, on either engine, and ends the sessions', async () => {
    const [fromSqlite, fromPostgres] = [aFile(), aFile()];
    const dataDir = await aPortal();
    await runPortal(dataDir, ['respaldar', fromSqlite]);
    const url = await aPortalOnPostgres();
    const antes = await en(url, contenidoDe);
    await runIn(url, ['respaldar', fromPostgres]);
    for (const copia of [fromSqlite, fromPostgres]) {
      await using portal = await testApp({ databaseUrl: url });
      const staff = await portal.staff();
      await newProyecto(staff);
      await addConvenio(staff, 'De más');
      const { codigo, salida, error } = await runIn(url, ['restaurar', copia]);
      expect({ codigo, error }).toEqual({ codigo: 0, error: '' });
      expect(salida).toContain('convenios: 1,');
      expect(salida).not.toContain(':portal@');
      expect(await en(url, contenidoDe)).toEqual(antes);
      expect((await staff.send('listProyectos')).status).toBe(401);
      expect(await newProyecto(await portal.staff()), 'ids begin where the backup stood').toBe(1);
    }
  });

  it('makes a portal in an empty database, as it was', async () => {
    const copia = aFile();
    const dataDir = await aPortal();
    await runPortal(dataDir, ['respaldar', copia]);
    const url = await servidor.base();
    expect(await runIn(url, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    const db = openDatabase(dataDir);
    expect(await en(url, contenidoDe)).toEqual(await contenidoDe(db));
    await db.destroy();
  });

  it('changes nothing when the file cannot be used, or when the database does not take it', async () => {
    const copia = aFile();
    const url = await aPortalOnPostgres();
    await runIn(url, ['respaldar', copia]);
    await ejecutar(url, "update convenios set nombre = 'Otro'");
    const antes = await en(url, contenidoDe);

    await ejecutar(url, "alter table convenios add constraint ninguno check (nombre <> 'Instituto Ámbar')");
    expect((await runIn(url, ['restaurar', copia])).codigo).toBe(1);
    expect(await en(url, contenidoDe)).toEqual(antes);
    await ejecutar(url, 'alter table convenios drop constraint ninguno');

    corrupt(copia, "insert into productos (nombre, proyecto_id) values ('x', 99)");
    const [{ codigo, error }, file] = [await runIn(url, ['restaurar', copia]), checksums(path.dirname(copia))];
    expect(codigo).toBe(1);
    expect(error).toMatch(/El respaldo no se puede usar. No se cambió nada\.\n$/);
    expect(Object.keys(file)).toEqual(['copia.sqlite']);
    expect(await en(url, contenidoDe)).toEqual(antes);
  });

  it('does not begin while somebody holds the tables for long, and says so', async () => {
    const copia = aFile();
    await runPortal(await aPortal(), ['respaldar', copia]);
    const url = await withTables(await servidor.base());
    await en(url, (db) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('ajustes').values({ clave: 'a', valor: 'b' }).execute();
        const { codigo, error } = await runIn(url, ['restaurar', copia]);
        expect({ codigo, error }).toEqual({
          codigo: 1,
          error: 'La base de datos está ocupada por otro proceso. Intente de nuevo.\n',
        });
      }),
    );
  });
});
