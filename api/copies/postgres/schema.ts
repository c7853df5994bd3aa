import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import {
  assertCurrentVersion,
  compareMigrations,
  compareParts,
  MIGRATIONS,
  type Schema,
  type ValueRow,
  type Version,
} from '../check/schema.ts';
import { CommandError } from '../command.ts';

/** The schema of the given tables, with SQLite's type names. Other tables of the database are ignored. */
const selectParts = (tables: readonly string[]) => sql<ValueRow>`
  with portal_tables as (
    select oid, relname from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any(${tables}))
  select 'table ' || relname || '.' || attname || ' ' ||
    case format_type(atttypid, atttypmod) when 'bigint' then 'INTEGER' when 'text' then 'TEXT' when 'bytea' then 'BLOB'
      else format_type(atttypid, atttypmod) end as value
  from portal_tables join pg_attribute on attrelid = portal_tables.oid where attnum > 0 and not attisdropped
  union all
  select 'index ' || i.relname from portal_tables join pg_index on indrelid = portal_tables.oid
  join pg_class i on i.oid = indexrelid
  where not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select 'trigger ' || tgname from portal_tables join pg_trigger on tgrelid = portal_tables.oid where not tgisinternal
  order by 1`;

const tableOf = (part: string): string | undefined => /^table (\w+)\./.exec(part)?.[1];

/** The version of the database, or null if it has no table with a name of the portal's tables. */
export async function readVersion(db: Database, expected: Schema): Promise<Version | null> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(
    db,
  );
  if (rows[0]?.found !== true)
    return (await readParts(db, expected)).length > 0 ? compareMigrations([], expected) : null;
  const applied = await sql.raw<ValueRow>(MIGRATIONS).execute(db);
  return compareMigrations(
    applied.rows.map(({ value }) => value),
    expected,
  );
}

export function requirePortalVersion(version: Version | null): Version {
  if (version === null) throw new CommandError('No hay un portal en la base de datos de DATABASE_URL.');
  return version;
}

export async function requirePortal(db: Database, expected: Schema): Promise<void> {
  assertCurrentVersion(requirePortalVersion(await readVersion(db, expected)));
}

async function readParts(db: Database, { parts }: Schema): Promise<string[]> {
  const tables = [...new Set(parts.flatMap((part) => tableOf(part) ?? []))];
  return (await selectParts(tables).execute(db)).rows.map(({ value }) => value);
}

/** Compares the tables with the expected schema. Extra indexes are allowed: an administrator may add them. */
export async function checkTablesOf(db: Database, expected: Schema): Promise<string[]> {
  return compareParts(await readParts(db, expected), expected).filter((problem) => !problem.startsWith('sobra index'));
}
