import { afterAll, describe, expect, it } from 'vitest';
import { signposting } from '../../api/pages/head/signposting.ts';
import { DEFAULT_LINEAS } from '../../api/resources/site/defaults.ts';
import { CITATION_TYPES } from '../../contract/addresses/documentPaths.ts';
import { slugOfLinea } from '../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { newEvento, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { aDetail, aProducto } from '../support/builders/publicRecords.ts';
import { answered, factsOf, ORIGIN } from '../support/pageFacts.ts';
import { SITE, siteWith } from '../support/siteBuild.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const MAX_BYTES = 2_000;
const SCHEMA = 'https://schema.org/';

/** A server part that makes the calls of a project's page and of the list of projects. */
const SERVER = `
const call = (name, params) => [{ key: name + ' ' + JSON.stringify(params), name, params }];
export const siteRenderer = {
  callsOf(path) {
    const [, segment, id] = path.split('/');
    if (segment === 'proyectos_investigacion') return call('listPublicProyectos', {});
    return id === '-' ? [] : call('getProyecto', { id: Number(atob(id)) });
  },
  render: async () => ({ html: '', embedded: {}, title: 'T', heading: 'H', description: 'D' }),
};`;
const chunks = Object.fromEntries(
  ['Proyectos', 'Proyecto'].map((name) => [
    `public-site/pages/${name}Page/${name}Page.tsx`,
    { file: `assets/${name}-1.js` },
  ]),
);
const manifest = { ...JSON.parse(SITE['.vite/manifest.json'] ?? ''), ...chunks };
const site = await siteWith({
  ...SITE,
  '.vite/manifest.json': JSON.stringify(manifest),
  'server/package.json': '{"type":"module"}',
  'server/server.js': SERVER,
});
afterAll(() => site[Symbol.asyncDispose]());

/** The links of a header: relation, address and media type. */
const parseLinks = (header: string) =>
  [...header.matchAll(/<([^>]*)>; rel="([^"]*)"(?:; type="([^"]*)")?(?:, |$)/g)].map(([, href, rel, type]) => ({
    rel,
    href,
    type,
  }));
const targetsOf = (header: string, relation: string) =>
  parseLinks(header)
    .filter(({ rel }) => rel === relation)
    .map(({ href }) => href);

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    id_integrante: index + 1,
    id_proyecto: 1,
    nombres: `Investigadora de nombre muy largo ${index}`,
    apellidos: 'Rodríguez de la Hoz y Santamaría',
    cargo: '',
    grupo: 1,
    nombre_imagen: null,
  }));

