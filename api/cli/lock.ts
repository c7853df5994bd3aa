import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Fallo } from './command.ts';
import { sqliteCodeOf } from './errorMessage.ts';

const OCUPADA = 5;
const DANADA = new Set([11, 26]);
/** milliseconds: long enough for another command to end, not for a portal */
const WAIT = 1_000;

const enUso = () =>
  new Fallo('Un portal u otro comando está usando la base de datos: deténgalo y repita. No se cambió nada.');

/**
 * Takes a database file for oneself. A portal keeps its connection open in WAL mode, and SQLite holds a shared lock on
 * the file for as long: leaving WAL needs the exclusive lock, so it fails beside any portal, idle or not, and goes with
 * the process that held it. (BEGIN EXCLUSIVE alone does not: in WAL mode it only keeps other writers out.) Leaving WAL
 * also carries what a killed portal left in the -wal into the file, and removes -wal and -shm.
 *
 * A portal that opened the file and waits for the lock meanwhile finds, once the file has lost its name, that it cannot
 * be written (SQLITE_READONLY_DBMOVED), and does not start.
 *
 * While it is held, nothing in this process may open and close the file: POSIX would drop the lock.
 *
 * @param forzar whether a file that SQLite cannot read, and so cannot lock, is taken without a lock
 * @returns the connection that holds the lock until it is closed; null when there is none
 * @throws {Fallo} when it is in use
 */
export function acquireLock(file: string, forzar: boolean): DatabaseSync | null {
  const { ino } = statSync(file);
  const db = new DatabaseSync(file, { timeout: WAIT });
  try {
    db.exec('pragma journal_mode = delete; begin exclusive');
    const { journal_mode } = db.prepare('pragma journal_mode').get() as unknown as { journal_mode: string };
    // A portal may have come in between the two, or another restore may have swapped the file.
    if (journal_mode !== 'delete' || statSync(file).ino !== ino) throw enUso();
    return db;
  } catch (error) {
    db.close();
    const codigo = sqliteCodeOf(error);
    if (codigo === OCUPADA) throw enUso();
    if (codigo === null || !DANADA.has(codigo)) throw error;
    if (forzar) return null;
    throw new Fallo(
      'La base de datos actual está dañada y no se puede saber si un portal la usa: deténgalo y repita con --forzar. ' +
        'No se cambió nada.',
    );
  }
}
