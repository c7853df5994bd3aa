import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../api/database/migrate.ts';
import { type Database, openPostgres } from '../../api/database/open.ts';
import { FORGETFUL, memoryFolder, startPostgres } from './embeddedPostgres.ts';
import { RESET, TEMPLATE } from './engine.ts';

/**
 * The reset has its own schema and stores the rows that migrations inserted in materialized views,
 * so that neither appears among the tables. The sequence records DDL, that of rolled back transactions included.
 * Deleting the few rows of a test is ten times as fast as truncating.
 * Connections that the test closed end within milliseconds; pg_terminate_backend would look again only after 100 ms.
 */
const RESET_FUNCTION = `
  create function ${RESET} returns boolean language plpgsql as $$
  declare
    emptied regclass;
    saved record;
  begin
    if (select is_called from pruebas.ddl) then return false; end if;
    for attempt in 1..100 loop
      perform pg_stat_clear_snapshot();
      exit when not exists (select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid());
      perform pg_sleep(0.002);
    end loop;
    perform pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    set local session_replication_role = replica;
    for emptied in select oid from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' loop
      if pg_table_size(emptied) > 1000000 then execute format('truncate %s cascade', emptied);
      else execute format('delete from %s', emptied); end if;
    end loop;
    for saved in select relname from pg_class where relkind = 'm' and relnamespace = 'pruebas'::regnamespace loop
      execute format('insert into public.%1$I select * from pruebas.%1$I', saved.relname);
    end loop;
    perform setval(seqrelid, 1, false) from pg_sequence join pg_class on pg_class.oid = seqrelid
      where relnamespace = 'public'::regnamespace;
    perform setval('lineas_id_seq', (select max(id) from lineas));
    return true;
  end $$`;

const DDL_TRIGGER = `
  create function pruebas.record_ddl() returns event_trigger language plpgsql as $$
  begin
    perform nextval('pruebas.ddl');
  end $$;
  create event trigger record_ddl on ddl_command_end execute function pruebas.record_ddl()`;

async function addReset(template: Database): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(template);
  await run('create schema pruebas; create sequence pruebas.ddl');
  for (const { name } of await template.introspection.getTables()) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(template);
    if (rows.length > 0) await run(`create materialized view pruebas.${name} as table public.${name}`);
  }
  await run(RESET_FUNCTION);
  await run(DDL_TRIGGER);
}

/** Starts a PostgreSQL for the tests of a project, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(FORGETFUL, memoryFolder());
  const template = openPostgres(await server.createDatabase(TEMPLATE));
  await migrate(template);
  await addReset(template);
  await template.destroy();
  project.provide('postgres', server.url);
  return () => server.stop();
}
