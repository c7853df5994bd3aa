import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../copies/command.ts';
import { sqliteCodeOf } from '../copies/errorMessage.ts';
import { sqliteRows } from '../database/unchecked.ts';

const BUSY = 5;
const DAMAGED = new Set([11, 26]);
/** milliseconds; another command may finish in this time */
const WAIT = 1_000;

const inUseError = () =>
  new CommandError('Un portal u otro comando está usando la base de datos: deténgalo y repita. No se cambió nada.');

/**
 * Takes an exclusive lock on a database file; closing the connection releases it. Leaving WAL mode fails while a portal
 * runs, which BEGIN EXCLUSIVE alone does not, and it checkpoints a leftover -wal file. While the lock is held, do not
 * open and close the file in this process: POSIX would drop the lock.
 * @param force return null instead of throwing if SQLite cannot read the file, and so cannot lock it
 */
export function acquireLock(file: string, force: boolean): DatabaseSync | null {
  const { ino } = statSync(file);
  const db = new DatabaseSync(file, { timeout: WAIT });
  try {
    db.exec('pragma journal_mode = delete; begin exclusive');
    const [mode] = sqliteRows<{ journal_mode: string }>(db, 'pragma journal_mode');
    // A portal may have opened the file between the two statements, or another restore may have replaced it.
    if (mode?.journal_mode !== 'delete' || statSync(file).ino !== ino) throw inUseError();
    return db;
  } catch (error) {
    db.close();
    const code = sqliteCodeOf(error);
    if (code === BUSY) throw inUseError();
    if (code === null || !DAMAGED.has(code)) throw error;
    if (force) return null;
    throw new CommandError(
      'La base de datos actual está dañada y no se puede saber si un portal la usa: deténgalo y repita con --forzar. ' +
        'No se cambió nada.',
    );
  }
}
