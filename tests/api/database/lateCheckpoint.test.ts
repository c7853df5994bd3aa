import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { withLateCheckpoint } from '../../../api/database/lateCheckpoint.ts';
import { migrate } from '../../../api/database/migrate.ts';
import { databaseFile, openDatabase } from '../../../api/database/open.ts';

/** More than the pages after which a commit copies the -wal into the database. */
const BYTES = 6_000_000;

async function onDisk() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-checkpoint-'));
  const db = openDatabase(dataDir);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });
  await migrate(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const file = databaseFile(dataDir);
  return {
    db,
    file,
    size: () => statSync(file).size,
    write: (text: string) => sql`insert into ajustes (clave, valor) values (${text.slice(0, 5)}, ${text})`.execute(db),
    automatic: async () =>
      (await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(db)).rows[0]?.wal_autocheckpoint,
  };
}

it('copies a large write into the database after it, and smaller ones as before', async () => {
  const { db, file, size, write, automatic } = await onDisk();
  const before = size();
  await withLateCheckpoint(db, file, async () => {
    await write('a'.repeat(BYTES));
    expect(size()).toBe(before);
  });
  expect(size()).toBeGreaterThan(before + BYTES);
  expect(await automatic()).toBe(1_000);
});

it('lets commits copy again after a write that failed', async () => {
  const { db, file, automatic } = await onDisk();
  const failing = withLateCheckpoint(db, file, () => Promise.reject(new Error('refused')));
  await expect(failing).rejects.toThrow('refused');
  expect(await automatic()).toBe(1_000);
});
