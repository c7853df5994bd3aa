/** The built site: the document of each page without its content, with inlined style and the inlined start script. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { SiteRenderer, SiteServerModule } from '../../contract/calls/renderedPage.ts';
import type { Drawings } from '../../contract/identidad/drawings.ts';
import { contentPolicy } from './contentPolicy.ts';
import { replaceRequired } from './replaceRequired.ts';
import { drawingsIn, withoutSettings } from './settingsElement.ts';

/** Sources that are keys of Vite's manifest. */
const PAGE = 'index.html';
const EARLY = 'public-site/ssr/early.ts';
const INLINE = 'public-site/ssr/inline.ts';

type Page = PublicRoute['page'];

/** Lazy parts of pages, which lazyPages.ts loads together with their page. */
const LAZY_PARTS: Partial<Record<Page, readonly string[]>> = {
  integrantes: ['public-site/components/IntegrantesCarousel/IntegrantesCarousel.tsx'],
};

/** Vite's manifest: chunks by source file. */
type Manifest = Readonly<Record<string, Chunk>>;
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Where the site settings are written: before the start script, because the code that it loads reads them. */
export const SETTINGS_PLACE = '<!--ajustes-->';

export interface PageFrame {
  html: string;
  /** The Content-Security-Policy with one more inline style. */
  policyWith: (style: string) => string;
}

export interface SiteBuild {
  renderer: SiteRenderer;
  drawings: Drawings;
  frameOf: (page: Page) => Promise<PageFrame>;
}

/** The built server part; without it every page is rendered in the browser. */
export const serverFile = (siteDir: string): string => path.join(siteDir, 'server', 'server.js');

/** The source of a page's chunk; the home is part of the entry. */
function sourceOf(page: Page): string | null {
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
  return neededBy(manifest, [EARLY, PAGE, ...(source === null ? [] : [source]), ...(LAZY_PARTS[page] ?? [])]);
}

const addresses = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');

async function readFrame(siteDir: string, manifest: Manifest, page: Page): Promise<PageFrame> {
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  const needed = chunksOf(manifest, page);
  const sheets = [...new Set(needed.flatMap(({ css = [] }) => css))];
  const style = (await Promise.all(sheets.map(read))).join('');
  // A function scope, so its names are not global.
  const script = `(()=>{${(await read(chunkOf(manifest, INLINE).file)).trim()}})()`;

  let html = withoutSettings(await read(PAGE));
  const start = `<script data-code="${addresses(needed.map(({ file }) => file))}" data-sheets="${addresses(sheets)}">`;
  html = replaceRequired(html, /<script type="module"[^<>]*><\/script>/, `${SETTINGS_PLACE}${start}${script}</script>`);
  html = html.replaceAll(/<link rel="modulepreload"[^<>]*>/g, '');
  html = replaceRequired(html, /<link rel="stylesheet"[^<>]*>/, `<style>${style}</style>`);
  const policyWith = (added: string) => contentPolicy({ scripts: [script], styles: [style, added] });
  return { html, policyWith };
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

async function readBuild(siteDir: string): Promise<SiteBuild | null> {
  const { siteRenderer } = (await import(pathToFileURL(serverFile(siteDir)).href)) as SiteServerModule;
  if (siteRenderer === null) return null;
  const manifest = JSON.parse(await readFile(path.join(siteDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const drawings = drawingsIn(await readFile(path.join(siteDir, PAGE), 'utf8'));
  return { renderer: siteRenderer, drawings, frameOf: memoize((page) => readFrame(siteDir, manifest, page)) };
}

/** The build in a folder, read once per process; null if the site was built for an API on another origin. */
export const siteBuild = memoize(readBuild);
