import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { IDENTIDAD_PREVIEW_PATH } from '../../contract/resources/drafts.ts';
import { SITE, siteWith } from '../support/siteBuild.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

/** A server part that shows the name of the site. */
const SERVER = `
export const siteRenderer = {
  callsOf: () => [],
  async render({ settings }) {
    const html = '<h1>' + settings.identidad.nombre + '</h1>';
    return { html, embedded: {}, title: settings.identidad.nombre, heading: settings.identidad.nombre, description: '' };
  },
};`;

const NOT_FOUND = { 'public-site/pages/NotFoundPage/NotFoundPage.tsx': { file: 'assets/NotFound-1.js' } };

const site = await siteWith({
  ...SITE,
  '.vite/manifest.json': JSON.stringify({ ...JSON.parse(SITE['.vite/manifest.json'] ?? ''), ...NOT_FOUND }),
  'server/package.json': '{"type":"module"}',
  'server/server.js': SERVER,
});
afterAll(() => site[Symbol.asyncDispose]());

const withSite = () => testApp({ siteDir: site.folder });

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

function preview({ app }: TestApp, { cookie }: Pick<Caller, 'cookie'>, values: unknown, headers: object = {}) {
  const payload = new URLSearchParams({ valores: JSON.stringify(values) }).toString();
  const sent = { ...FORM, ...(cookie !== null && { cookie }), ...headers };
  return app.inject({ method: 'POST', url: IDENTIDAD_PREVIEW_PATH, headers: sent, payload });
}

describe('the preview of the identity', () => {
  it('shows staff the home with unsaved values, without scripts, and stores nothing', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const values = { nombre: 'Mar & costa', color_principal: '#123a7c', color_acento: '#ff8a70' };
    const { statusCode, headers, body } = await preview(portal, staff, values);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<body tabindex="0">');
    expect(body).toContain('<div id="root" inert><h1>Mar & costa</h1></div>');
    expect(body).toContain('--azul-800:#123a7c;');
    expect(body).not.toContain('<script');
    for (const [, style = ''] of body.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
    expect((await staff.call('getIdentidad', {})).data[0]).toMatchObject({ version: 1 });
  });

  it('takes values as large as a save takes', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const otro = (length: number) => ({ nombre: 'Mar', otro: ' '.repeat(length) });
    expect((await preview(portal, staff, otro(255 * 1_024))).statusCode).toBe(200);
    const { statusCode, body } = await preview(portal, staff, otro(256 * 1_024));
    expect([statusCode, JSON.parse(body).message]).toEqual([413, 'La solicitud es demasiado grande']);
  });

  it('may be framed by this site only, and is kept by no cache and no search engine', async () => {
    await using portal = await withSite();
    const { headers } = await preview(portal, await portal.staff(), { nombre: 'Mar' });
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const home = await portal.app.inject('/');
    expect(home.headers['x-frame-options']).toBe('DENY');
    expect(home.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('is refused to visitors and to other sites', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const refusals = [
      await preview(portal, { cookie: null }, { nombre: 'Mar' }),
      await preview(portal, staff, { nombre: 'Mar' }, { 'sec-fetch-site': 'cross-site' }),
      await preview(portal, staff, { nombre: 'Mar' }, { 'sec-fetch-site': 'same-site' }),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
    for (const { headers, body } of refusals) {
      expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
      expect(body).not.toContain('Mar');
    }
    expect((await portal.app.inject(IDENTIDAD_PREVIEW_PATH)).statusCode).toBe(404);
  });

  it('is refused for values that could not be saved', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    for (const values of [{ nombre: '' }, { color_principal: '#ffee00' }, 'mar']) {
      expect((await preview(portal, staff, values)).statusCode, JSON.stringify(values)).toBe(422);
    }
    const headers = { ...FORM, cookie: staff.cookie ?? '' };
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: IDENTIDAD_PREVIEW_PATH,
      headers,
      payload: 'valores=mar',
    });
    expect(statusCode).toBe(400);
  });
});
