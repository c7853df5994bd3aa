import { describe, expect, it } from 'vitest';
import { DEFAULT_LINEAS } from '../../api/resources/site/defaults.ts';
import { documentPaths, FEED_FORMATS } from '../../contract/addresses/documentPaths.ts';
import { slugOfLinea } from '../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { LIST_FEEDS } from '../../contract/resources/siteResources.ts';
import { institution, persona } from '../support/builders/article.ts';
import { newEvento, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { type TestApp, testApp } from '../support/testApp.ts';
import { childrenOf, parseXml, textsIn, type XmlElement } from '../support/xml.ts';

const ORIGIN = 'https://investigacion.example.org';
const FORGED = 'ajeno.example.org';
const URN = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ATTACK = 'A & B <i>"c"</i> ]]> 😀\u0007';

const atomOf = async (portal: TestApp, name: string): Promise<XmlElement> =>
  parseXml((await portal.app.inject(`/feeds/${name}.atom`)).body);
const jsonOf = async (portal: TestApp, name: string) => (await portal.app.inject(`/feeds/${name}.json`)).json();

const linkOf = (element: XmlElement, rel?: string) =>
  childrenOf(element, 'link').find(({ attributes }) => attributes.rel === rel)?.attributes.href;

describe('the feeds', () => {
  it('answer GET, HEAD and conditional requests with their types', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const types = { atom: 'application/atom+xml; charset=utf-8', json: 'application/feed+json; charset=utf-8' };
    const ofLineas = DEFAULT_LINEAS.map((linea) => `lineas/${slugOfLinea(linea)}`);
    for (const name of [...LIST_FEEDS, ...ofLineas]) {
      for (const format of FEED_FORMATS) {
        const url = `/feeds/${name}.${format}`;
        const { statusCode, headers } = await portal.app.inject(url);
        expect([statusCode, headers['content-type']], url).toEqual([200, types[format]]);
        expect(headers['x-content-type-options']).toBe('nosniff');
        const head = await portal.app.inject({ url, method: 'HEAD' });
        expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
        const known = await portal.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
        expect([known.statusCode, known.body]).toEqual([304, '']);
      }
    }
    for (const url of ['/feeds/otro.atom', '/feeds/proyectos.rss', '/feeds/lineas/otra.json', '/feeds']) {
      expect((await portal.app.inject(url)).statusCode, url).toBe(404);
    }
  });

  it('list the latest public records first, at most 50', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const staff = await portal.staff();
    const first = await newProyecto(staff, { nombre: 'Primero', objetivo: 'Contar', descripcion: '' });
    const hidden = await newProyecto(staff, { nombre: 'Oculto' });
    const last = await newProyecto(staff, { nombre: 'Último', objetivo: 'Medir', descripcion: 'Uno\nDos' });
    await staff.call('toggleProyecto', { body: { id: hidden, activo: 0 } });
    await staff.call('assignLinea', { body: { id_proyecto: last, id_linea: 1 } });
    await newEvento(staff, { nombre: 'Inactivo', estado: 0 });

    const feed = await atomOf(portal, 'proyectos');
    expect(textsIn(feed, 'title')).toEqual(['Proyectos de investigación - Grupo de investigación']);
    expect(linkOf(feed, 'self')).toBe(`${ORIGIN}/feeds/proyectos.atom`);
    expect(linkOf(feed, 'alternate')).toBe(`${ORIGIN}/proyectos_investigacion`);
    const entries = childrenOf(feed, 'entry');
    expect(entries.map((entry) => linkOf(entry))).toEqual([
      ORIGIN + sitePaths.proyecto(last, 'Último'),
      ORIGIN + sitePaths.proyecto(first, 'Primero'),
    ]);
    expect(entries.map((entry) => textsIn(entry, 'content')[0])).toEqual([
      '<p>Medir</p><p>Uno</p><p>Dos</p>',
      '<p>Contar</p>',
    ]);
    const times = entries.flatMap((entry) => [...textsIn(entry, 'published'), ...textsIn(entry, 'updated')]);
    expect(times[1]).not.toBe(times[0]);
    expect(textsIn(feed, 'updated')).toEqual([times[1]]);

    const line = await jsonOf(portal, 'lineas/sostenibilidad');
    expect(line.title).toBe('Proyectos de la línea Sostenibilidad - Grupo de investigación');
    expect(line.items).toEqual([
      {
        id: textsIn(entries[0] as XmlElement, 'id')[0],
        url: ORIGIN + sitePaths.proyecto(last, 'Último'),
        title: 'Último',
        content_html: '<p>Medir</p><p>Uno</p><p>Dos</p>',
        date_published: times[0],
        date_modified: times[1],
      },
    ]);
    expect((await jsonOf(portal, 'lineas/gestion_sst')).items).toEqual([]);
    expect((await jsonOf(portal, 'eventos')).items).toEqual([]);
    for (let n = 0; n < 51; n += 1) await newProducto(staff, { nombre: `Producto ${n}` });
    const { items } = await jsonOf(portal, 'productos');
    expect(items).toHaveLength(50);
    expect([items[0].title, items[49].title]).toEqual(['Producto 50', 'Producto 1']);
  });

  it('name their language and author', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const feed = await atomOf(portal, 'productos');
    expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'es' });
    const author = { name: 'Grupo de investigación', url: `${ORIGIN}/` };
    expect(await jsonOf(portal, 'productos')).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'es',
      authors: [author],
    });
  });

  it('escape texts', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const staff = await portal.staff();
    await newEvento(staff, { fecha: '2025-03-01' });
    // The rules of new texts refuse it; older records have it.
    await portal.db.updateTable('eventos').set({ nombre: ATTACK, descripcion: ATTACK }).execute();
    const escaped = 'A &amp; B &lt;i&gt;&quot;c&quot;&lt;/i&gt; ]]&gt; 😀';
    const [entry] = childrenOf(await atomOf(portal, 'eventos'), 'entry') as [XmlElement];
    expect([textsIn(entry, 'title'), childrenOf(entry, 'title')[0]?.attributes.type]).toEqual([[escaped], 'html']);
    expect(textsIn(entry, 'content')[0]).toBe(`<p>2025-03-01, Bogotá, Colombia</p><p>${escaped}</p>`);
    const [item] = (await jsonOf(portal, 'eventos')).items;
    expect([item.title, item.content_html]).toEqual(['A & B <i>"c"</i> ]]> 😀', textsIn(entry, 'content')[0]]);
  });

  it('have identifiers of the portal, whatever its address', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const staff = await portal.staff();
    await newProyecto(staff);
    await newProducto(staff);
    const idsOf = async (name: string) => {
      const { items } = await jsonOf(portal, name);
      return [...textsIn(await atomOf(portal, name), 'id'), ...items.map(({ id }: { id: string }) => id)];
    };
    const ids = [...(await idsOf('proyectos')), ...(await idsOf('productos'))];
    for (const id of ids) expect(id).toMatch(URN);
    expect(new Set(ids).size).toBe(4);
    await staff.call('updateProyecto', { body: { id: 1, nombre: 'Otro nombre' } });
    expect(await idsOf('proyectos')).toEqual(ids.slice(0, 2));
    await portal.db
      .updateTable('ajustes')
      .where('clave', '=', 'id_portal')
      .set({ valor: crypto.randomUUID() })
      .execute();
    await newProyecto(staff);
    expect((await idsOf('proyectos')).filter((id) => ids.includes(id))).toEqual([]);
  });

  it('have addresses relative to the root without PUBLIC_URL, and no Host header', async () => {
    await using portal = await testApp();
    const id = await newProyecto(await portal.staff(), { nombre: 'Rutas' });
    for (const format of FEED_FORMATS) {
      const { body } = await portal.app.inject({ url: `/feeds/proyectos.${format}`, headers: { host: FORGED } });
      expect(body).not.toContain(FORGED);
      expect(body).not.toContain('.invalid');
    }
    const feed = await atomOf(portal, 'proyectos');
    expect(linkOf(feed, 'self')).toBe('/feeds/proyectos.atom');
    expect(childrenOf(feed, 'entry').map((entry) => linkOf(entry))).toEqual([sitePaths.proyecto(id, 'Rutas')]);
    expect((await jsonOf(portal, 'proyectos')).items[0].url).toBe(sitePaths.proyecto(id, 'Rutas'));
  });

  it('change after a write', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const titles = async () => (await jsonOf(portal, 'eventos')).items.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual([]);
    const id = await newEvento(staff, { nombre: 'Foro' });
    expect(await titles()).toEqual(['Foro']);
    await staff.call('toggleEvento', { params: { id }, query: { estado: 0 } });
    expect(await titles()).toEqual([]);
  });
});

