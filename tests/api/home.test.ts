import { createHash } from 'node:crypto';
import { Kysely } from 'kysely';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BUILT_DOCUMENT } from '../../api/pages/document/builtDocument.ts';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { paletteStyle } from '../../color/palette.ts';
import { aConfiguracion, newEvento, newProyecto } from '../support/builders/inputs.ts';
import { SCRIPT, SITE, STYLE, siteWith } from '../support/siteBuild.ts';
import { testApp } from '../support/testApp.ts';

const HOME_CALLS = ['getInicio', 'listPublicProyectos', 'listPublicProductos', 'listPublicEventos'] as const;
/** A server part that shows one field and embeds all answers. */
const SERVER = `export const siteRenderer = {
  callsOf: () => ${JSON.stringify(HOME_CALLS.map((name) => ({ key: name, name, params: {} })))},
  render: async ({ answers }) => ({
    html: '<h1>' + answers.getInicio.inicio.codigo + '</h1>',
    embedded: answers,
    title: 'Grupo & más',
    description: '',
  }),
};`;

const site = await siteWith({ ...SITE, 'server/package.json': '{"type":"module"}', 'server/server.js': SERVER });
const built = site.folder;
afterAll(() => site[Symbol.asyncDispose]());

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
    expect(body).toContain('<title>Grupo &amp; más</title>');
    expect(body).toContain('<div id="root"><h1>COL-77</h1></div>');
    const [, data = ''] =
      /<script type="application\/json" id="respuestas" data-page="inicio" data-today="[\d-]{10}" data-origin="">(.*?)<\/script>/.exec(
        body,
      ) ?? [];
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
    const [style = '', ...others] = insidesOf(body, 'style');
    const [, script = ''] = insidesOf(body, 'script');
    expect(style).toBe(STYLE);
    const colors = paletteStyle(DEFAULT_IDENTIDAD);
    expect(others).toEqual([colors]);
    expect(script).toContain(SCRIPT);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${sourceOf(script)};`);
    expect(policy).toContain(`style-src 'self' ${sourceOf('')} ${sourceOf(style)} ${sourceOf(colors)};`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    const other = await portal.app.inject({ url: '/health' });
    const hashes = [script, style, colors].map((text) => ` ${sourceOf(text)}`);
    expect(hashes.reduce((rest, hash) => rest.replace(hash, ''), policy)).toBe(
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
    // The settings, the start script, the graph and the data.
    expect(insidesOf(body, 'script')).toHaveLength(4);
    const [, , , data = ''] = insidesOf(body, 'script');
    expect(JSON.parse(data).listPublicEventos.eventos[0].nombre).toBe(nombre);
  });
});

it('a site that was built for another server stops the start and all that has begun, and says why', async () => {
  const closed = vi.spyOn(Kysely.prototype, 'destroy');
  onTestFinished(() => closed.mockRestore());
  const { [BUILT_DOCUMENT]: _, ...files } = SITE;
  await using other = await siteWith({ ...files, 'server/server.js': SERVER });
  await expect(testApp({ siteDir: other.folder })).rejects.toThrow(
    /^El portal no puede iniciar:\n {2}VITE_API_HOST: .*otro servidor/,
  );
  expect(closed).toHaveBeenCalled();
});
