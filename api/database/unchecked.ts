/** The casts that the types of Kysely and node:sqlite cannot spare. */
import type { DatabaseSync } from 'node:sqlite';
import type { Insertable } from 'kysely';
import type { Row, Tables } from './tables.ts';

/**
 * The name of a table or column that is known at run time only, typed as one that the query may stand for: Kysely cannot type a query
 * on a union of tables. Safe if all the tables that it may be have the columns that the query names, such as `id`.
 */
export const namedAs = <T extends string>(name: string): T => name as T;

/** The table of a kind of record, typed as one of them: all have an id, a name or title of their own, a version and authors. */
export const recordTable = (kind: string) => namedAs<'proyectos'>(kind);

/** A row that such a query read from a table: all its columns are selected. */
export const rowOf = <R extends keyof Tables>(row: object): Row<R> => row as Row<R>;

/** The value of a column whose name is known at run time only; undefined if the row has no such column. */
export const columnOf = (row: object, name: string): unknown => (row as Readonly<Record<string, unknown>>)[name];

/** A row of a record, typed as recordTable types its table. */
export const recordRow = (row: object) => rowOf<'proyectos'>(row);

/** The rows that such a query inserts: their columns are those of the table. By default of a record, as recordTable types it. */
export const insertable = <R extends keyof Tables = 'proyectos'>(rows: readonly object[]): Insertable<Tables[R]>[] =>
  rows as unknown as Insertable<Tables[R]>[];

/** The columns that such a query updates. */
export const updatable = <R extends keyof Tables = 'proyectos'>(fields: object): Partial<Row<R>> =>
  fields as Partial<Row<R>>;

/** @param query selects the columns of T */
export const sqliteRows = <T>(db: DatabaseSync, query: string): T[] => db.prepare(query).all() as T[];

/** Reads what {@link sqliteRows} reads, for rows too large to be in memory together. */
export const iterateSqliteRows = <T>(db: DatabaseSync, query: string): IterableIterator<T> =>
  db.prepare(query).iterate() as IterableIterator<T>;