describe('the Link header', () => {
  it('of a product names type, project, content and linkset', () => {
    const path = sitePaths.producto(1, 'Guía de carga');
    const product = aProducto({
      tipo: 'Artículo científico',
      proyecto_id: 2,
      proyecto_nombre: 'Vías',
      url_externa: 'https://example.org/a>b, "c"?año=1\u00a0',
    });
    const link = signposting(
      factsOf(path, { answers: answered('getProducto', { params: { id: 1 } }, { success: 1, product }) }),
    );
    const linkset = `${ORIGIN}${sitePaths.producto(1)}/linkset.json`;
    expect(parseLinks(link)).toEqual([
      { rel: 'cite-as', href: ORIGIN + path },
      { rel: 'type', href: `${SCHEMA}AboutPage` },
      { rel: 'type', href: `${SCHEMA}ScholarlyArticle` },
      { rel: 'describedby', href: linkset, type: 'application/linkset+json' },
      ...Object.entries(CITATION_TYPES).map(([format, type]) => ({
        rel: 'describedby',
        href: `${ORIGIN}${sitePaths.producto(1)}/cita.${format}`,
        type,
      })),
      { rel: 'linkset', href: linkset, type: 'application/linkset+json' },
      { rel: 'collection', href: `${ORIGIN}/productos_investigacion` },
      { rel: 'collection', href: `${ORIGIN}${sitePaths.proyecto(2, 'Vías')}` },
      { rel: 'item', href: 'https://example.org/a%3Eb,%20%22c%22?a%C3%B1o=1%C2%A0' },
    ]);
  });

  it.each([ORIGIN, '', `https://${'investigacion.'.repeat(14)}example.org`])(
    'keeps its limits with 60 members, at the origin "%s"',
    (origin) => {
      const path = sitePaths.proyecto(1, 'Gestión de riesgos viales');
      const detail = aDetail({ investigadores: people(60) });
      const answers = answered('getProyecto', { params: { id: 1 } }, detail);
      const link = signposting(factsOf(path, { origin, answers }));
      expect(Buffer.byteLength(link)).toBeLessThanOrEqual(MAX_BYTES);
      expect(link).toMatch(/^[\x20-\x7e]+$/);
      expect(targetsOf(link, 'author').length).toBeGreaterThan(0);
      expect(targetsOf(link, 'author').length).toBeLessThanOrEqual(10);
      expect(targetsOf(link, 'cite-as')).toEqual([origin + path]);
      expect(targetsOf(link, 'linkset')).toEqual([`${origin}${sitePaths.proyecto(1)}/linkset.json`]);
      expect(parseLinks(link).length).toBe(link.split(', ').length);
    },
  );

  it('has at most ten links of a relation', () => {
    const short = people(60).map((person) => ({ ...person, nombres: 'A', apellidos: 'B' }));
    const answers = answered('getProyecto', { params: { id: 1 } }, aDetail({ investigadores: short }));
    const link = signposting(factsOf(sitePaths.proyecto(1, 'Vías'), { origin: '', answers }));
    expect(targetsOf(link, 'author')).toHaveLength(10);
  });

  it('is not sent for a page that is not indexed', () => {
    expect(signposting(factsOf('/proyectos_investigacion', { indexed: false }))).toBe('');
    expect(signposting(factsOf('/nada'))).toBe('');
  });

  it('is sent with the page and with 304', async () => {
    await using portal = await testApp({ siteDir: site.folder, publicUrl: ORIGIN });
    await newProyecto(await portal.staff(), { nombre: 'Vías' });
    const url = sitePaths.proyecto(1, 'Vías');
    const { headers, body } = await portal.app.inject(url);
    expect(targetsOf(String(headers.link), 'cite-as')).toEqual([ORIGIN + url]);
    expect(body).toContain(`"@id":"${ORIGIN}${url}#proyecto"`);
    const again = await portal.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.headers.link]).toEqual([304, headers.link]);
  });

  it('of a list and its graph omit inactive records; a filtered list has neither', async () => {
    await using portal = await testApp({ siteDir: site.folder, publicUrl: ORIGIN });
    const staff = await portal.staff();
    const shown = await newProyecto(staff, { nombre: 'Vías' });
    const hidden = await newProyecto(staff, { nombre: 'Oculto' });
    await staff.call('toggleProyecto', { body: { id: hidden, activo: 0 } });
    const { headers, body } = await portal.app.inject('/proyectos_investigacion');
    expect(targetsOf(String(headers.link), 'item')).toEqual([ORIGIN + sitePaths.proyecto(shown, 'Vías')]);
    expect(body).toContain('"numberOfItems":1');
    expect(body).not.toMatch(/oculto/i);
    const filtered = await portal.app.inject('/proyectos_investigacion?q=v');
    expect(filtered.statusCode).toBe(200);
    expect(filtered.headers.link).toBeUndefined();
    expect(filtered.body).not.toContain('application/ld+json');
  });
});

/** A portal with a project, its member, its product and 12 more members, and an inactive record of each kind. */
async function withRecords(publicUrl: string | null) {
  const portal = await testApp({ publicUrl });
  const staff = await portal.staff();
  const proyecto = await newProyecto(staff, { nombre: 'Vías' });
  const producto = await newProducto(staff, { nombre: 'Guía' });
  for (let count = 0; count < 13; count += 1) {
    const actor_id = await newIntegrante(staff, { nombres: `Ana ${count}` });
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id: proyecto, actor_id } });
  }
  await staff.call('addProductoToProyecto', { body: { proyecto_id: proyecto, producto_id: producto } });
  await newEvento(staff, { nombre: 'Foro' });
  const inactive = await newProyecto(staff, { nombre: 'Oculto' });
  await staff.call('toggleProyecto', { body: { id: inactive, activo: 0 } });
  await newEvento(staff, { nombre: 'Oculto', estado: 0 });
  return { ...portal, staff, inactive };
}

