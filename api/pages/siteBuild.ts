/** The built site: its document, and the code of each page with inlined style and the inlined start script. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { SiteRenderer, SiteServerModule } from '../../contract/calls/renderedPage.ts';
import { readDocument, type SiteDocument } from './document/builtDocument.ts';

/** Sources that are keys of Vite's manifest. */
const PAGE = 'index.html';
const EARLY = 'public-site/ssr/early.ts';
const INLINE = 'public-site/ssr/inline.ts';

/** The condition of a media query. */
const WITHOUT_SCRIPTS = /\(scripting:\s*none\)/g;

type Page = PublicRoute['page'];

/** Vite's manifest: chunks by source file. */
type Manifest = Readonly<Record<string, Chunk>>;
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export interface PageCode {
  /** the element with the script that starts the page's code */
  start: string;
  /** the text of that script */
  script: string;
  /** CSS */
  style: string;
  /** the same CSS for a page without scripts: what is for browsers without scripts applies to every browser */
  scriptlessStyle: string;
}

export interface SiteBuild {
  renderer: SiteRenderer;
  document: SiteDocument;
  codeOf: (page: Page) => Promise<PageCode>;
}

/** The built server part. */
export const serverFile = (siteDir: string): string => path.join(siteDir, 'server', 'server.js');

/** The source of a page's chunk; the home is part of the entry. */
export function sourceOf(page: Page): string | null {
  if (page === 'inicio') return null;
  const component = `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;
  return `public-site/pages/${component}/${component}.tsx`;
}

function chunkOf(manifest: Manifest, source: string): Chunk {
  const found = manifest[source];
  if (found === undefined) throw new Error(`the Vite manifest has no ${source}`);
  return found;
}

/** The chunks of the sources with their static imports, dependencies first. */
function neededBy(manifest: Manifest, sources: readonly string[]): Chunk[] {
  const needed = new Set<Chunk>();
  const visit = (source: string) => {
    const chunk = chunkOf(manifest, source);
    if (needed.has(chunk)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    needed.add(chunk);
  };
  for (const source of sources) visit(source);
  return [...needed];
}

function chunksOf(manifest: Manifest, page: Page): Chunk[] {
  const source = sourceOf(page);
  return neededBy(manifest, [EARLY, PAGE, ...(source === null ? [] : [source])]);
}

const addresses = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');

async function readCode(siteDir: string, manifest: Manifest, page: Page): Promise<PageCode> {
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  const needed = chunksOf(manifest, page);
  const sheets = [...new Set(needed.flatMap(({ css = [] }) => css))];
  const style = (await Promise.all(sheets.map(read))).join('');
  // A function scope, so its names are not global.
  const script = `(()=>{${(await read(chunkOf(manifest, INLINE).file)).trim()}})()`;
  const code = addresses(needed.map(({ file }) => file));
  const start = `<script data-code="${code}" data-sheets="${addresses(sheets)}">${script}</script>`;
  return { start, script, style, scriptlessStyle: style.replaceAll(WITHOUT_SCRIPTS, 'all') };
}

/** Remembers the promises of a function by its argument; a rejected one is forgotten. */
function memoize<K, V>(read: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const known = new Map<K, Promise<V>>();
  return (key) => {
    const pending = known.get(key) ?? read(key);
    if (!known.has(key)) pending.catch(() => known.delete(key));
    known.set(key, pending);
    return pending;
  };
}

/** @throws {Error} without a site */
async function readBuild(siteDir: string | null): Promise<SiteBuild> {
  if (siteDir === null) throw new Error('there is no site');
  const { siteRenderer } = (await import(pathToFileURL(serverFile(siteDir)).href)) as SiteServerModule;
  const manifest = JSON.parse(await readFile(path.join(siteDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const document = await readDocument(siteDir);
  return { renderer: siteRenderer, document, codeOf: memoize((page) => readCode(siteDir, manifest, page)) };
}

/** The build in a folder, read once per process. */
export const siteBuild = memoize(readBuild);
