import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { GuardedDriver } from './guardedDriver.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 30_000;

/** Opens the pool at the first query: on SQLite its library is not loaded. @param url postgres://user:password@host:port/database */
export const postgresDialect = (url: string): PostgresDialect =>
  new GuardedPostgresDialect({ pool: () => openPool(url) });

class GuardedPostgresDialect extends PostgresDialect {
  override createDriver(): GuardedDriver {
    return new GuardedDriver(super.createDriver());
  }
}

async function openPool(url: string): Promise<Pool> {
  const {
    default: { Pool, types },
  } = await import('pg');
  /** Parses bigint as number: counts and ids stay below 2^53. */
  const parserOf = (oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  });
  // An unhandled error of an idle connection would end the process.
  pool.on('error', () => undefined);
  // So would one of a connection in use, whose query is rejected anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
