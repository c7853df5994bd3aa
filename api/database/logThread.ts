/** Entry of the thread that copies the -wal into the database and then empties it: one that is only copied would be copied again. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

/** While somebody reads what was there before, the -wal is copied in part, and not emptied. */
const PAUSE_MS = 50;
const TRIES = 20;

using database = new DatabaseSync(workerData as string);
database.exec('pragma synchronous = full; pragma wal_autocheckpoint = 0');
for (let tries = 0; tries < TRIES; tries++) {
  // Others write meanwhile; then little is left for the second statement, beside which they cannot.
  database.exec('pragma wal_checkpoint(passive)');
  if (database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0) break;
  await setTimeout(PAUSE_MS);
}
