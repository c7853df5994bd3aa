import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SOURCES_FILE } from './vite/listSources.ts';

/** The folders of the two builds, in dist/. */
const BUILDS = ['.', 'server'];
/** The root has more files than a build reads. */
const OF_ROOT = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

async function foldersOf(build: string): Promise<string[]> {
  return JSON.parse(await readFile(path.join(build, SOURCES_FILE), 'utf8')) as string[];
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  if (folder === '.') return OF_ROOT;
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [path.join(folder, entry.name)] : []));
}

/**
 * Hash of names and contents of the files in the folders that a build was made from; a clone or a copy does not keep modification times.
 * @param dist of the build
 * @returns null if the build or one of its folders is missing
 */
export async function hashOfSources(root: string, dist: string): Promise<string | null> {
  try {
    const folders = await Promise.all(BUILDS.map((build) => foldersOf(path.join(dist, build))));
    const files = await Promise.all([...new Set(['.', ...folders.flat()])].map((folder) => filesIn(root, folder)));
    const names = files.flat().sort();
    const contents = await Promise.all(names.map((name) => readFile(path.join(root, name))));
    const hash = createHash('sha256');
    names.forEach((name, index) => {
      hash.update(name).update(contents[index] ?? '');
    });
    return hash.digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
