import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../api/database/open.ts';
import type { Row, Tables } from '../../api/database/tables.ts';
import { PARTICIPANTE } from '../../contract/values/constants.ts';

/** Tables that a login may write. */
const OF_SESSIONS = ['sesiones', 'intentos'];

function readable(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
    ]),
  );
}

/** PostgreSQL takes tens of milliseconds to list its tables. */
const tablesOf = new WeakMap<Database, Promise<string[]>>();

async function listTables(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).filter((name) => !OF_SESSIONS.includes(name));
}

/** All rows by table, except sessions and login attempts. */
export async function dump(db: Database): Promise<Record<string, object[]>> {
  const tables = tablesOf.get(db) ?? listTables(db);
  tablesOf.set(db, tables);
  const content: Record<string, object[]> = {};
  for (const name of await tables) {
    const { rows } = await sql<object>`select * from ${sql.table(name)} order by 1`.execute(db);
    content[name] = rows.map(readable);
  }
  return content;
}

/** The rows of uploaded files: all but the drawings that a migration gives to the lines. */
export const uploadedRows = (db: Database) =>
  db
    .selectFrom('imagenes')
    .where('nombre', 'not in', (query) => query.selectFrom('lineas').where('imagen', 'is not', null).select('imagen'))
    .select('nombre');

/** Runs `work` and expects the database to be unchanged. */
export async function unchanged<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const before = await dump(db);
  const result = await work();
  expect(await dump(db)).toEqual(before);
  return result;
}

/** Runs one write and returns the one movimiento that it records. */
export async function movementOf<T>(db: Database, work: () => Promise<T>) {
  const before = await db.selectFrom('movimientos').selectAll().execute();
  const answer = await work();
  const after = await db.selectFrom('movimientos').selectAll().orderBy('id').execute();
  expect(after.length, 'one movement for one write').toBe(before.length + 1);
  const last = after.at(-1) as Row<'movimientos'>;
  const { id, created_at, antes, despues, operacion, tabla, deshace, importacion, destino_id, ...movement } = last;
  expect(operacion).not.toBe('');
  expect(deshace).toBe('');
  expect(importacion).toBe(0);
  expect(destino_id).toBeNull();
  expect(tabla).toBe(/ integrante$/.test(movement.accion) ? 'proyecto_integrante' : movement.recurso);
  expect(created_at).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  return {
    answer,
    movement: { ...movement, antes: JSON.parse(antes ?? 'null'), despues: JSON.parse(despues ?? 'null') },
  };
}

type WithId = Exclude<keyof Tables, 'sesiones' | 'imagenes' | 'ajustes' | 'papelera' | 'publicaciones'>;

/** The stored row with this id. */
export async function rowOf<T extends WithId>(db: Database, table: T, id: number): Promise<Row<T> | undefined> {
  const { rows } = await sql<Row<T>>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0];
}

/** The number of rows of a table. */
export async function countOf(db: Database, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.total);
}

/** Gives an event the tipo 4, as events of earlier versions have it: no call does. */
export async function storeParticipante(db: Database, id: number): Promise<void> {
  await db.updateTable('eventos').set({ tipo: PARTICIPANTE }).where('id', '=', id).execute();
}
