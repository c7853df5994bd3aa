import { existsSync, mkdtempDisposableSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The folder of an export's copy of the database has the id of its process. */
const NAME = /^exportando-(\d+)-\w{6}$/;

/** A folder that only its owner can read, removed when it is disposed. */
export const createWorkFolder = (parent: string) =>
  mkdtempDisposableSync(path.join(parent, `exportando-${process.pid}-`));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the folders whose process was killed. Call it before the first export of a process: one with its own id is older. */
export function removeWorkFolders(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    if (pid === process.pid || (pid > 0 && !isRunning(pid)))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}
