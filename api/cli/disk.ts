import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';

/** What SQLite keeps beside a database file, under the file's name. */
export const COMPANIONS = ['-wal', '-shm', '-journal'] as const;

/** Waits until a file, or the names in a folder, would survive a loss of power. */
export function asegurar(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Removes what is left beside a database file. */
export function deleteCompanions(file: string): void {
  for (const fin of COMPANIONS) rmSync(file + fin, { force: true });
}
