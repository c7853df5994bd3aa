import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { Fallo } from '../comando.ts';
import {
  compararMigraciones,
  compararPartes,
  type Esquema,
  exigirEstaVersion,
  MIGRACIONES,
  type Version,
} from '../revision/esquema.ts';

interface Valor {
  valor: string;
}

/** The parts of our tables, in SQLite's words for them. Whatever else is in the database is none of ours. */
const seleccionarPartes = (nuestras: readonly string[]) => sql<Valor>`
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

const tablaDe = (parte: string): string | undefined => /^table (\w+)\./.exec(parte)?.[1];

/** Whether a PostgreSQL database is a portal's; null when it has nothing of a portal, nor of anything else of its names. */
export async function versionDe(db: Database, propio: Esquema): Promise<Version | null> {
  const { rows } = await sql<{ hay: boolean }>`select to_regclass('kysely_migration') is not null as hay`.execute(db);
  if (rows[0]?.hay !== true) return (await partesDe(db, propio)).length > 0 ? compararMigraciones([], propio) : null;
  const hechas = await sql.raw<Valor>(MIGRACIONES).execute(db);
  return compararMigraciones(
    hechas.rows.map(({ valor }) => valor),
    propio,
  );
}

/** @throws {Fallo} when there is no portal */
export function exigirAlguno(version: Version | null): Version {
  if (version === null) throw new Fallo('No hay un portal en la base de datos de DATABASE_URL.');
  return version;
}

/** @throws {Fallo} unless a PostgreSQL database is a portal of this version */
export async function exigirPortal(db: Database, propio: Esquema): Promise<void> {
  exigirEstaVersion(exigirAlguno(await versionDe(db, propio)));
}

async function partesDe(db: Database, { partes }: Esquema): Promise<string[]> {
  const nuestras = [...new Set(partes.flatMap((parte) => tablaDe(parte) ?? []))];
  return (await seleccionarPartes(nuestras).execute(db)).rows.map(({ valor }) => valor);
}

/** What our tables lack in a PostgreSQL database, and what they have besides. An index more is the administrator's. */
export async function revisarTablasDe(db: Database, propio: Esquema): Promise<string[]> {
  return compararPartes(await partesDe(db, propio), propio).filter((problema) => !problema.startsWith('sobra index'));
}
