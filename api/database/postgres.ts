import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const CONNECTIONS = 10;
/** milliseconds: a database that is away is told so, rather than waited for */
const CONNECT_TIMEOUT = 5_000;

/** milliseconds: longer than any of ours takes, so that a database that hangs is told as away */
const QUERY_TIMEOUT = 30_000;

/** Counts and ids are 64 bits wide in PostgreSQL; ours stay within what a number holds. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
}

/** @param url postgres://user:password@host:port/database */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  });
  // A connection that is lost while idle is replaced at the next query; unhandled, it would end the process.
  pool.on('error', () => undefined);
  // So would one that is lost while it is lent: its query fails, and that says it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
