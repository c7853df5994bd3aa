import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runNode } from './runNode.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');
const STAMP = path.join(ROOT, 'dist', '.sources');
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build/vite',
  'client',
  'color',
  'contract',
  'i18n',
  'dataProvider',
  'admin',
  'public-site',
];

async function filesOf(source: string): Promise<string[]> {
  if (path.extname(source) !== '') return [source];
  const entries = await readdir(path.join(ROOT, source), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
}

/** Hash of names and contents; a clone or a copy does not keep modification times. */
async function hashOfSources(): Promise<string> {
  const files = (await Promise.all(SOURCES.map(filesOf))).flat().sort();
  const bytes = await Promise.all(files.map((file) => readFile(path.resolve(ROOT, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(path.relative(ROOT, path.resolve(ROOT, file))).update(bytes[index] ?? '');
  });
  return hash.digest('hex');
}

/**
 * Builds the site if its sources have changed since the last build; in a child process, because Vite sets NODE_ENV and the
 * server must get the operator's environment.
 * @returns the exit code of the build; 0 without one
 */
export async function buildIfNeeded(): Promise<number> {
  const sources = await hashOfSources();
  const built = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : null;
  if (built === sources) return 0;
  console.info('Preparando el sitio…');
  const failed = await runNode([VITE, 'build', ROOT, '--logLevel', 'warn']);
  if (failed === 0) await writeFile(STAMP, sources);
  return failed;
}
