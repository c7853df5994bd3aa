import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { deleteSidecars, SIDECAR_SUFFIXES, syncFolder } from '../copies/disk.ts';
import { databaseFile } from '../database/open.ts';
import { acquireLock } from './lock.ts';

function timestampOf(date: Date): string {
  const parts = [date.getMonth() + 1, date.getDate(), date.getHours()];
  parts.push(date.getMinutes(), date.getSeconds());
  return [date.getFullYear(), ...parts.map((part) => String(part).padStart(2, '0'))].join('');
}

function freeName(file: string, attempt = 1): string {
  const candidate = attempt === 1 ? file : `${file}-${attempt}`;
  return existsSync(candidate) ? freeName(file, attempt + 1) : candidate;
}

/**
 * Replaces the database of a folder with `newFile`, which must be on the same file system. The replacement is one rename,
 * so a power failure leaves either the old or the new database. The old one is kept under a second name. A portal that
 * has opened the old file and waits for its lock cannot write to it any more (SQLITE_READONLY_DBMOVED), and fails to start.
 * @returns the second name, or null if there was no database
 */
export function swap(newFile: string, dataDir: string, force: boolean, now: Date): string | null {
  const current = databaseFile(dataDir);
  if (!existsSync(current)) {
    // SQLite would replay a leftover -wal into the new database.
    deleteSidecars(current);
    // Unlike rename, link fails if a starting portal has just created the file.
    linkSync(newFile, current);
    syncFolder(dataDir);
    return null;
  }
  const previous = freeName(`${current}.antes-${timestampOf(now)}`);
  using lock = acquireLock(current, force);
  linkSync(current, previous);
  try {
    if (lock === null) moveSidecars(current, previous);
    renameSync(newFile, current);
  } catch (error) {
    if (lock === null) moveSidecars(previous, current);
    rmSync(previous);
    throw error;
  }
  syncFolder(dataDir);
  return path.basename(previous);
}

/** Keeps the -wal of a damaged database with it, so that it is not replayed into the new one. */
function moveSidecars(from: string, to: string): void {
  for (const suffix of SIDECAR_SUFFIXES) if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix);
}
