import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../../api/database/migrate.ts';
import { openDatabase } from '../../../api/database/open.ts';
import { requireSqlite } from '../../../api/database/sqliteVersion.ts';
import { temporaryFolder } from './runPortal.ts';

const FULL = 2;

it('opens SQLite with a write-ahead log, synchronous=FULL and foreign keys, and never blocks the event loop to wait', async () => {
  const db = openDatabase(temporaryFolder());
  const read = async (pragma: string) => (await sql.raw(`pragma ${pragma}`).execute(db)).rows;
  expect(await read('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await read('synchronous')).toEqual([{ synchronous: FULL }]);
  expect(await read('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  expect(await read('busy_timeout')).toEqual([{ timeout: 0 }]);
  await db.destroy();
});

it('rejects SQLite versions that may damage the database file', () => {
  const needed = 'El portal necesita SQLite 3.51.3 o posterior';
  for (const version of ['3.50.4', '3.51.2', '3.9.0', '0']) expect(() => requireSqlite(version)).toThrow(needed);
  for (const version of ['3.51.3', '3.53.4', '4.0.0']) expect(() => requireSqlite(version)).not.toThrow();
});

it('creates STRICT tables only', async () => {
  const db = openDatabase(temporaryFolder());
  await migrate(db);
  const { rows } = await sql<{ name: string; strict: number }>`pragma table_list`.execute(db);
  const loose = rows.filter(({ name, strict }) => strict === 0 && !/^(sqlite|kysely)_/.test(name));
  expect(loose).toEqual([]);
  await db.destroy();
});
