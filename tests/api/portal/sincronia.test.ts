import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../api/database/open.ts';
import { carpetaTemporal } from './correr.ts';

const FULL = 2;

it('a write is acknowledged when it is on the disk: write-ahead log, full synchronisation, references held', async () => {
  const db = openDatabase(carpetaTemporal());
  const ask = async (pragma: string) => (await sql.raw(`pragma ${pragma}`).execute(db)).rows;
  expect(await ask('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await ask('synchronous')).toEqual([{ synchronous: FULL }]);
  expect(await ask('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  await db.destroy();
});
