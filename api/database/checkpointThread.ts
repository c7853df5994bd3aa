/** Entry of the thread that copies the -wal of SQLite into the database. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const database = new DatabaseSync(String(workerData));
database.exec('pragma wal_checkpoint(passive)');
database.close();
