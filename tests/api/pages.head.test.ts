import { describe, expect, it } from 'vitest';
import { alternateLinks } from '../../api/pages/head/alternateLinks.ts';
import { imageTags } from '../../api/pages/head/imageTags.ts';
import { metaTags } from '../../api/pages/head/metaTags.ts';
import type { PageFacts } from '../../api/pages/head/pageFacts.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { requestKey } from '../../contract/calls/requestKey.ts';
import { SETTINGS } from '../support/siteSettings.ts';

function factsOf(path: string, changes: Partial<PageFacts> = {}): PageFacts {
  const route = matchRoute(path);
  if (route.page === 'admin') throw new Error('not a page of the site');
  const texts = { title: 'Vías & "señales" · Grupo', heading: 'Vías & "señales"', description: 'Medir <todo>' };
  return {
    route,
    path,
    answers: {},
    settings: SETTINGS,
    indexed: true,
    origin: 'https://grupo.example.org',
    today: '2026-11-26',
    ...texts,
    ...changes,
  };
}

const PATH = '/proyecto_investigacion/MTI/vias';

describe('the head', () => {
  it('has title, description, canonical address and card, escaped', () => {
    const tags = metaTags(factsOf(PATH));
    expect(tags).toEqual(
      expect.arrayContaining([
        '<title>Vías &amp; &quot;señales&quot; · Grupo</title>',
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

  it('names the share image with its size and text, by an absolute address', () => {
    const answers = { [requestKey('getProyecto', {})]: { project: { nombre: 'Vías & "señales"' } } };
    const tags = imageTags(factsOf(PATH, { answers }));
    const address = /^https:\/\/grupo\.example\.org\/vista_previa\/proyecto\/MTI\/[0-9a-f]{16}\.jpg$/;
    const image = /property="og:image" content="([^"]+)"/.exec(tags.join(''))?.[1];
    expect(image).toMatch(address);
    expect(tags).toEqual([
      `<meta property="og:image" content="${image}" />`,
      '<meta property="og:image:type" content="image/jpeg" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta property="og:image:alt" content="Vías &amp; &quot;señales&quot;. Proyecto de investigación" />',
      `<meta name="twitter:image" content="${image}" />`,
    ]);
    expect(imageTags(factsOf(PATH, { answers, origin: '' }))).toEqual([]);
  });

  it.each<[string, EndpointName, object, string]>([
    [
      '/integrante_grupo_investigacion/MTI',
      'getIntegrante',
      { investigador: { nombres: 'Ana', apellidos: 'Ruiz' } },
      'Ana Ruiz. Integrante',
    ],
    [
      '/productos_investigacion_detail/MTI',
      'getProducto',
      { product: { nombre: 'Una guía', tipo: 'Libro' } },
      'Una guía. Libro',
    ],
    ['/evento/MTI', 'getPublicEvento', { evento: { nombre: 'Un foro' } }, 'Un foro. Evento'],
    ['/noticias/MTI', 'getPublicNoticia', { noticia: { titulo: 'Un aviso' } }, 'Un aviso. Noticia'],
  ])('of %s names the record in the answer to %s', (path, call, answer, name) => {
    const other = { [requestKey('getProyecto', {})]: { project: { nombre: 'Otro' } } };
    const tags = imageTags(factsOf(path, { answers: { ...other, [requestKey(call, {})]: answer } }));
    expect(tags).toContain(`<meta property="og:image:alt" content="${name}" />`);
  });

  it.each(['/', '/mapa_del_sitio'])('of %s has the share image of the site', (path) => {
    expect(imageTags(factsOf(path))[0]).toContain('/vista_previa/sitio/inicio/');
  });

  it.each([
    ['/proyectos_investigacion', 'proyectos', 'Proyectos de investigación'],
    ['/productos_investigacion', 'productos', 'Productos de investigación'],
    ['/integrantes_grupo_investigacion', 'integrantes', 'Integrantes del grupo de investigación'],
    ['/eventos', 'eventos', 'Eventos'],
    ['/noticias', 'noticias', 'Noticias'],
  ])('of %s has a share image of its own, with its name and the motto', (path, folder, name) => {
    const tags = imageTags(factsOf(path)).join('');
    expect(tags).toContain(`/vista_previa/lista/${folder}/`);
    expect(tags).toContain(`og:image:alt" content="${name}. Seguridad vial y salud en el trabajo"`);
    const identidad = { ...SETTINGS.identidad, lema: '' };
    expect(imageTags(factsOf(path, { settings: { ...SETTINGS, identidad } })).join('')).toContain(
      `alt" content="${name}"`,
    );
  });

  it.each(['/otra', '/evento/-', PATH])('of %s has no share image if there is no record', (path) => {
    expect(imageTags(factsOf(path))).toEqual([]);
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

  it('of a project announces no feeds or calendars', () => {
    expect(alternateLinks(factsOf(PATH))).toEqual([]);
  });
});
