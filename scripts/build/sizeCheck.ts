/** Fails if the first load of the home exceeds its size budget. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const ENTRY = 'index.html';
/** bytes, Brotli-compressed */
const BUDGET = { js: 105_000, css: 15_000 };

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The entry chunk, its static imports and their style sheets. */
function firstLoad(manifest: Record<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(ENTRY);
  return files;
}

async function brotliSize(file: string): Promise<number> {
  return (await stat(path.join(DIST, `${file}.br`))).size;
}

const manifest = JSON.parse(await readFile(path.join(DIST, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
const files = [...firstLoad(manifest)];
for (const [kind, budget] of Object.entries(BUDGET)) {
  const sizes = await Promise.all(files.filter((file) => file.endsWith(`.${kind}`)).map(brotliSize));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.info(`first load, ${kind}: ${total} of ${budget} bytes`);
  if (total > budget) process.exitCode = 1;
}
