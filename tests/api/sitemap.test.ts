import { describe, expect, it } from 'vitest';
import { sitemapFiles, urlElement } from '../../api/documents/sitemap.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { newEvento, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { testApp } from '../support/testApp.ts';
import { childrenOf, parseXml, textsIn } from '../support/xml.ts';

const ORIGIN = 'https://investigacion.example.org';
const FORGED = 'ajeno.example.org';
const SITEMAP = '/sitemap.xml';

const locsOf = (xml: string) => parseXml(xml).elements.flatMap((element) => textsIn(element, 'loc'));

describe('sitemap.xml', () => {
  it('lists pages and public records with their last change', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const staff = await portal.staff();
    const shown = await newProyecto(staff, { nombre: 'Huella de carbono' });
    const hidden = await newProyecto(staff, { nombre: 'Oculto' });
    await staff.call('toggleProyecto', { body: { id: hidden, activo: 0 } });
    const person = await newIntegrante(staff, { nombres: 'Inés', apellidos: 'Peña' });
    const product = await newProducto(staff, { nombre: 'A & B <c>' });
    const event = await newEvento(staff, { nombre: 'Foro 😀' });
    await newEvento(staff, { nombre: 'Inactivo', estado: 0 });
    await staff.call('updateProyecto', { body: { id: shown, objetivo: 'Otro' } });

    const { statusCode, headers, body } = await portal.app.inject(SITEMAP);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const root = parseXml(body);
    expect([root.name, root.attributes.xmlns]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
    expect(locsOf(body)).toEqual(
      [
        '/',
        '/proyectos_investigacion',
        '/productos_investigacion',
        '/integrantes_grupo_investigacion',
        '/eventos',
        '/lineas/sostenibilidad',
        '/lineas/gestion_sst',
        '/lineas/salud_trabajadores',
        '/lineas/seguridad_quimica',
        '/mapa_del_sitio',
        '/accesibilidad',
        sitePaths.proyecto(shown, 'Huella de carbono'),
        sitePaths.producto(product, 'A & B <c>'),
        sitePaths.integrante(person, 'Inés Peña'),
        sitePaths.evento(event, 'Foro 😀'),
      ].map((path) => ORIGIN + path),
    );
    const movimientos = await portal.db
      .selectFrom('movimientos')
      .where('recurso', '=', 'proyectos')
      .where('recurso_id', '=', shown)
      .orderBy('id', 'desc')
      .select('created_at')
      .execute();
    const url = childrenOf(root, 'url').find((element) => textsIn(element, 'loc')[0]?.includes('huella'));
    expect(url && textsIn(url, 'lastmod')).toEqual([movimientos[0]?.created_at]);
    expect(movimientos).toHaveLength(2);
  });

  it('is cached until a write, with PUBLIC_URL whatever the Host header', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const ask = (headers: Record<string, string> = {}) => portal.app.inject({ url: SITEMAP, headers });
    const forged = await ask({ host: FORGED });
    const { headers, body } = await ask();
    expect(forged.body).toBe(body);
    expect(body).not.toContain(FORGED);
    expect(headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await ask(known)).statusCode).toBe(304);
    await newProyecto(await portal.staff());
    expect((await ask(known)).statusCode).toBe(200);
  });

  it('follows new names and times of records that it listed before', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const staff = await portal.staff();
    const id = await newProyecto(staff, { nombre: 'Espejos' });
    const entryOf = async () => {
      const { elements } = parseXml((await portal.app.inject(SITEMAP)).body);
      const url = elements.filter(({ name }) => name === 'url').at(-1);
      return url && [textsIn(url, 'loc')[0], textsIn(url, 'lastmod')[0]];
    };
    const lastTime = async () =>
      (await portal.db.selectFrom('movimientos').select('created_at').orderBy('id', 'desc').executeTakeFirstOrThrow())
        .created_at;
    const first = [ORIGIN + sitePaths.proyecto(id, 'Espejos'), await lastTime()];
    expect(await entryOf()).toEqual(first);
    await staff.call('updateProyecto', { body: { id, objetivo: 'Otro' } });
    const second = [first[0], await lastTime()];
    expect(second).not.toEqual(first);
    expect(await entryOf()).toEqual(second);
    await staff.call('updateProyecto', { body: { id, nombre: 'Retrovisores' } });
    expect(await entryOf()).toEqual([ORIGIN + sitePaths.proyecto(id, 'Retrovisores'), await lastTime()]);
  });

  it('is made for the host of each request and never cached without PUBLIC_URL', async () => {
    await using portal = await testApp({ trustProxy: ['127.0.0.1'] });
    for (const host of [FORGED, 'localhost:3000']) {
      const { headers, body } = await portal.app.inject({ url: SITEMAP, headers: { host } });
      expect(locsOf(body)[1]).toBe(`http://${host}/proyectos_investigacion`);
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    }
    const secure = { host: FORGED, 'x-forwarded-proto': 'https' };
    const { body } = await portal.app.inject({ url: SITEMAP, headers: secure });
    expect(locsOf(body)[0]).toBe(`https://${FORGED}/`);
    expect((await portal.app.inject({ url: SITEMAP, headers: { host: '"<&' } })).statusCode).toBe(400);
    const head = await portal.app.inject({ url: SITEMAP, method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('has an index and parts above the limit', () => {
    const urls = [1, 2, 3].map((id) => urlElement(`${ORIGIN}/evento/${id}`));
    const files = sitemapFiles(urls, ORIGIN, 2);
    expect(parseXml(files.main()).name).toBe('sitemapindex');
    expect(locsOf(files.main())).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`]);
    expect([files.part(1), files.part(2)].map((part) => locsOf(part ?? ''))).toEqual([
      [`${ORIGIN}/evento/1`, `${ORIGIN}/evento/2`],
      [`${ORIGIN}/evento/3`],
    ]);
    expect([files.part(0), files.part(3)]).toEqual([null, null]);
  });

  it('has no parts below the limit', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-.xml']) {
      expect((await portal.app.inject(path)).statusCode, path).toBe(404);
    }
  });
});

describe('robots.txt', () => {
  it('names the sitemap and excludes the API, the back office and previews of drafts, but not pictures', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const { headers, body } = await portal.app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Allow: /api/uploads/',
      'Disallow: /admin',
      'Disallow: /borrador/',
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ]);
  });

  it('names the sitemap of the requested host without PUBLIC_URL', async () => {
    await using portal = await testApp();
    const { headers, body } = await portal.app.inject({ url: '/robots.txt', headers: { host: FORGED } });
    expect(body).toContain(`Sitemap: http://${FORGED}/sitemap.xml`);
    expect(headers['cache-control']).toBe('no-store');
  });
});
