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
import { addConvenio, aPortal, conveniosDe, corrupt, fileOfForm } from './aPortal.ts';
import { checksums, runPortal, temporaryFolder } from './runPortal.ts';

let modelo: string;

beforeAll(async () => {
  modelo = mkdtempSync(path.join(tmpdir(), 'portal-'));
  const dataDir = await aPortal(path.join(modelo, 'datos'));
  expect(await runPortal(dataDir, ['respaldar', path.join(modelo, 'copia.sqlite')])).toMatchObject({ codigo: 0 });
  await using portal = await testApp({ dataDir });
  await addConvenio(await portal.staff(), 'Red Vía Clara');
});

afterAll(() => rmSync(modelo, { recursive: true }));

/** A stopped portal that went on after its backup: it has one more convenio. */
function aPortalWithBackup() {
  const folder = temporaryFolder();
  cpSync(modelo, folder, { recursive: true });
  const backups = path.join(folder, 'respaldos');
  mkdirSync(backups);
  const copia = path.join(backups, 'copia.sqlite');
  renameSync(path.join(folder, 'copia.sqlite'), copia);
  return { dataDir: path.join(folder, 'datos'), copia };
}

const DESPUES = ['Instituto Ámbar', 'Red Vía Clara'];

function writeTo(file: string, position: number, bytes: Buffer): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, bytes, 0, bytes.length, position);
  closeSync(descriptor);
}

describe('restaurar', () => {
  it('brings the backup back and keeps what was there, from which it can be undone', async () => {
    const { dataDir, copia } = aPortalWithBackup();
    const { codigo, salida } = await runPortal(dataDir, ['restaurar', copia]);
    expect(codigo).toBe(0);
    expect(salida).toContain('convenios: 1,');
    const [, anterior = ''] = /quedó en (portal\.sqlite\.antes-\d{14})\.$/m.exec(salida) ?? [];
    expect(readdirSync(dataDir).sort()).toEqual(['portal.sqlite', anterior]);
    expect(await conveniosDe(dataDir)).toEqual(['Instituto Ámbar']);
    expect(await runPortal(dataDir, ['restaurar', path.join(dataDir, anterior)])).toMatchObject({ codigo: 0 });
    expect(await conveniosDe(dataDir)).toEqual(DESPUES);
  });

  it('makes a portal on a new machine, and drops a -wal that belonged to another database', async () => {
    const { copia } = aPortalWithBackup();
    const nueva = path.join(temporaryFolder(), 'datos');
    expect(await runPortal(nueva, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    expect(readdirSync(nueva)).toEqual(['portal.sqlite']);
    expect(await conveniosDe(nueva)).toEqual(['Instituto Ámbar']);

    const conResto = temporaryFolder();
    writeFileSync(path.join(conResto, 'portal.sqlite-wal'), 'de otra base');
    expect(await runPortal(conResto, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    expect(readdirSync(conResto)).toEqual(['portal.sqlite']);
  });

  it('ends the sessions that were open when the backup was made', async () => {
    const { dataDir, copia } = aPortalWithBackup();
    const conSesion = new DatabaseSync(copia, { readOnly: true });
    expect(conSesion.prepare('select count(*) as total from sesiones').get()?.total).toBeGreaterThan(0);
    conSesion.close();
    await runPortal(dataDir, ['restaurar', copia]);
    const db = new DatabaseSync(fileOfForm(dataDir));
    expect(db.prepare('select count(*) as total from sesiones').get()?.total).toBe(0);
    db.close();
  });

  it.each([
    { caso: 'cut short', corruptIt: (copia: string) => truncateSync(copia, 40_960) },
    {
      caso: 'with a page overwritten',
      corruptIt: (copia: string) => writeTo(copia, 8_192, Buffer.alloc(4_096, 7)),
    },
    { caso: 'with its header overwritten', corruptIt: (copia: string) => writeTo(copia, 0, Buffer.alloc(100, 7)) },
    { caso: 'that is empty', corruptIt: (copia: string) => truncateSync(copia, 0) },
    { caso: 'that is a text', corruptIt: (copia: string) => writeFileSync(copia, 'no soy una base de datos') },
    {
      caso: 'that is another database',
      corruptIt: (copia: string) => {
        truncateSync(copia, 0);
        corrupt(copia, 'create table usuarios (id)');
      },
    },
    {
      caso: 'of a newer version',
      corruptIt: (copia: string) => corrupt(copia, "insert into kysely_migration values ('999_futuro', '')"),
    },
    {
      caso: 'with a reference to nothing',
      corruptIt: (copia: string) => corrupt(copia, "insert into productos (nombre, proyecto_id) values ('x', 99)"),
    },
    {
      caso: 'with a picture cut short',
      corruptIt: (copia: string) => corrupt(copia, 'update imagenes set bytes = substr(bytes, 1, 90)'),
    },
    { caso: 'with a -wal beside it', corruptIt: (copia: string) => writeFileSync(`${copia}-wal`, 'páginas') },
  ])('refuses a backup $caso; the database stays byte for byte', async ({ corruptIt }) => {
    const { dataDir, copia } = aPortalWithBackup();
    corruptIt(copia);
    const antes = [checksums(dataDir), checksums(path.dirname(copia))];
    const { codigo, salida, error } = await runPortal(dataDir, ['restaurar', copia]);
    expect({ codigo, salida }).toEqual({ codigo: 1, salida: '' });
    expect(error).toMatch(/No se cambió nada\.\n$|a su lado hay un -wal/);
    expect([checksums(dataDir), checksums(path.dirname(copia))]).toEqual(antes);
  });

  it('takes a backup with a picture of nobody, and says so: a small fault must not keep everything back', async () => {
    const { dataDir, copia } = aPortalWithBackup();
    corrupt(copia, "update convenios set logo = ''");
    const { codigo, error } = await runPortal(dataDir, ['restaurar', copia]);
    expect(codigo).toBe(0);
    expect(error).toMatch(/^MAL {3}Cada imagen con su registro/);
  });

  it('takes the place of a database that cannot be read only when it is told to, and keeps it whole', async () => {
    const { dataDir, copia } = aPortalWithBackup();
    writeTo(fileOfForm(dataDir), 0, Buffer.alloc(100, 7));
    const antes = checksums(dataDir);
    const { codigo, error } = await runPortal(dataDir, ['restaurar', copia]);
    expect(codigo).toBe(1);
    expect(error).toContain('repita con --forzar');
    expect(checksums(dataDir)).toEqual(antes);

    const { salida } = await runPortal(dataDir, ['restaurar', copia, '--forzar']);
    const [, anterior = ''] = /quedó en (portal\.sqlite\.antes-\d{14})\.$/m.exec(salida) ?? [];
    expect(checksums(dataDir)).toEqual({ 'portal.sqlite': expect.any(String), [anterior]: antes['portal.sqlite'] });
    expect(await conveniosDe(dataDir)).toEqual(['Instituto Ámbar']);
  });
});
