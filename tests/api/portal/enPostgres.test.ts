import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../api/database/open.ts';
import { nuevoProyecto } from '../../support/builders.ts';
import { STAFF, testApp } from '../../support/testApp.ts';
import { carpetaTemporal, correr, huellas, type Resultado } from './correr.ts';
import { conTablas, contenidoDe, ejecutar, en, unServidor } from './servidor.ts';
import { agregarConvenio, archivoDe, conveniosDe, estropear, unPortal } from './unPortal.ts';

const servidor = unServidor();
const CLAVE = 'corazón de niño, 7 veces';

/** Runs a command on a PostgreSQL portal: its DATA_DIR is a folder that is not there. */
const correrEn = (url: string, args: readonly string[], entrada = ''): Promise<Resultado> =>
  correr('/no/hay/carpeta', args, { entrada, env: { DATABASE_URL: url } });

async function unPortalEnPostgres(): Promise<string> {
  const url = await servidor.base();
  expect(await correr(await unPortal(), ['mudar', url])).toMatchObject({ codigo: 0, error: '' });
  return url;
}

const unArchivo = (): string => path.join(carpetaTemporal(), 'copia.sqlite');

describe('crear-usuario and cambiar-clave on PostgreSQL', () => {
  it('let somebody in at once, while the portal serves', async () => {
    const url = await servidor.base();
    await using portal = await testApp({ databaseUrl: url });
    const abierta = await portal.staff();
    expect(await correrEn(url, ['crear-usuario', 'Ana.Niño'], `${CLAVE}\n`)).toEqual({
      codigo: 0,
      salida: 'Se creó el usuario ana.niño.\n',
      error: '',
    });
    await portal.staff({ usuario: 'ana.niño', password: CLAVE });
    expect(await correrEn(url, ['cambiar-clave', STAFF.usuario], `${CLAVE}\n`)).toMatchObject({ codigo: 0, error: '' });
    expect((await abierta.send('listarProyectos')).status).toBe(401);
    await portal.staff({ usuario: STAFF.usuario, password: CLAVE });
  });

  it.each([['crear-usuario', 'ana'], ['respaldar', '/tmp/nunca'], ['verificar']])(
    '%s makes nothing where no portal has begun: DATABASE_URL may be mistyped',
    async (...args) => {
      const url = await servidor.base();
      const { codigo, error } = await correrEn(url, args, CLAVE);
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
    const url = await unPortalEnPostgres();
    const { codigo, salida, error } = await correrEn(url, ['verificar']);
    expect({ codigo, error }).toEqual({ codigo: 0, error: '' });
    expect(salida).toBe((await correr(await unPortal(), ['verificar'])).salida);
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
    const url = await unPortalEnPostgres();
    await ejecutar(url, sql);
    const { codigo, salida, error } = await correrEn(url, ['verificar']);
    expect({ codigo, error }).toEqual({ codigo: 1, error: 'La base de datos tiene problemas.\n' });
    expect(salida).toMatch(linea);
    expect(salida.match(/^MAL/gm)).toHaveLength(1);
  });
});

