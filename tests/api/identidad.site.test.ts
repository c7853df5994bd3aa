import { describe, expect, it } from 'vitest';
import { descriptionTags, iconTag, identityTags } from '../../api/pages/head/identityTags.ts';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { drawShareImage } from '../../api/shareImages/drawShareImage.ts';
import { siteShareImage } from '../../api/shareImages/shareImage.ts';
import { paletteStyle } from '../../color/palette.ts';
import type { SiteIdentidad } from '../../contract/identidad/identidad.ts';
import { SHORTCUT } from '../support/siteBuild.ts';
import { testApp } from '../support/testApp.ts';

const MARINE = {
  ...DEFAULT_IDENTIDAD,
  nombre: 'Biología Marina',
  favicon: `${'a'.repeat(32)}.svg`,
  color_principal: '#123a7c',
  color_acento: '#ff8a70',
  verificacion: 'abc-123',
};

describe('a site that is not published', () => {
  it('refuses robots and closes its feeds and calendar', async () => {
    await using portal = await testApp();
    const get = async (url: string) => {
      const { statusCode, body } = await portal.app.inject({ url, headers: { host: 'grupo.example.org' } });
      return { statusCode, body };
    };
    expect((await get('/feeds/eventos.atom')).statusCode).toBe(200);
    await (await portal.staff()).call('updateIdentidad', { body: { publicado: false } });
    expect(await get('/robots.txt')).toEqual({ statusCode: 200, body: 'User-agent: *\nDisallow: /\n' });
    for (const url of ['/feeds/eventos.atom', '/feeds/proyectos.json', '/eventos.ics']) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
  });
});

describe('the name of the site', () => {
  it('is in feeds and in the calendar', async () => {
    await using portal = await testApp();
    await (await portal.staff()).call('updateIdentidad', { body: { nombre: MARINE.nombre } });
    for (const url of ['/feeds/eventos.atom', '/feeds/proyectos.json', '/eventos.ics']) {
      const { body } = await portal.app.inject({ url });
      expect(body, url).toContain(MARINE.nombre);
      expect(body, url).not.toContain(DEFAULT_IDENTIDAD.nombre);
    }
  });
});

describe('the head of a document', () => {
  const drawings = { favicon: '/assets/favicon.svg', logo: '/assets/logo.svg' };
  const headOf = (identidad: SiteIdentidad) => iconTag(identidad, drawings) + identityTags(identidad);

  it('has icon and colours of the default identity', () => {
    const icon = '<link rel="icon" type="image/svg+xml" href="/assets/favicon.svg" />';
    const theme = '<meta name="theme-color" content="#112a32" media="(prefers-color-scheme: dark)" />';
    const style = `<style>${paletteStyle(DEFAULT_IDENTIDAD)}</style>`;
    expect(headOf(DEFAULT_IDENTIDAD)).toBe(`${icon}${SHORTCUT}${theme}${style}`);
  });

  it('has icon, colours and verification code of the site', () => {
    const html = headOf(MARINE);
    expect(html).toContain(`href="/api/uploads/identidad/${MARINE.favicon}"`);
    expect(html).toContain('<meta name="google-site-verification" content="abc-123" />');
    expect(html).toContain('--azul-800:#123a7c;');
    expect(html.match(/theme-color|<style>/g)).toHaveLength(2);
    for (const old of ['#112a32', '#0b3d4a', '/assets/']) expect(html).not.toContain(old);
  });

  it('has no icon if the site has none', () => {
    expect(iconTag({ ...DEFAULT_IDENTIDAD, favicon: '' }, drawings)).toBe('');
  });

  it.each([
    ['the default', DEFAULT_IDENTIDAD.descripcion, '', [DEFAULT_IDENTIDAD.descripcion, /^Proyectos, productos/]],
    ["the page's own", 'Del mar', 'De la página', ['De la página', /^De la página$/]],
    ['none', '', '', []],
  ])('describes a page with %s', (_, descripcion, ofPage, [description, og]) => {
    const tags = descriptionTags(ofPage, { ...DEFAULT_IDENTIDAD, descripcion });
    const texts = tags.map((tag) => /content="([^"]*)"/.exec(tag)?.[1]);
    expect(texts).toEqual(description === undefined ? [] : [description, expect.stringMatching(og ?? '')]);
  });
});

describe('a share image', () => {
  it('is drawn without the default logo and colours', async () => {
    const [own, initial] = await Promise.all(
      [MARINE, DEFAULT_IDENTIDAD].map((site) => drawShareImage(siteShareImage(site), null)),
    );
    expect(own?.equals(initial ?? Buffer.alloc(0))).toBe(false);
  });
});
