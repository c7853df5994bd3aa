import { sql } from 'kysely';
import { type Database, isPostgres, type Trx } from '../../database/open.ts';
import { type CopiedTable, keyColumnsOf } from './tables.ts';

/** The only row of inicio has a fixed id. */
const hasCounter = (table: CopiedTable): boolean => keyColumnsOf(table)[0] === 'id' && table !== 'inicio';

const inPostgres = (db: Database): boolean => isPostgres(db);

async function sequenceOf(db: Database, table: CopiedTable): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select pg_get_serial_sequence(quote_ident(${table}), 'id') as name`.execute(db);
  return rows[0]?.name ?? null;
}

async function readCounter(db: Database, table: CopiedTable): Promise<number> {
  if (!inPostgres(db)) {
    const { rows } = await sql<{ last: number }>`
      select seq as last from sqlite_sequence where name = ${table}`.execute(db);
    return rows[0]?.last ?? 0;
  }
  const sequence = await sequenceOf(db, table);
  if (sequence === null) return 0;
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else last_value - 1 end as last from ${sql.raw(sequence)}`.execute(db);
  return rows[0]?.last ?? 0;
}

async function setCounter(trx: Trx, table: CopiedTable, last: number): Promise<void> {
  if (!inPostgres(trx)) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
    if (last > 0) await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(trx);
    return;
  }
  const sequence = await sequenceOf(trx, table);
  if (sequence === null) return;
  // Unlike setval, this is undone by a rollback.
  await sql`alter sequence ${sql.raw(sequence)} restart with ${sql.lit(last + 1)}`.execute(trx);
}

/** Copies the id counters, so that the id of a deleted record is never used again. */
export async function copyCounters(source: Database, target: Trx, tables: readonly CopiedTable[]): Promise<void> {
  for (const table of tables.filter(hasCounter)) {
    const { rows } = await sql<{ highest: number | null }>`select max(id) as highest from ${sql.table(table)}`.execute(
      source,
    );
    await setCounter(target, table, Math.max(await readCounter(source, table), rows[0]?.highest ?? 0));
  }
}
