import { describe, expect, it } from 'vitest';
import { alternateLinks } from '../../api/pages/head/alternateLinks.ts';
import { metaTags } from '../../api/pages/head/metaTags.ts';
import type { PageFacts } from '../../api/pages/head/pageFacts.ts';
import { matchRoute } from '../../contract/siteRoutes.ts';

function factsOf(path: string, changes: Partial<PageFacts> = {}): PageFacts {
  const route = matchRoute(path);
  if (route.page === 'admin') throw new Error('not a page of the site');
  const texts = { title: 'Vías & "señales"', description: 'Medir <todo>' };
  return { route, path, answers: {}, indexed: true, origin: 'https://grupo.example.org', ...texts, ...changes };
}

const PATH = '/proyecto_investigacion/MTI/vias';

describe('the head', () => {
  it('has title, description, canonical address and card, escaped', () => {
    const tags = metaTags(factsOf(PATH));
    expect(tags).toEqual(
      expect.arrayContaining([
        '<title>Vías &amp; &quot;señales&quot;</title>',
        '<meta name="description" content="Medir &lt;todo&gt;" />',
        `<link rel="canonical" href="https://grupo.example.org${PATH}" />`,
        `<meta property="og:url" content="https://grupo.example.org${PATH}" />`,
        '<meta property="og:title" content="Vías &amp; &quot;señales&quot;" />',
        '<meta property="og:description" content="Medir &lt;todo&gt;" />',
        '<meta name="twitter:card" content="summary_large_image" />',
      ]),
    );
  });

  it('leaves out absolute addresses without PUBLIC_URL', () => {
    expect(metaTags(factsOf(PATH, { origin: '' })).filter((tag) => /canonical|og:url/.test(tag))).toEqual([]);
  });

  it('of a page that is not indexed has noindex and no canonical address', () => {
    const tags = metaTags(factsOf(PATH, { indexed: false })).join('');
    expect(tags).toContain('<meta name="robots" content="noindex" />');
    expect(tags).not.toContain('canonical');
  });

  it.each([
    ['/', ['/feeds/proyectos.atom', '/feeds/productos.json', '/feeds/eventos.atom', '/eventos.ics']],
    ['/productos_investigacion', ['/feeds/productos.atom', '/feeds/productos.json']],
    ['/eventos', ['/feeds/eventos.atom', '/eventos.ics']],
    ['/lineas/gestion_sst', ['/feeds/lineas/gestion_sst.atom']],
    ['/evento/MTI/foro', ['/evento/MTI/evento.ics']],
  ])('of %s announces its feeds and calendars', (path, expected) => {
    const links = alternateLinks(factsOf(path)).join('');
    for (const href of expected) expect(links).toContain(`href="${href}"`);
  });

  it('of a project announces none', () => {
    expect(alternateLinks(factsOf(PATH))).toEqual([]);
  });
});
