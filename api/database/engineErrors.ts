import { messages } from '../../contract/calls/messages.ts';

/** Failures of the database engine that a client should be told about; null for any other error. */
export type EngineFailure = 'busy' | 'diskFull' | 'unreachable' | null;

/** What users read of them. */
export const ENGINE_FAILURE_TEXTS: Readonly<Record<NonNullable<EngineFailure>, string>> = {
  busy: messages.requests.databaseBusy,
  diskFull: messages.requests.diskFull,
  unreachable: messages.requests.databaseUnreachable,
};

const SQLITE_BUSY = 5;

/** SQLITE_FULL and the extended codes by which SQLite reports a quota, a full -wal index or a late ENOSPC. */
const SQLITE_NOT_WRITTEN = new Set([13, 778, 1_034, 1_290, 1_546, 4_874]);

/** SQLite rolls back when the disk fails; the error of Kysely's own rollback then hides the cause. */
const ALREADY_ROLLED_BACK = 'cannot rollback - no transaction is active';

/** Connection exceptions (class 08), too many connections, shutdown, crash, startup: PostgreSQL's appendix A. */
const POSTGRES_UNAVAILABLE = /^(08...|53300|57P0[123])$/;
const POSTGRES_DISK_FULL = '53100';
/** PostgreSQL ends one of two transactions that wait for each other. */
const POSTGRES_DEADLOCK = '40P01';

const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Errors of pg and its pool without a code, and of Node for a socket that the server has closed. */
const CONNECTION_LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout|This socket has been ended by the other party)/;

/** Requires `syscall`: errors of a visitor's connection can have the same codes. */
function isUnreachable(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => each instanceof Error && isUnreachable(each));
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined && SOCKET_ERRORS.has(code);
}

/** True if SQLite refused a statement because another connection writes, in every extended code. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

export function engineFailureOf(error: unknown): EngineFailure {
  if (!(error instanceof Error)) return null;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ERR_SQLITE_ERROR') {
    if (isBusy(error)) return 'busy';
    const isNotWritten = 'errcode' in error && SQLITE_NOT_WRITTEN.has(Number(error.errcode));
    return isNotWritten || error.message === ALREADY_ROLLED_BACK ? 'diskFull' : null;
  }
  if (code === POSTGRES_DEADLOCK) return 'busy';
  if (code === POSTGRES_DISK_FULL) return 'diskFull';
  const isLost = POSTGRES_UNAVAILABLE.test(code) || CONNECTION_LOST.test(error.message) || isUnreachable(error);
  return isLost ? 'unreachable' : null;
}
