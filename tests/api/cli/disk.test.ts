import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { syncFile, syncFolder } from '../../../api/copies/disk.ts';
import { temporaryFolder } from './runPortal.ts';

it('syncs a file that it opens for writing, as Windows demands', () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'copia.sqlite');
  writeFileSync(file, 'SQLite format 3');
  expect(() => syncFile(file)).not.toThrow();
  // A folder opens for reading only.
  expect(() => syncFile(folder)).toThrow('EISDIR');
});

it('syncs a folder, but not on Windows', () => {
  expect(() => syncFolder(temporaryFolder(), 'linux')).not.toThrow();
  const missing = path.join(temporaryFolder(), 'no-hay');
  expect(() => syncFolder(missing, 'linux')).toThrow('ENOENT');
  expect(() => syncFolder(missing, 'win32')).not.toThrow();
});