const linksetOf = async (portal: Pick<TestApp, 'app'>, url: string) => {
  const { linkset, ...others } = (await portal.app.inject(url)).json();
  expect(others).toEqual({});
  expect(linkset).toHaveLength(1);
  return linkset[0];
};

describe('the linkset', () => {
  it('has all links of a project', async () => {
    await using portal = await withRecords(ORIGIN);
    const url = `${sitePaths.proyecto(1)}/linkset.json`;
    const { headers } = await portal.app.inject(url);
    expect(headers['content-type']).toBe('application/linkset+json');
    const { anchor, author, ...relations } = await linksetOf(portal, url);
    const page = ORIGIN + sitePaths.proyecto(1, 'Vías');
    expect(anchor).toBe(page);
    expect(author).toHaveLength(13);
    expect(author[12]).toEqual({ href: ORIGIN + sitePaths.integrante(13, 'Ana 12 Núñez') });
    expect(relations).toEqual({
      'cite-as': [{ href: page }],
      type: [{ href: `${SCHEMA}AboutPage` }, { href: `${SCHEMA}ResearchProject` }],
      describedby: [{ href: ORIGIN + url, type: 'application/linkset+json' }],
      collection: [{ href: `${ORIGIN}/proyectos_investigacion` }],
      item: [{ href: ORIGIN + sitePaths.producto(1, 'Guía') }],
    });
  });

  it.each<[string, number, string]>([
    ['/integrantes_grupo_investigacion', 13, 'CollectionPage'],
    ['/proyectos_investigacion', 1, 'CollectionPage'],
    ['/productos_investigacion', 1, 'CollectionPage'],
    ['/eventos', 1, 'CollectionPage'],
    ...DEFAULT_LINEAS.map((linea): [string, number, string] => [`/lineas/${slugOfLinea(linea)}`, 0, 'CollectionPage']),
    ['/mapa_del_sitio', 0, 'CollectionPage'],
    ['/accesibilidad', 0, 'WebPage'],
    ['', 0, 'WebSite'],
  ])('of "%s" has its %i public records', async (path, count, type) => {
    await using portal = await withRecords(null);
    const { anchor, item = [], type: types } = await linksetOf(portal, `${path}/linkset.json`);
    expect([anchor, item.length, types]).toEqual([path || '/', count, [{ href: SCHEMA + type }]]);
    expect(JSON.stringify(item)).not.toContain('oculto');
  });

  it('of a record changes with it, and is relative to the root without PUBLIC_URL', async () => {
    await using portal = await withRecords(null);
    for (const [url, page] of [
      [sitePaths.integrante(1), sitePaths.integrante(1, 'Ana 0 Núñez')],
      [sitePaths.producto(1), sitePaths.producto(1, 'Guía')],
      [sitePaths.evento(1), sitePaths.evento(1, 'Foro')],
    ]) {
      expect((await linksetOf(portal, `${url}/linkset.json`)).anchor).toBe(page);
    }
    const url = `${sitePaths.proyecto(1)}/linkset.json`;
    expect((await linksetOf(portal, url)).anchor).toBe(sitePaths.proyecto(1, 'Vías'));
    await portal.staff.call('updateProyecto', { body: { id: 1, nombre: 'Espejos' } });
    expect((await linksetOf(portal, url)).anchor).toBe(sitePaths.proyecto(1, 'Espejos'));
  });

  it.each(['visitors', 'staff'])('of an inactive or unknown record is not found, for %s', async (who) => {
    await using portal = await withRecords(null);
    const cookie = who === 'staff' ? { cookie: portal.staff.cookie ?? '' } : {};
    const paths = [
      sitePaths.proyecto(portal.inactive),
      sitePaths.evento(2),
      `/productos_investigacion_detail/${encodeId(99)}`,
      '/integrante_grupo_investigacion/hola',
    ];
    for (const path of paths) {
      const { statusCode } = await portal.app.inject({ url: `${path}/linkset.json`, headers: cookie });
      expect(statusCode, path).toBe(404);
    }
  });
});
