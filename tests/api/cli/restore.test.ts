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
import { checksums, runPortal, temporaryFolder } from './runPortal.ts';
import { addConvenio, conveniosOf, corrupt, databaseOf, stoppedPortal } from './stoppedPortal.ts';

let template: string;

beforeAll(async () => {
  template = mkdtempSync(path.join(tmpdir(), 'portal-'));
  const dataDir = await stoppedPortal(path.join(template, 'datos'));
  expect(await runPortal(dataDir, ['respaldar', path.join(template, 'copia.sqlite')])).toMatchObject({ code: 0 });
  await using portal = await testApp({ dataDir });
  await addConvenio(await portal.staff(), 'Red Vía Clara');
});

afterAll(() => rmSync(template, { recursive: true }));

/** A stopped portal and an older backup, which lacks the last convenio. */
function portalWithBackup() {
  const folder = temporaryFolder();
  cpSync(template, folder, { recursive: true });
  const backups = path.join(folder, 'respaldos');
  mkdirSync(backups);
  const backup = path.join(backups, 'copia.sqlite');
  renameSync(path.join(folder, 'copia.sqlite'), backup);
  return { dataDir: path.join(folder, 'datos'), backup };
}

const AFTER_BACKUP = ['Instituto Ámbar', 'Red Vía Clara'];

function writeTo(file: string, position: number, bytes: Buffer): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, bytes, 0, bytes.length, position);
  closeSync(descriptor);
}

describe('restaurar', () => {
  it('restores the backup and keeps the previous database, which can be restored too', async () => {
    const { dataDir, backup } = portalWithBackup();
    const { code, output } = await runPortal(dataDir, ['restaurar', backup]);
    expect(code).toBe(0);
    expect(output).toContain('convenios: 1,');
    const [, previous = ''] = /quedó en (portal\.sqlite\.antes-\d{14})\.$/m.exec(output) ?? [];
    expect(readdirSync(dataDir).sort()).toEqual(['portal.sqlite', previous]);
    expect(await conveniosOf(dataDir)).toEqual(['Instituto Ámbar']);
    expect(await runPortal(dataDir, ['restaurar', path.join(dataDir, previous)])).toMatchObject({ code: 0 });
    expect(await conveniosOf(dataDir)).toEqual(AFTER_BACKUP);
  });

  it('restores into a new folder, and removes a leftover -wal', async () => {
    const { backup } = portalWithBackup();
    const newFolder = path.join(temporaryFolder(), 'datos');
    expect(await runPortal(newFolder, ['restaurar', backup])).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(newFolder)).toEqual(['portal.sqlite']);
    expect(await conveniosOf(newFolder)).toEqual(['Instituto Ámbar']);

    const withLeftover = temporaryFolder();
    writeFileSync(path.join(withLeftover, 'portal.sqlite-wal'), 'de otra base');
    expect(await runPortal(withLeftover, ['restaurar', backup])).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(withLeftover)).toEqual(['portal.sqlite']);
  });

  it('deletes the sessions of the backup, and stored answers that a copied file has', async () => {
    const { dataDir, backup } = portalWithBackup();
    corrupt(backup, "insert into solicitudes values (1, 'a', 'b', '{}', 'c', '2026-01-01T00:00:00.000Z')");
    const backupDb = new DatabaseSync(backup, { readOnly: true });
    expect(backupDb.prepare('select count(*) as total from sesiones').get()?.total).toBeGreaterThan(0);
    backupDb.close();
    await runPortal(dataDir, ['restaurar', backup]);
    const db = new DatabaseSync(databaseOf(dataDir));
    expect(db.prepare('select count(*) as total from sesiones').get()?.total).toBe(0);
    expect(db.prepare('select count(*) as total from solicitudes').get()?.total).toBe(0);
    db.close();
  });

  it.each([
    { title: 'that is truncated', damage: (backup: string) => truncateSync(backup, 40_960) },
    {
      title: 'with an overwritten page',
      damage: (backup: string) => writeTo(backup, 8_192, Buffer.alloc(4_096, 7)),
    },
    { title: 'with an overwritten header', damage: (backup: string) => writeTo(backup, 0, Buffer.alloc(100, 7)) },
    { title: 'that is empty', damage: (backup: string) => truncateSync(backup, 0) },
    { title: 'that is a text file', damage: (backup: string) => writeFileSync(backup, 'no soy una base de datos') },
    {
      title: 'that is another database',
      damage: (backup: string) => {
        truncateSync(backup, 0);
        corrupt(backup, 'create table usuarios (id)');
      },
    },
    {
      title: 'of a newer version',
      damage: (backup: string) => corrupt(backup, "insert into kysely_migration values ('999_futuro', '')"),
    },
    {
      title: 'with a broken reference',
      damage: (backup: string) => corrupt(backup, "insert into productos (nombre, proyecto_id) values ('x', 99)"),
    },
    {
      title: 'with a truncated image',
      damage: (backup: string) => corrupt(backup, 'update imagenes set bytes = substr(bytes, 1, 90)'),
    },
    { title: 'with a -wal file', damage: (backup: string) => writeFileSync(`${backup}-wal`, 'páginas') },
  ])('rejects a backup $title and leaves the database unchanged', async ({ damage }) => {
    const { dataDir, backup } = portalWithBackup();
    damage(backup);
    const before = [checksums(dataDir), checksums(path.dirname(backup))];
    const { code, output, error } = await runPortal(dataDir, ['restaurar', backup]);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(error).toMatch(/No se cambió nada\.\n$|a su lado hay un -wal/);
    expect([checksums(dataDir), checksums(path.dirname(backup))]).toEqual(before);
  });

  it('accepts a backup with an unused image and reports it', async () => {
    const { dataDir, backup } = portalWithBackup();
    corrupt(backup, "delete from movimientos where recurso = 'convenios'; update convenios set logo = ''");
    const { code, error } = await runPortal(dataDir, ['restaurar', backup]);
    expect(code).toBe(0);
    expect(error).toMatch(/^MAL {3}Cada archivo con su registro/);
  });

  it('replaces an unreadable database only with --forzar, and keeps it', async () => {
    const { dataDir, backup } = portalWithBackup();
    writeTo(databaseOf(dataDir), 0, Buffer.alloc(100, 7));
    const before = checksums(dataDir);
    const { code, error } = await runPortal(dataDir, ['restaurar', backup]);
    expect(code).toBe(1);
    expect(error).toContain('repita con --forzar');
    expect(checksums(dataDir)).toEqual(before);

    const { output } = await runPortal(dataDir, ['restaurar', backup, '--forzar']);
    const [, previous = ''] = /quedó en (portal\.sqlite\.antes-\d{14})\.$/m.exec(output) ?? [];
    expect(checksums(dataDir)).toEqual({ 'portal.sqlite': expect.any(String), [previous]: before['portal.sqlite'] });
    expect(await conveniosOf(dataDir)).toEqual(['Instituto Ámbar']);
  });
});
