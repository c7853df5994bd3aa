import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { KB } from '../../contract/values/sizeText.ts';
import { messageOfError } from '../copies/errorMessage.ts';
import { type BackupName, readBackupName } from './backupName.ts';

const PROBE = Buffer.alloc(64 * KB);
/** What an interrupted backup leaves. */
const LEFTOVER = /^(portal-[\w-]+\.sqlite\.tmp(-wal|-shm|-journal)?|sacando-\w{6}|\.prueba-[\w-]{36})$/;
const LEFTOVER_MS = 24 * 60 * 60_000;

export interface StoredBackup extends BackupName {
  bytes: number;
}

/** Creates the folder, but not its parent: that may be a disk that is not mounted. */
export function createFolder(dir: string): void {
  if (!existsSync(dir)) mkdirSync(dir, { mode: 0o700 });
}

/** Writes and removes a small file, off the main thread. @returns why the folder cannot be written, or null */
export async function problemOfFolder(dir: string): Promise<string | null> {
  const file = path.join(dir, `.prueba-${randomUUID()}`);
  try {
    createFolder(dir);
    await writeFile(file, PROBE, { mode: 0o600, flush: true });
    return null;
  } catch (error) {
    return messageOfError(Object.assign(error as Error, { path: dir }));
  } finally {
    // The folder itself was reported above.
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** The backups in a folder, newest first; none if it cannot be read. */
export function listBackups(dir: string): StoredBackup[] {
  let files: string[];
  try {
    files = readdirSync(dir);
  } catch {
    return [];
  }
  const backups = files.flatMap((file) => {
    const name = readBackupName(file);
    const stat = name && statSync(path.join(dir, file), { throwIfNoEntry: false });
    return stat?.isFile() && name ? [{ ...name, bytes: stat.size }] : [];
  });
  return backups.sort((one, other) => other.archivo.localeCompare(one.archivo, 'en'));
}

/** Removes temporary files of interrupted backups that are more than a day old. */
export function removeLeftovers(dir: string, now: Date): void {
  for (const file of readdirSync(dir).filter((name) => LEFTOVER.test(name))) {
    const stat = statSync(path.join(dir, file), { throwIfNoEntry: false });
    if (stat && now.getTime() - stat.mtimeMs > LEFTOVER_MS)
      rmSync(path.join(dir, file), { recursive: true, force: true });
  }
}
