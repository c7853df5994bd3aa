import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';

export const SIDECAR_SUFFIXES = ['-wal', '-shm', '-journal'] as const;

function sync(target: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(target, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Windows refuses fsync of a file that is open for reading only. */
export const syncFile = (file: string): void => sync(file, 'r+');

/** Makes the entries of a folder survive a power failure. Windows refuses it, and writes them by itself. */
export function syncFolder(folder: string, platform: NodeJS.Platform = process.platform): void {
  if (platform !== 'win32') sync(folder, 'r');
}

export function deleteSidecars(file: string): void {
  for (const suffix of SIDECAR_SUFFIXES) rmSync(file + suffix, { force: true });
}
