import { type CheckResult, checkDatabase, formatReport } from '../copies/check/check.ts';
import { readOwnSchema, type Schema } from '../copies/check/schema.ts';
import { type CommandContext, CommandError, type RunCommand } from '../copies/command.ts';
import { openForReading } from '../copies/databaseAccess.ts';
import { checkPostgres } from '../copies/postgres/check.ts';

function checkFolder(dataDir: string, expected: Schema): CheckResult {
  using db = openForReading(dataDir);
  // All checks read one snapshot; otherwise a write between two of them could look like a problem.
  db.exec('begin');
  return checkDatabase(db, expected);
}

const checkPortal = ({ dataDir, databaseUrl }: CommandContext, expected: Schema): CheckResult | Promise<CheckResult> =>
  databaseUrl === null ? checkFolder(dataDir, expected) : checkPostgres(databaseUrl, expected);

export const run: RunCommand = async (context) => {
  const { checks, pendingMigrations } = await checkPortal(context, await readOwnSchema());
  for (const check of checks) context.console.info(formatReport(check));
  if (pendingMigrations > 0)
    context.console.info('La base de datos es de una versión anterior: se actualizará al arrancar el portal.');
  if (checks.some(({ problems }) => problems.length > 0)) throw new CommandError('La base de datos tiene problemas.');
};
