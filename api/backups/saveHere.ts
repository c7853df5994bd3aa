import { sql } from 'kysely';
import { readFromPostgres } from '../copies/postgres/read.ts';
import { type Database, isPostgres } from '../database/open.ts';
import { type SavedBackup, saveBackup } from './save.ts';

/** Copies through the portal's own connection: a database in memory has no other. */
export const saveHere = (db: Database, target: string, force = false): Promise<SavedBackup> =>
  saveBackup(
    async (file) => {
      if (isPostgres(db)) await readFromPostgres(db, file);
      else await sql`vacuum into ${file}`.execute(db);
    },
    target,
    force,
  );
