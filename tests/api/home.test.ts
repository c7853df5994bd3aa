import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME_CALLS } from '../../contract/renderedHome.ts';
import { aConfiguracion, newEvento, newProyecto } from '../support/builders/inputs.ts';
import { testApp } from '../support/testApp.ts';

const STYLE = '.a{content:"$&"}';
const SCRIPT = 'var a="$1";';
/** A minimal build with the layout of the real one. */
const SITE: Record<string, string> = {
  'index.html':
    '<!doctype html><head><title>Grupo</title><script type="module" crossorigin src="/assets/index-1.js"></script>\n' +
    '<link rel="modulepreload" crossorigin href="/assets/early-1.js">\n' +
    '<link rel="stylesheet" crossorigin href="/assets/site-1.css"></head><body><div id="root"></div></body>',
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'assets/index-1.js', imports: ['_site-1.js', 'public-site/ssr/early.ts'] },
    '_site-1.js': { file: 'assets/site-1.js', css: ['assets/site-1.css'], imports: ['public-site/ssr/early.ts'] },
    'public-site/ssr/early.ts': { file: 'assets/early-1.js' },
    'public-site/ssr/inline.ts': { file: 'assets/inline-1.js' },
  }),
  'assets/site-1.css': STYLE,
  'assets/inline-1.js': `${SCRIPT}\n`,
};
const SERVER = 'export const renderHome = (r) => ({ html: "<h1>" + r.getInicio.inicio.codigo + "</h1>", answers: r });';

const folders: string[] = [];
let built = '';

async function siteWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-sitio-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

beforeAll(async () => {
  built = await siteWith({ ...SITE, 'server/package.json': '{"type":"module"}', 'server/server.js': SERVER });
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The contents of all elements with this tag. */
const insidesOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text);

describe('GET /', () => {
  it('contains the content of the database and the responses for hydration', async () => {
    await using portal = await testApp({ siteDir: built });
    const staff = await portal.staff();
    await staff.call('updateConfiguracion', { body: aConfiguracion({ codigo: 'COL-77' }) });
    await newProyecto(staff);
    const { statusCode, headers, body } = await portal.app.inject({ url: '/' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<title>Grupo</title>');
    expect(body).toContain('<div id="root"><h1>COL-77</h1></div>');
    const [, data = ''] =
      /<script type="application\/json" id="respuestas" data-today="[\d-]{10}">(.*?)<\/script>/.exec(body) ?? [];
    const visitor = await Promise.all(HOME_CALLS.map(async (name) => [name, await portal.visitor.call(name, {})]));
    expect(JSON.parse(data)).toEqual(Object.fromEntries(visitor));
    expect(JSON.parse(data).listPublicProyectos.projects).toHaveLength(1);
  });

  it('is the same for staff, and changes after a write', async () => {
    await using portal = await testApp({ siteDir: built });
    const staff = await portal.staff();
    const page = async (cookie?: string | null) =>
      (await portal.app.inject({ url: '/', headers: cookie ? { cookie } : {} })).body;
    const empty = await page();
    await newEvento(staff, { estado: 0 });
    expect(await page(staff.cookie)).toBe(empty);
    await newEvento(staff);
    expect(await page()).not.toBe(empty);
    expect(await page(staff.cookie)).toBe(await page());
  });

  it('allows only its own inline style and script by hash', async () => {
    await using portal = await testApp({ siteDir: built });
    const { headers, body } = await portal.app.inject({ url: '/' });
    const [style = ''] = insidesOf(body, 'style');
    const [script = ''] = insidesOf(body, 'script');
    expect(style).toBe(STYLE);
    expect(script).toContain(SCRIPT);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${sourceOf(script)};`);
    expect(policy).toContain(`style-src 'self' ${sourceOf('')} ${sourceOf(style)};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    const other = await portal.app.inject({ url: '/health' });
    expect(policy.replace(` ${sourceOf(script)}`, '').replace(` ${sourceOf(style)}`, '')).toBe(
      other.headers['content-security-policy'],
    );
  });

  it('preloads its modules in order and requests no code or style twice', async () => {
    await using portal = await testApp({ siteDir: built });
    const { body } = await portal.app.inject({ url: '/' });
    expect(body).toContain(
      'data-code="/assets/early-1.js /assets/site-1.js /assets/index-1.js" data-sheets="/assets/site-1.css"',
    );
    expect(body).not.toMatch(/<link rel="(modulepreload|stylesheet)"|<script[^>]* src=/);
  });

  it('escapes texts that could end the script of the data', async () => {
    await using portal = await testApp({ siteDir: built });
    const staff = await portal.staff();
    const nombre = 'Foro </script><script>alert(1)</script><!--';
    await newEvento(staff, { nombre });
    const { body } = await portal.app.inject({ url: '/' });
    expect(insidesOf(body, 'script')).toHaveLength(2);
    const [, data = ''] = insidesOf(body, 'script');
    expect(JSON.parse(data).listPublicEventos.eventos[0].nombre).toBe(nombre);
  });

  it.each([
    ['without a server’s part', {}],
    ['built for an API elsewhere', { 'server/server.js': 'export const renderHome = null;' }],
  ])('%s sends the page for client rendering', async (_, files) => {
    const siteDir = await siteWith({ ...SITE, 'server/package.json': '{"type":"module"}', ...files });
    await using portal = await testApp({ siteDir });
    const { statusCode, headers, body } = await portal.app.inject({ url: '/' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toBe(SITE['index.html']);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*sha256/);
  });
});
