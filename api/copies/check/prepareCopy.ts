import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open.ts';
import { type CommandConsole, CommandError } from '../command.ts';
import { checkDatabase, formatReport, isUnusable } from './check.ts';
import { readOwnSchema } from './schema.ts';

async function checkCopy(
  copy: string,
  failureMessage: string,
  console: CommandConsole,
): Promise<{ pendingMigrations: number }> {
  const expected = await readOwnSchema();
  using db = new DatabaseSync(copy);
  const { checks, pendingMigrations } = checkDatabase(db, expected);
  for (const check of checks) if (check.problems.length > 0) console.error(formatReport(check));
  if (isUnusable(checks)) throw new CommandError(failureMessage);
  return { pendingMigrations };
}

async function migrateCopy(copy: string): Promise<void> {
  await using db = openDatabase(path.dirname(copy));
  await migrate(db);
}

/**
 * Checks a copy, prints its problems and migrates it to the current version.
 * @param keepsVersion does not migrate it
 * @throws {CommandError} with `failureMessage`
 */
export async function prepareCopy(
  copy: string,
  failureMessage: string,
  console: CommandConsole,
  keepsVersion = false,
): Promise<void> {
  const { pendingMigrations } = await checkCopy(copy, failureMessage, console);
  if (pendingMigrations === 0 || keepsVersion) return;
  await migrateCopy(copy);
  await checkCopy(copy, failureMessage, console);
}
