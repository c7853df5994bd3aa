import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../../database/open.ts';
import { type CheckReport, type CheckResult, checkDatabase, isUnusable } from '../check/check.ts';
import type { Schema } from '../check/schema.ts';
import { withPostgres } from './connection.ts';
import { readFromPostgres } from './read.ts';
import { checkTablesOf, readVersion, requirePortalVersion } from './schema.ts';

async function checkCopy(source: Database, expected: Schema): Promise<CheckResult> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'verificando-'));
  const file = path.join(folder.path, 'copia.sqlite');
  await readFromPostgres(source, file);
  using copy = new DatabaseSync(file, { readOnly: true });
  return checkDatabase(copy, expected);
}

/** Checks the schema in PostgreSQL, and the content in an SQLite copy of one snapshot. The portal may be running. */
export async function checkPostgres(url: string, expected: Schema): Promise<CheckResult> {
  return withPostgres(url, async (db) => {
    const { problems, pendingMigrations } = requirePortalVersion(await readVersion(db, expected));
    const checks: CheckReport[] = [{ title: 'Versión', problems, blocking: true }];
    if (isUnusable(checks) || pendingMigrations > 0) return { checks, pendingMigrations };
    checks.push({ title: 'Tablas', problems: await checkTablesOf(db, expected), blocking: true });
    if (isUnusable(checks)) return { checks, pendingMigrations };
    return checkCopy(db, expected);
  });
}
