import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const systemError = (code: string, folder: string): Error =>
  Object.assign(new Error(`${code}: ${folder}`), { code, path: folder });

/** Does what `mkdir -p` does. Node's own recursive mkdir never returns where the parent exists but takes no folders, such as /proc. */
function createFolders(folder: string): void {
  const parent = path.dirname(folder);
  // A root has no parent: on Windows it may be missing.
  if (existsSync(folder) || parent === folder) return;
  createFolders(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw systemError('EPERM', folder);
    // Another process may have created it.
    if (code !== 'EEXIST') throw error;
  }
}

/** Creates the folder if it is missing. @throws {Error} of the file system if it is not a folder or cannot be written */
export function createDataFolder(folder: string): void {
  createFolders(folder);
  if (!statSync(folder).isDirectory()) throw systemError('ENOTDIR', folder);
  accessSync(folder, constants.W_OK | constants.X_OK);
}
