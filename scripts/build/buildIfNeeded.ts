import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STAMP = path.join(ROOT, 'dist', '.sources');
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build/vite',
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

/** Builds the site if its sources have changed since the last build. */
export async function buildIfNeeded(): Promise<void> {
  const sources = await hashOfSources();
  const built = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : null;
  if (built === sources) return;
  console.info('Preparando el sitio…');
  const { createBuilder } = await import('vite');
  await (await createBuilder({ root: ROOT, logLevel: 'warn' })).buildApp();
  await writeFile(STAMP, sources);
}
