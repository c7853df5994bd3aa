import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';

/** What SQLite keeps beside a database file, under the file's name. */
export const ACOMPANANTES = ['-wal', '-shm', '-journal'] as const;

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
export function borrarAcompanantes(file: string): void {
  for (const fin of ACOMPANANTES) rmSync(file + fin, { force: true });
}
