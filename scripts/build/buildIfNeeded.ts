import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runNode } from './runNode.ts';
import { hashOfSources } from './sources.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');
const STAMP = path.join(DIST, '.sources');

/** The hash of the sources of the last build; null without one. */
const lastHash = (): Promise<string | null> => readFile(STAMP, 'utf8').catch(() => null);

/**
 * Builds the site if its sources have changed since the last build; in a child process, because Vite sets NODE_ENV and the
 * server must get the operator's environment.
 * @returns the exit code of the build; 0 without one
 */
export async function buildIfNeeded(): Promise<number> {
  const sources = await hashOfSources(ROOT, DIST);
  if (sources !== null && sources === (await lastHash())) return 0;
  console.info('Preparando el sitio…');
  const failed = await runNode([VITE, 'build', ROOT, '--logLevel', 'warn']);
  if (failed === 0) await writeFile(STAMP, String(await hashOfSources(ROOT, DIST)));
  return failed;
}
