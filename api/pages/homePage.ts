/** The server-rendered home: one document with embedded answers, inlined style and the inlined start script. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localDay } from '../../contract/localDay.ts';
import { HOME_DATA_ELEMENT_ID, type SiteServerModule } from '../../contract/renderedHome.ts';
import type { Database } from '../database/open.ts';
import { contentPolicy } from './contentPolicy.ts';
import { homeAnswers } from './homeAnswers.ts';

/** Sources that are keys of Vite's manifest. */
const PAGE = 'index.html';
const EARLY = 'public-site/ssr/early.ts';
const INLINE = 'public-site/ssr/inline.ts';
/** Placeholder of the content. */
const ROOT = '<div id="root"></div>';

/** Vite's manifest: chunks by source file. */
type Manifest = Readonly<Record<string, Built>>;
interface Built {
  file: string;
  css?: string[];
  imports?: string[];
}

/** A document and its Content-Security-Policy. */
export interface HomePage {
  html: string;
  contentSecurityPolicy: string;
}

/** The built server part; without it `/` is rendered in the browser. */
export const serverFile = (siteDir: string): string => path.join(siteDir, 'server', 'server.js');

function built(manifest: Manifest, source: string): Built {
  const found = manifest[source];
  if (found === undefined) throw new Error(`the Vite manifest has no ${source}`);
  return found;
}

/** The chunks of the sources with their static imports, dependencies first. */
function neededBy(manifest: Manifest, ...sources: readonly string[]): Built[] {
  const needed = new Set<Built>();
  const visit = (source: string) => {
    const chunk = built(manifest, source);
    if (needed.has(chunk)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    needed.add(chunk);
  };
  for (const source of sources) visit(source);
  return [...needed];
}

const addresses = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');

/** JSON escaped for a script element. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Replaces a placeholder. @throws if it is missing, so a change in the build cannot pass unnoticed */
function put(html: string, place: string | RegExp, text: string): string {
  const found = typeof place === 'string' ? html.includes(place) : place.test(html);
  if (!found) throw new Error(`the built ${PAGE} has no ${place}`);
  // A function, because `$` is special in a replacement string.
  return html.replace(place, () => text);
}

/** The document without its content, read once per process. */
interface Frame extends HomePage {
  renderHome: NonNullable<SiteServerModule['renderHome']>;
}

const frames = new Map<string, Promise<Frame | null>>();

function frameOf(siteDir: string): Promise<Frame | null> {
  const known = frames.get(siteDir);
  if (known !== undefined) return known;
  const reading = readFrame(siteDir);
  frames.set(siteDir, reading);
  reading.catch(() => frames.delete(siteDir));
  return reading;
}

async function readFrame(siteDir: string): Promise<Frame | null> {
  const { renderHome } = (await import(pathToFileURL(serverFile(siteDir)).href)) as SiteServerModule;
  if (renderHome === null) return null;
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const needed = neededBy(manifest, EARLY, PAGE);
  const sheets = needed.flatMap(({ css = [] }) => css);
  const style = (await Promise.all(sheets.map(read))).join('');
  // A function scope, so its names are not global.
  const script = `(()=>{${(await read(built(manifest, INLINE).file)).trim()}})()`;

  let html = await read(PAGE);
  const start = `<script data-code="${addresses(needed.map(({ file }) => file))}" data-sheets="${addresses(sheets)}">`;
  html = put(html, /<script type="module"[^>]*><\/script>/, `${start}${script}</script>`);
  html = html.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
  html = put(html, /<link rel="stylesheet"[^>]*>/, `<style>${style}</style>`);
  return { html, renderHome, contentSecurityPolicy: contentPolicy({ scripts: [script], styles: [style] }) };
}

/**
 * Renders the home with the current data.
 * @param siteDir build folder, with the server part
 * @returns null if the site was built for an API on another origin
 */
export async function renderHomePage(db: Database, siteDir: string): Promise<HomePage | null> {
  const frame = await frameOf(siteDir);
  if (frame === null) return null;
  const today = localDay(new Date().toISOString());
  const { html: body, answers } = frame.renderHome(await homeAnswers(db), today);
  const attributes = `type="application/json" id="${HOME_DATA_ELEMENT_ID}" data-today="${today}"`;
  const data = `<script ${attributes}>${asData(answers)}</script>`;
  const { contentSecurityPolicy } = frame;
  return { html: put(frame.html, ROOT, `<div id="root">${body}</div>${data}`), contentSecurityPolicy };
}