describe('respaldar on PostgreSQL', () => {
  it('copies one moment of a portal that is writing, which a portal without PostgreSQL can serve', async () => {
    const copia = unArchivo();
    const url = await unPortalEnPostgres();
    await using portal = await testApp({ databaseUrl: url });
    const staff = await portal.staff();
    let seguir = true;
    const escritos: string[] = [];
    const escritura = (async () => {
      while (seguir) {
        const nombre = `Convenio ${escritos.length + 1}`;
        await agregarConvenio(staff, nombre);
        escritos.push(nombre);
      }
    })();
    const antes = escritos.length;
    const respaldo = await correrEn(url, ['respaldar', copia]);
    seguir = false;
    await escritura;
    expect(respaldo).toMatchObject({ codigo: 0, error: '' });
    expect(respaldo.salida).toMatch(/^Se guardó el respaldo .+copia\.sqlite \(\d+(,\d)? MB\)\.$/m);
    expect(readdirSync(path.dirname(copia))).toEqual(['copia.sqlite']);
    expect(statSync(copia).mode & 0o077).toBe(0);

    const nueva = carpetaTemporal();
    expect(await correr(nueva, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    const restaurados = (await conveniosDe(nueva)).slice(1);
    expect(restaurados.length).toBeGreaterThan(antes);
    expect(restaurados).toEqual(escritos.slice(0, restaurados.length));
    const db = new DatabaseSync(archivoDe(nueva));
    const cuentas =
      'select (select count(*) from movimientos) as m, (select count(distinct nombre) from imagenes) as i';
    expect({ ...db.prepare(cuentas).get() }).toEqual({ m: restaurados.length + 2, i: restaurados.length + 2 });
    db.close();
  });
});

describe('restaurar on PostgreSQL', () => {
  it('brings back what was saved, on either engine, and ends the sessions', async () => {
    const [deSqlite, dePostgres] = [unArchivo(), unArchivo()];
    const dataDir = await unPortal();
    await correr(dataDir, ['respaldar', deSqlite]);
    const url = await unPortalEnPostgres();
    const antes = await en(url, contenidoDe);
    await correrEn(url, ['respaldar', dePostgres]);
    for (const copia of [deSqlite, dePostgres]) {
      await using portal = await testApp({ databaseUrl: url });
      const staff = await portal.staff();
      await nuevoProyecto(staff);
      await agregarConvenio(staff, 'De más');
      const { codigo, salida, error } = await correrEn(url, ['restaurar', copia]);
      expect({ codigo, error }).toEqual({ codigo: 0, error: '' });
      expect(salida).toContain('convenios: 1,');
      expect(salida).not.toContain(':portal@');
      expect(await en(url, contenidoDe)).toEqual(antes);
      expect((await staff.send('listarProyectos')).status).toBe(401);
      expect(await nuevoProyecto(await portal.staff()), 'ids begin where the backup stood').toBe(1);
    }
  });

  it('makes a portal in an empty database, as it was', async () => {
    const copia = unArchivo();
    const dataDir = await unPortal();
    await correr(dataDir, ['respaldar', copia]);
    const url = await servidor.base();
    expect(await correrEn(url, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    const db = openDatabase(dataDir);
    expect(await en(url, contenidoDe)).toEqual(await contenidoDe(db));
    await db.destroy();
  });

  it('changes nothing when the file cannot be used, or when the database does not take it', async () => {
    const copia = unArchivo();
    const url = await unPortalEnPostgres();
    await correrEn(url, ['respaldar', copia]);
    await ejecutar(url, "update convenios set nombre = 'Otro'");
    const antes = await en(url, contenidoDe);

    await ejecutar(url, "alter table convenios add constraint ninguno check (nombre <> 'Instituto Ámbar')");
    expect((await correrEn(url, ['restaurar', copia])).codigo).toBe(1);
    expect(await en(url, contenidoDe)).toEqual(antes);
    await ejecutar(url, 'alter table convenios drop constraint ninguno');

    estropear(copia, "insert into productos (nombre, proyecto_id) values ('x', 99)");
    const [{ codigo, error }, file] = [await correrEn(url, ['restaurar', copia]), huellas(path.dirname(copia))];
    expect(codigo).toBe(1);
    expect(error).toMatch(/El respaldo no se puede usar. No se cambió nada\.\n$/);
    expect(Object.keys(file)).toEqual(['copia.sqlite']);
    expect(await en(url, contenidoDe)).toEqual(antes);
  });

  it('does not begin while somebody holds the tables for long, and says so', async () => {
    const copia = unArchivo();
    await correr(await unPortal(), ['respaldar', copia]);
    const url = await conTablas(await servidor.base());
    await en(url, (db) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('ajustes').values({ clave: 'a', valor: 'b' }).execute();
        const { codigo, error } = await correrEn(url, ['restaurar', copia]);
        expect({ codigo, error }).toEqual({
          codigo: 1,
          error: 'La base de datos está ocupada por otro proceso. Intente de nuevo.\n',
        });
      }),
    );
  });
});
