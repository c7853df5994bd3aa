import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appliedMigrations } from '../../api/database/migrate.ts';
import { type Database, openDatabase, openPostgres } from '../../api/database/open.ts';
import { dump } from '../support/database.ts';
import { freshDatabase } from '../support/engine.ts';
import { emptyPostgres, firstVersion } from '../support/firstVersion.ts';
import { testApp } from '../support/testApp.ts';
import { runPortal } from './cli/runPortal.ts';

const BACKUP = /^portal-\d{4}-\d{2}-\d{2}-\d{6}-antes-de-actualizar\.sqlite$/;

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A stopped portal of the first released version, on the engine of the running project. */
async function firstPortal() {
  const dataDir = temporaryFolder();
  const { databaseUrl, drop } = await freshDatabase();
  onTestFinished(drop);
  async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = databaseUrl === null ? openDatabase(dataDir) : openPostgres(databaseUrl);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }
  await withDatabase(async (db) => {
    if (databaseUrl !== null) await emptyPostgres(db);
    await firstVersion(db);
  });
  const content = () => withDatabase(async (db) => ({ migrations: await appliedMigrations(db), ...(await dump(db)) }));
  return { dataDir, databaseUrl, content };
}

describe('an upgrade from the first released version', () => {
  it('makes a backup first, from which the first version comes back', async () => {
    const { dataDir, databaseUrl, content } = await firstPortal();
    const before = await content();
    expect(before).toMatchObject({ migrations: ['001_base'], proyectos: [{ nombre: 'Ciclorrutas' }] });
    const backupDir = path.join(temporaryFolder(), 'respaldos');
    const start = () => testApp({ dataDir, databaseUrl, backupDir });

    await (await start())[Symbol.asyncDispose]();
    const [file = ''] = readdirSync(backupDir);
    expect(readdirSync(backupDir)).toEqual([expect.stringMatching(BACKUP)]);
    expect((await content()).migrations.length).toBeGreaterThan(1);
    await (await start())[Symbol.asyncDispose]();
    expect(readdirSync(backupDir), 'nothing is pending').toEqual([file]);

    const env: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    const args = ['restaurar', path.join(backupDir, file), '--sin-actualizar'];
    const { code, output, error } = await runPortal(dataDir, args, { env });
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(output).toContain('Arranque ahora el portal de la versión del respaldo.');
    expect(await content()).toEqual(before);
    const migrated = await runPortal(dataDir, args.slice(0, 2), { env });
    expect(migrated).toMatchObject({ code: 0, error: '' });
    expect((await content()).migrations.length).toBeGreaterThan(1);
    expect(await content()).toMatchObject({ proyectos: [{ nombre: 'Ciclorrutas' }] });
  });

  it('makes one backup beside the database when several instances start without BACKUP_DIR', async () => {
    const { dataDir, databaseUrl, content } = await firstPortal();
    // SQLite has one instance.
    const count = databaseUrl === null ? 1 : 3;
    const config = { dataDir, databaseUrl, backupDir: null };
    const portals = await Promise.all(Array.from({ length: count }, () => testApp(config)));
    for (const portal of portals) await portal[Symbol.asyncDispose]();
    const [file = '', ...others] = readdirSync(dataDir).filter((name) => BACKUP.test(name));
    expect([existsSync(path.join(dataDir, file)), others]).toEqual([true, []]);
    expect((await content()).migrations.length).toBeGreaterThan(1);
    const copy = new DatabaseSync(path.join(dataDir, file), { readOnly: true });
    expect(copy.prepare('select nombre from productos').all()).toEqual([{ nombre: 'Guía' }]);
    copy.close();
  });

  it('does not begin when the backup cannot be saved', async () => {
    const { dataDir, databaseUrl, content } = await firstPortal();
    const before = await content();
    const occupied = path.join(temporaryFolder(), 'archivo');
    writeFileSync(occupied, '');
    const backupDir = path.join(occupied, 'respaldos');
    await expect(testApp({ dataDir, databaseUrl, backupDir })).rejects.toThrow(
      `No se pudo guardar en ${backupDir} el respaldo que precede a una actualización. No es una carpeta`,
    );
    expect(await content()).toEqual(before);
  });
});
