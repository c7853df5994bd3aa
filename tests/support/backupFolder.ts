import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder of the backups of test apps. Apps of one worker share it. */
export const BACKUP_FOLDER = mkdtempSync(path.join(tmpdir(), 'portal-respaldos-'));
process.once('exit', () => rmSync(BACKUP_FOLDER, { recursive: true, force: true }));

/** A file in the folder with the name of a backup. */
export const STORED_COPY = 'portal-2025-01-02-020000.sqlite';
writeFileSync(path.join(BACKUP_FOLDER, STORED_COPY), 'SQLite format 3');
