import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../api/database/open.ts';
import { testApp } from '../../support/testApp.ts';
import { addConvenio, aPortal, conveniosDe, corrupt, fileOfForm } from './aPortal.ts';
import { runPortal, temporaryFolder } from './runPortal.ts';
import { aServer, contenidoDe, ejecutar, en, withTables } from './server.ts';

const servidor = aServer();

async function contenidoDeCarpeta(dataDir: string): Promise<Record<string, string[]>> {
  const db = openDatabase(dataDir);
  try {
    return await contenidoDe(db);
  } finally {
    await db.destroy();
  }
}

const tablesOf = (url: string) =>
  en(url, async (db) => (await db.introspection.getTables()).map(({ name }) => name).sort());

describe('mudar', () => {
  it('carries everything over but sessions, and ids go on where they stood', async () => {
    const dataDir = temporaryFolder();
    let ultimo: number;
    {
      await using portal = await testApp({ dataDir, sampleContent: true });
      const staff = await portal.staff();
      await addConvenio(staff, 'Otro convenio');
      ultimo = (await addConvenio(staff, 'El último')).convenio.id;
      await staff.call('deleteConvenio', { params: { id: ultimo } });
    }
    const url = await servidor.base();
    const { codigo, salida, error } = await runPortal(dataDir, ['mudar', url]);
    expect({ codigo, error }).toEqual({ codigo: 0, error: '' });
    expect(salida).toContain('todo se leyó de vuelta y es igual');
    expect(salida).toMatch(/postgres:\/\/portal@127\.0\.0\.1:\d+\/base_/);
    expect(readdirSync(dataDir)).toEqual(['portal.sqlite']);

    expect(await en(url, contenidoDe)).toEqual(await contenidoDeCarpeta(dataDir));
    await using portal = await testApp({ databaseUrl: url });
    expect(await portal.db.selectFrom('sesiones').selectAll().execute()).toEqual([]);
    expect((await portal.db.selectFrom('intentos').selectAll().execute()).length).toBe(0);
    const staff = await portal.staff();
    expect((await addConvenio(staff, 'El siguiente')).convenio.id).toBe(ultimo + 1);
    const { logo } = (await staff.call('listConvenios', {})).convenios[0] ?? { logo: '' };
    expect((await portal.app.inject(`/api/uploads/convenios/${logo}`)).statusCode).toBe(200);
  });

  it('leaves the old portal as it was, from which it can be started again', async () => {
    const dataDir = await aPortal();
    const antes = await contenidoDeCarpeta(dataDir);
    expect(await runPortal(dataDir, ['mudar', await servidor.base()])).toMatchObject({ codigo: 0 });
    expect(await contenidoDeCarpeta(dataDir)).toEqual(antes);
    expect(await conveniosDe(dataDir)).toEqual(['Instituto Ámbar']);
  });

  it('takes a database whose tables are there and empty', async () => {
    const url = await withTables(await servidor.base());
    expect(await runPortal(await aPortal(), ['mudar', url])).toMatchObject({ codigo: 0, error: '' });
  });

  it('refuses one where a portal has begun, and leaves it alone', async () => {
    const url = await servidor.base();
    await (await testApp({ databaseUrl: url })).app.close();
    const antes = await en(url, contenidoDe);
    const { codigo, salida, error } = await runPortal(await aPortal(), ['mudar', url]);
    expect({ codigo, salida }).toEqual({ codigo: 1, salida: '' });
    expect(error).toBe('La base de datos de destino no está vacía: hay algo en usuarios. No se cambió nada.\n');
    expect(await en(url, contenidoDe)).toEqual(antes);
  });

  it('refuses while a portal serves, idle as it may be', async () => {
    const dataDir = await aPortal();
    const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', SAMPLE_CONTENT: 'off' };
    const portal = spawn(process.execPath, ['api/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void portal.kill('SIGKILL'));
    for await (const chunk of portal.stdout) if (String(chunk).includes('El portal está en')) break;
    const url = await servidor.base();
    const { codigo, error } = await runPortal(dataDir, ['mudar', url]);
    expect(codigo).toBe(1);
    expect(error).toContain('Un portal u otro comando está usando la base de datos');
    expect(await tablesOf(url)).toEqual([]);
  });

  it('keeps everybody else out until it is done', async () => {
    const dataDir = await aPortal();
    const url = await withTables(await servidor.base());
    await ejecutar(
      url,
      'create function lento() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return null; end $$',
      'create trigger lento after insert on movimientos for each statement execute function lento()',
    );
    const transfer = runPortal(dataDir, ['mudar', url]);
    const hasStarted = () => readdirSync(dataDir).some((name) => name.startsWith('mudando-'));
    await expect.poll(hasStarted, { timeout: 9_000 }).toBe(true);
    const otro = new DatabaseSync(fileOfForm(dataDir), { timeout: 0 });
    expect(() => otro.exec('pragma journal_mode = wal')).toThrow('database is locked');
    otro.close();
    expect(await transfer).toMatchObject({ codigo: 0, error: '' });
  });

  it('undoes everything, tables too, when what it reads back is not what it wrote', async () => {
    const url = await withTables(await servidor.base());
    await ejecutar(
      url,
      "create function intruso() returns trigger language plpgsql as $$ begin new.cargo := 'Otro'; return new; end $$",
      'create trigger intruso before insert on integrantes for each row execute function intruso()',
    );
    const antes = await en(url, contenidoDe);
    const { codigo, error } = await runPortal(await aPortal(), ['mudar', url]);
    expect({ codigo, error }).toEqual({
      codigo: 1,
      error: 'La copia de integrantes no es igual a su original. No se cambió nada.\n',
    });
    expect(await en(url, contenidoDe)).toEqual(antes);
  });

  it('refuses a portal with a problem, and says which', async () => {
    const dataDir = await aPortal();
    corrupt(fileOfForm(dataDir), "insert into productos (nombre, proyecto_id) values ('Libro', 99)");
    const url = await servidor.base();
    const { codigo, error } = await runPortal(dataDir, ['mudar', url]);
    expect(codigo).toBe(1);
    expect(error).toMatch(/MAL {3}Referencias entre registros: .+\nEl portal no se puede mudar así/);
    expect(await tablesOf(url)).toEqual([]);
  });

  it("leaves another program's database alone", async () => {
    const url = await servidor.base();
    await ejecutar(url, 'create table usuarios (id integer)');
    const { codigo, error } = await runPortal(await aPortal(), ['mudar', url]);
    expect({ codigo, error }).toEqual({ codigo: 1, error: 'No es una base de datos del portal. No se cambió nada.\n' });
    expect(await tablesOf(url)).toEqual(['usuarios']);
  });

  it.each([
    { caso: 'is not there', url: () => servidor.ninguna(), motivo: 'Esa base de datos no existe en PostgreSQL.' },
    {
      caso: 'does not know the password',
      url: () => servidor.ninguna().replace(':portal@', ':secreta@'),
      motivo: 'PostgreSQL no aceptó el usuario o la clave.',
    },
    {
      caso: 'is out of reach',
      url: () => 'postgres://ana:secreta@127.0.0.1:1/base',
      motivo: 'No se pudo conectar con PostgreSQL.',
    },
    {
      caso: 'is no address',
      url: () => 'postgres://ana:secreta@:x',
      motivo: 'La dirección de PostgreSQL no es válida',
    },
  ])('says why a database that $caso cannot be used, and never the password', async ({ url, motivo }) => {
    const dataDir = await aPortal();
    const { codigo, salida, error } = await runPortal(dataDir, ['mudar', url()]);
    expect({ codigo, salida }).toEqual({ codigo: 1, salida: '' });
    expect(error).toContain(motivo);
    expect(error).not.toContain('secreta');
    expect(readdirSync(dataDir)).toEqual(['portal.sqlite']);
  });

  it('makes no database where there is none', async () => {
    const dataDir = path.join(temporaryFolder(), 'datos');
    const { codigo, error } = await runPortal(dataDir, ['mudar', servidor.ninguna()]);
    expect({ codigo, error }).toEqual({ codigo: 1, error: `No hay base de datos en ${dataDir}. Revise DATA_DIR.\n` });
  });
});
