import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';

export const SIDECAR_SUFFIXES = ['-wal', '-shm', '-journal'] as const;

/** Calls fsync on a file, or on a folder so that its entries survive a power failure. */
export function syncToDisk(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function deleteSidecars(file: string): void {
  for (const suffix of SIDECAR_SUFFIXES) rmSync(file + suffix, { force: true });
}
