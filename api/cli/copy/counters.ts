import { type Kysely, sql } from 'kysely';
import { type Database, isPostgres, type Trx } from '../../database/open.ts';
import { passwordOf, SEMBRADAS, TABLES, type Tabla } from './tables.ts';

/** Tables whose ids the engine gives out. */
const conContador = TABLES.filter((tabla) => passwordOf(tabla)[0] === 'id' && !SEMBRADAS.includes(tabla));

const inPostgres = (db: Database): boolean => isPostgres(db as unknown as Kysely<never>);

async function secuenciaDe(db: Database, tabla: Tabla): Promise<string | null> {
  const { rows } = await sql<{ nombre: string | null }>`
    select pg_get_serial_sequence(quote_ident(${tabla}), 'id') as nombre`.execute(db);
  return rows[0]?.nombre ?? null;
}

async function readCounter(db: Database, tabla: Tabla): Promise<number> {
  if (!inPostgres(db)) {
    const { rows } = await sql<{ ultimo: number }>`
      select seq as ultimo from sqlite_sequence where name = ${tabla}`.execute(db);
    return rows[0]?.ultimo ?? 0;
  }
  const secuencia = await secuenciaDe(db, tabla);
  if (secuencia === null) return 0;
  const { rows } = await sql<{ ultimo: number }>`
    select case when is_called then last_value else last_value - 1 end as ultimo from ${sql.raw(secuencia)}`.execute(
    db,
  );
  return rows[0]?.ultimo ?? 0;
}

async function setCounter(trx: Trx, tabla: Tabla, ultimo: number): Promise<void> {
  if (!inPostgres(trx)) {
    await sql`delete from sqlite_sequence where name = ${tabla}`.execute(trx);
    if (ultimo > 0) await sql`insert into sqlite_sequence (name, seq) values (${tabla}, ${ultimo})`.execute(trx);
    return;
  }
  const secuencia = await secuenciaDe(trx, tabla);
  if (secuencia === null) return;
  // Unlike setval, it is undone with the transaction.
  await sql`alter sequence ${sql.raw(secuencia)} restart with ${sql.lit(ultimo + 1)}`.execute(trx);
}

/** Goes on counting where the other one stood: the id of a record that was deleted is never another's. */
export async function copyCounters(origen: Database, destino: Trx): Promise<void> {
  for (const tabla of conContador) {
    const { rows } = await sql<{ mayor: number | null }>`select max(id) as mayor from ${sql.table(tabla)}`.execute(
      origen,
    );
    await setCounter(destino, tabla, Math.max(await readCounter(origen, tabla), rows[0]?.mayor ?? 0));
  }
}
