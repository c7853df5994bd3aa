import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupNameAt } from '../../api/backups/backupName.ts';

/** The folder of the backups of test apps. Apps of one worker share it. */
export const BACKUP_FOLDER = mkdtempSync(path.join(tmpdir(), 'portal-respaldos-'));
process.once('exit', () => rmSync(BACKUP_FOLDER, { recursive: true, force: true }));

/** A file in the folder with the name of a backup of now, so that apps that listen make none. */
export const STORED_BACKUP = backupNameAt(new Date(), 'automatica');
writeFileSync(path.join(BACKUP_FOLDER, STORED_BACKUP), 'SQLite format 3');
