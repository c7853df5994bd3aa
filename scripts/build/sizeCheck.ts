/** Fails if what a first visit loads exceeds its size budget, counted for each page. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const ENTRY = 'index.html';
/** The module of a page; the home's is part of the entry. */
const PAGE = /^public-site\/pages\/\w+\/(\w+)Page\.tsx$/;
/** Bytes, as they are sent: Brotli-compressed; fonts are compressed in themselves. */
const HOME_BUDGET = { js: 105_000, css: 15_000, woff2: 45_000 };
const PAGE_BUDGET = { ...HOME_BUDGET, js: 115_000 };

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The chunks of these modules, their static imports, style sheets and assets. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...files];
}

const sizeOf = async (file: string): Promise<number> =>
  (await stat(path.join(DIST, file.endsWith('.woff2') ? file : `${file}.br`))).size;

async function check(name: string, files: readonly string[], budget: typeof HOME_BUDGET): Promise<void> {
  const totals = await Promise.all(
    Object.entries(budget).map(async ([kind, most]) => {
      const sizes = await Promise.all(files.filter((file) => file.endsWith(`.${kind}`)).map(sizeOf));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      if (total > most) process.exitCode = 1;
      return `${kind} ${total} of ${most}`;
    }),
  );
  console.info(`${name}: ${totals.join(', ')} bytes`);
}

const manifest = JSON.parse(await readFile(path.join(DIST, '.vite', 'manifest.json'), 'utf8')) as Manifest;
await check('home', filesOf(manifest, [ENTRY]), HOME_BUDGET);
for (const module of Object.keys(manifest)) {
  const [, page] = PAGE.exec(module) ?? [];
  if (page !== undefined) await check(page, filesOf(manifest, [ENTRY, module]), PAGE_BUDGET);
}
