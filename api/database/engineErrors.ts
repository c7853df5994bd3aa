/** What an engine's error means for whoever asked: no room to write, or no way to the data. Null for any other error. */
export type EngineFailure = 'lleno' | 'ausente' | null;

const SQLITE_FULL = 13;
/**
 * SQLite's extended codes for a write that the disk did not take: SQLITE_FULL only speaks of ENOSPC while writing pages;
 * a quota, the shared index of the -wal and a late ENOSPC at fsync come as these.
 */
const SQLITE_NOT_WRITTEN = new Set([SQLITE_FULL, 778, 1_034, 1_290, 1_546, 4_874]);

/** SQLite undoes a transaction by itself when the disk fails it; the rollback that Kysely adds then hides the reason. */
const UNDONE_BY_ITSELF = 'cannot rollback - no transaction is active';

/** Connection exceptions (class 08), too many connections, shutdown, crash, start: PostgreSQL's appendix A. */
const POSTGRES_AWAY = /^(08...|53300|57P0[123])$/;
const POSTGRES_FULL = '53100';

/** Of a socket to the database. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What pg and its pool say in words alone. */
const LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout)/;

/** Told from the same codes of a visitor's own connection by the call that failed. */
function isUnreachable(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => each instanceof Error && isUnreachable(each));
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined && UNREACHABLE.has(code);
}

/** Sorts an error of either engine, or of the way to it. */
export function engineFailureOf(error: Error): EngineFailure {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ERR_SQLITE_ERROR') {
    const notWritten = 'errcode' in error && SQLITE_NOT_WRITTEN.has(Number(error.errcode));
    return notWritten || error.message === UNDONE_BY_ITSELF ? 'lleno' : null;
  }
  if (code === POSTGRES_FULL) return 'lleno';
  return POSTGRES_AWAY.test(code) || LOST.test(error.message) || isUnreachable(error) ? 'ausente' : null;
}
