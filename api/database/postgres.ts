import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 30_000;

/** Parses bigint as number: counts and ids stay below 2^53. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
}

/** @param url postgres://user:password@host:port/database */
export function postgresDialect(url: string): PostgresDialect {
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
  return new PostgresDialect({ pool });
}
