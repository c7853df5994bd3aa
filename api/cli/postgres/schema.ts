import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import {
  compareMigrations,
  compareParts,
  MIGRATIONS,
  requireThisVersion,
  type Schema,
  type Version,
} from '../check/schema.ts';
import { Fallo } from '../command.ts';

interface Valor {
  valor: string;
}

/** The parts of our tables, in SQLite's words for them. Whatever else is in the database is none of ours. */
const selectParts = (nuestras: readonly string[]) => sql<Valor>`
  with nuestras as (
    select oid, relname from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any(${nuestras}))
  select 'table ' || relname || '.' || attname || ' ' ||
    case format_type(atttypid, atttypmod) when 'bigint' then 'INTEGER' when 'text' then 'TEXT' when 'bytea' then 'BLOB'
      else format_type(atttypid, atttypmod) end as valor
  from nuestras join pg_attribute on attrelid = nuestras.oid where attnum > 0 and not attisdropped
  union all
  select 'index ' || indice.relname from nuestras join pg_index on indrelid = nuestras.oid
  join pg_class indice on indice.oid = indexrelid
  where not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select 'trigger ' || tgname from nuestras join pg_trigger on tgrelid = nuestras.oid where not tgisinternal
  order by 1`;

const tableOf = (parte: string): string | undefined => /^table (\w+)\./.exec(parte)?.[1];

/** Whether a PostgreSQL database is a portal's; null when it has nothing of a portal, nor of anything else of its names. */
export async function versionDe(db: Database, propio: Schema): Promise<Version | null> {
  const { rows } = await sql<{ hay: boolean }>`select to_regclass('kysely_migration') is not null as hay`.execute(db);
  if (rows[0]?.hay !== true) return (await partesDe(db, propio)).length > 0 ? compareMigrations([], propio) : null;
  const hechas = await sql.raw<Valor>(MIGRATIONS).execute(db);
  return compareMigrations(
    hechas.rows.map(({ valor }) => valor),
    propio,
  );
}

/** @throws {Fallo} when there is no portal */
export function requireSome(version: Version | null): Version {
  if (version === null) throw new Fallo('No hay un portal en la base de datos de DATABASE_URL.');
  return version;
}

/** @throws {Fallo} unless a PostgreSQL database is a portal of this version */
export async function requirePortal(db: Database, propio: Schema): Promise<void> {
  requireThisVersion(requireSome(await versionDe(db, propio)));
}

async function partesDe(db: Database, { partes }: Schema): Promise<string[]> {
  const nuestras = [...new Set(partes.flatMap((parte) => tableOf(parte) ?? []))];
  return (await selectParts(nuestras).execute(db)).rows.map(({ valor }) => valor);
}

/** What our tables lack in a PostgreSQL database, and what they have besides. An index more is the administrator's. */
export async function checkTablesOf(db: Database, propio: Schema): Promise<string[]> {
  return compareParts(await partesDe(db, propio), propio).filter((problem) => !problem.startsWith('sobra index'));
}