it('the feed of products carries the authors, abstract, keywords and DOI of their records', async () => {
  await using portal = await testApp();
  const autores = [persona('Núñez', 'Ana'), institution('Ministerio <de> Transporte')];
  const record = {
    autores,
    resumen: 'Se midieron cien cruces.',
    palabras_clave: ['señales & vías'],
    doi: '10.5555/vias.1',
    idioma: 'en',
  };
  await newProducto(await portal.staff(), record);
  const atom = (await portal.app.inject({ url: documentPaths.feed('productos', 'atom') })).body;
  expect(atom).toMatch(/<author>\s*<name>Ana Núñez<\/name>\s*<\/author>/);
  expect(atom).toContain('<name>Ministerio &lt;de&gt; Transporte</name>');
  expect(atom).toMatch(/<category[^>]*term="señales &amp; vías"/);
  const json = (await portal.app.inject({ url: documentPaths.feed('productos', 'json') })).json();
  expect(json.items[0]).toMatchObject({
    author: { name: 'Ana Núñez' },
    authors: [{ name: 'Ana Núñez' }, { name: 'Ministerio <de> Transporte' }],
    language: 'en',
    tags: ['señales & vías'],
  });
  for (const text of ['Se midieron cien cruces.', 'https://doi.org/10.5555/vias.1']) {
    expect(json.items[0].content_html).toContain(text);
  }
});
