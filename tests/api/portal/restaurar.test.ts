import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../support/testApp.ts';
import { carpetaTemporal, correr, huellas } from './correr.ts';
import { agregarConvenio, archivoDe, conveniosDe, estropear, unPortal } from './unPortal.ts';

let modelo: string;

beforeAll(async () => {
  modelo = mkdtempSync(path.join(tmpdir(), 'portal-'));
  const dataDir = await unPortal(path.join(modelo, 'datos'));
  expect(await correr(dataDir, ['respaldar', path.join(modelo, 'copia.sqlite')])).toMatchObject({ codigo: 0 });
  await using portal = await testApp({ dataDir });
  await agregarConvenio(await portal.staff(), 'Red Vía Clara');
});

afterAll(() => rmSync(modelo, { recursive: true }));

/** A stopped portal that went on after its backup: it has one more convenio. */
function unPortalConRespaldo() {
  const carpeta = carpetaTemporal();
  cpSync(modelo, carpeta, { recursive: true });
  const respaldos = path.join(carpeta, 'respaldos');
  mkdirSync(respaldos);
  const copia = path.join(respaldos, 'copia.sqlite');
  renameSync(path.join(carpeta, 'copia.sqlite'), copia);
  return { dataDir: path.join(carpeta, 'datos'), copia };
}

const DESPUES = ['Instituto Ámbar', 'Red Vía Clara'];

function escribirEn(file: string, position: number, bytes: Buffer): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, bytes, 0, bytes.length, position);
  closeSync(descriptor);
}

describe('restaurar', () => {
  it('brings the backup back and keeps what was there, from which it can be undone', async () => {
    const { dataDir, copia } = unPortalConRespaldo();
    const { codigo, salida } = await correr(dataDir, ['restaurar', copia]);
    expect(codigo).toBe(0);
    expect(salida).toContain('convenios: 1,');
    const [, anterior = ''] = /quedó en (portal\.sqlite\.antes-\d{14})\.$/m.exec(salida) ?? [];
    expect(readdirSync(dataDir).sort()).toEqual(['portal.sqlite', anterior]);
    expect(await conveniosDe(dataDir)).toEqual(['Instituto Ámbar']);
    expect(await correr(dataDir, ['restaurar', path.join(dataDir, anterior)])).toMatchObject({ codigo: 0 });
    expect(await conveniosDe(dataDir)).toEqual(DESPUES);
  });

  it('makes a portal on a new machine, and drops a -wal that belonged to another database', async () => {
    const { copia } = unPortalConRespaldo();
    const nueva = path.join(carpetaTemporal(), 'datos');
    expect(await correr(nueva, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    expect(readdirSync(nueva)).toEqual(['portal.sqlite']);
    expect(await conveniosDe(nueva)).toEqual(['Instituto Ámbar']);

    const conResto = carpetaTemporal();
    writeFileSync(path.join(conResto, 'portal.sqlite-wal'), 'de otra base');
    expect(await correr(conResto, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    expect(readdirSync(conResto)).toEqual(['portal.sqlite']);
  });

  it('ends the sessions that were open when the backup was made', async () => {
    const { dataDir, copia } = unPortalConRespaldo();
    const conSesion = new DatabaseSync(copia, { readOnly: true });
    expect(conSesion.prepare('select count(*) as total from sesiones').get()?.total).toBeGreaterThan(0);
    conSesion.close();
    await correr(dataDir, ['restaurar', copia]);
    const db = new DatabaseSync(archivoDe(dataDir));
    expect(db.prepare('select count(*) as total from sesiones').get()?.total).toBe(0);
    db.close();
  });

  it.each([
    { caso: 'cut short', estropearlo: (copia: string) => truncateSync(copia, 40_960) },
    {
      caso: 'with a page overwritten',
      estropearlo: (copia: string) => escribirEn(copia, 8_192, Buffer.alloc(4_096, 7)),
    },
    { caso: 'with its header overwritten', estropearlo: (copia: string) => escribirEn(copia, 0, Buffer.alloc(100, 7)) },
    { caso: 'that is empty', estropearlo: (copia: string) => truncateSync(copia, 0) },
    { caso: 'that is a text', estropearlo: (copia: string) => writeFileSync(copia, 'no soy una base de datos') },
    {
      caso: 'that is another database',
      estropearlo: (copia: string) => {
        truncateSync(copia, 0);
        estropear(copia, 'create table usuarios (id)');
      },
    },
    {
      caso: 'of a newer version',
      estropearlo: (copia: string) => estropear(copia, "insert into kysely_migration values ('999_futuro', '')"),
    },
    {
      caso: 'with a reference to nothing',
      estropearlo: (copia: string) => estropear(copia, "insert into productos (nombre, proyecto_id) values ('x', 99)"),
    },
    {
      caso: 'with a picture cut short',
      estropearlo: (copia: string) => estropear(copia, 'update imagenes set bytes = substr(bytes, 1, 90)'),
    },
    { caso: 'with a -wal beside it', estropearlo: (copia: string) => writeFileSync(`${copia}-wal`, 'páginas') },
  ])('refuses a backup $caso; the database stays byte for byte', async ({ estropearlo }) => {
    const { dataDir, copia } = unPortalConRespaldo();
    estropearlo(copia);
    const antes = [huellas(dataDir), huellas(path.dirname(copia))];
    const { codigo, salida, error } = await correr(dataDir, ['restaurar', copia]);
    expect({ codigo, salida }).toEqual({ codigo: 1, salida: '' });
    expect(error).toMatch(/No se cambió nada\.\n$|a su lado hay un -wal/);
    expect([huellas(dataDir), huellas(path.dirname(copia))]).toEqual(antes);
  });

  it('takes a backup with a picture of nobody, and says so: a small fault must not keep everything back', async () => {
    const { dataDir, copia } = unPortalConRespaldo();
    estropear(copia, "update convenios set logo = ''");
    const { codigo, error } = await correr(dataDir, ['restaurar', copia]);
    expect(codigo).toBe(0);
    expect(error).toMatch(/^MAL {3}Cada imagen con su registro/);
  });

  it('takes the place of a database that cannot be read only when it is told to, and keeps it whole', async () => {
    const { dataDir, copia } = unPortalConRespaldo();
    escribirEn(archivoDe(dataDir), 0, Buffer.alloc(100, 7));
    const antes = huellas(dataDir);
    const { codigo, error } = await correr(dataDir, ['restaurar', copia]);
    expect(codigo).toBe(1);
    expect(error).toContain('repita con --forzar');
    expect(huellas(dataDir)).toEqual(antes);

    const { salida } = await correr(dataDir, ['restaurar', copia, '--forzar']);
    const [, anterior = ''] = /quedó en (portal\.sqlite\.antes-\d{14})\.$/m.exec(salida) ?? [];
    expect(huellas(dataDir)).toEqual({ 'portal.sqlite': expect.any(String), [anterior]: antes['portal.sqlite'] });
    expect(await conveniosDe(dataDir)).toEqual(['Instituto Ámbar']);
  });
});
