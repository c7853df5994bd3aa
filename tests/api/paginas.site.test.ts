import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { documentSettings, settingsElement } from '../../api/pages/document/settingsElement.ts';
import { imageTags } from '../../api/pages/head/imageTags.ts';
import { jsonLd } from '../../api/pages/head/jsonLd.ts';
import { metaTags } from '../../api/pages/head/metaTags.ts';
import { signposting } from '../../api/pages/head/signposting.ts';
import { readSitePaginas, readSiteSettings } from '../../api/resources/site/readSiteSettings.ts';
import { messages } from '../../contract/calls/messages.ts';
import { VISIT_HEADER } from '../../contract/calls/requestHeaders.ts';
import type { PublicPagina } from '../../contract/entities/pagina.ts';
import { aPagina, newPagina } from '../support/builders/inputs.ts';
import { anImage } from '../support/images.ts';
import { answered, factsOf, ORIGIN } from '../support/pageFacts.ts';
import { pagesPortal } from '../support/pagesPortal.ts';
import { expectRefusal } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';
import { childrenOf, parseXml, textsIn } from '../support/xml.ts';

const DAY_MS = 86_400_000;
const compress = promisify(brotliCompress);

const withPages = pagesPortal();

describe('the path of a page', () => {
  it('answers the page, leads from another spelling and from former addresses, and is gone with the page', async () => {
    await using portal = await withPages();
    const answerTo = async (path: string) => {
      const { statusCode, headers } = await portal.get(path);
      return [statusCode, headers.location ?? ''];
    };
    const rename = (id: number, direccion: string) =>
      portal.staff.call('updatePagina', { params: { id }, body: { titulo: 'Quiénes somos', direccion } });
    const id = await newPagina(portal.staff);
    expect(await answerTo('/paginas/quienes-somos')).toEqual([200, '']);
    expect(await answerTo('/Paginas/Quienes-Somos?a=1')).toEqual([301, '/paginas/quienes-somos?a=1']);
    await rename(id, 'El-Grupo');
    expect(await answerTo('/paginas/quienes-somos')).toEqual([301, '/paginas/el-grupo']);
    // One that another page takes stops redirecting.
    await newPagina(portal.staff);
    expect(await answerTo('/paginas/quienes-somos')).toEqual([200, '']);
    await rename(id, 'nosotros');
    expect(await answerTo('/paginas/el-grupo')).toEqual([301, '/paginas/nosotros']);
    const record = { recurso: 'paginas', recurso_id: id } as const;
    await portal.staff.call('archiveRecord', { body: record });
    expect(await answerTo('/paginas/nosotros')).toEqual([410, '']);
    expect(await answerTo('/paginas/el-grupo')).toEqual([410, '']);
    await portal.staff.call('restoreArchived', { body: record });
    expect(await answerTo('/paginas/el-grupo')).toEqual([301, '/paginas/nosotros']);
  });

  it('is not found while visitors may not read the page, at a former address either', async () => {
    await using portal = await withPages();
    const id = await newPagina(portal.staff, { activo: 0 });
    const body = { titulo: 'Quiénes somos', direccion: 'nosotros' };
    await portal.staff.call('updatePagina', { params: { id }, body });
    for (const path of ['/paginas/nosotros', '/paginas/quienes-somos', '/paginas/otra', '/paginas/nosotros/x'])
      expect((await portal.get(path)).statusCode, path).toBe(404);
    await portal.staff.call('archiveRecord', { body: { recurso: 'paginas', recurso_id: id } });
    expect((await portal.get('/paginas/nosotros')).statusCode).toBe(404);
  });

  it('without an address leads to the site map', async () => {
    await using portal = await withPages();
    for (const path of ['/paginas', '/Paginas/']) {
      const { statusCode, headers } = await portal.get(path);
      expect([statusCode, headers.location]).toEqual([301, '/mapa_del_sitio']);
    }
  });

  it('of no page may be redirected, that of a page not', async () => {
    await using portal = await withPages();
    const redirecciones = [{ desde: '/paginas/quienes-somos', hacia: '/eventos' }];
    await portal.staff.call('updateIdentidad', { body: { redirecciones } });
    const location = async () => (await portal.get('/paginas/quienes-somos')).headers.location;
    expect(await location()).toBe('/eventos');
    await newPagina(portal.staff);
    expect(await location()).toBeUndefined();
  });
});

describe('the settings of a document', () => {
  it('have the linked pages that visitors see, in the order of staff', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const now = new Date();
    const page = (titulo: string, changes = {}) => newPagina(staff, { titulo, direccion: '', ...changes });
    const first = await page('Uno');
    const second = await page('Dos', { lugar: 'pie', direccion: 'DOS', idioma: 'pt' });
    const others = [
      await page('Sin enlace', { lugar: 'ninguno' }),
      await page('Inactiva', { activo: 0 }),
      await page('Mañana', { publicar_desde: new Date(now.getTime() + DAY_MS).toISOString() }),
    ];
    await staff.call('orderRecords', { body: { recurso: 'paginas', ids: [second, first, ...others] } });
    expect(await readSitePaginas(portal.db, now)).toEqual([
      { id: second, titulo: 'Dos', direccion: 'dos', idioma: 'pt', lugar: 'pie' },
      { id: first, titulo: 'Uno', direccion: 'uno', idioma: 'es', lugar: 'menu' },
    ]);
    const names = async (at: Date) => (await readSitePaginas(portal.db, at)).map(({ titulo }) => titulo);
    expect(await names(new Date(now.getTime() + 2 * DAY_MS))).toEqual(['Dos', 'Uno', 'Mañana']);
  });

  it('have 20 of them in at most 1 kB more, compressed', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const sizeOf = async () => {
      const settings = await readSiteSettings(portal.db, new Date());
      return (await compress(settingsElement(documentSettings(settings, {})))).length;
    };
    const before = await sizeOf();
    for (let n = 0; n < 20; n += 1) {
      const titulo = TITLES[n] ?? '';
      await newPagina(staff, { titulo, direccion: '', lugar: n < 12 ? 'menu' : 'pie', idioma: n % 5 ? 'es' : 'en' });
    }
    expect(await readSitePaginas(portal.db, new Date())).toHaveLength(20);
    expect((await sizeOf()) - before).toBeLessThanOrEqual(1_024);
  });
});

const TITLES = [
  'About the group',
  'Quiénes somos',
  'Historia del grupo',
  'Convocatoria para estudiantes',
  'Metodología de trabajo',
  'Research lines and methods',
  'Cómo llegar al laboratorio',
  'Semillero de investigación',
  'Servicios de laboratorio',
  'Comité de ética',
  'Calls for postdoctoral fellows',
  'Preguntas frecuentes',
  'Tratamiento de datos personales',
  'Términos y condiciones de uso',
  'Aviso legal',
  'Work with us',
  'Política de datos abiertos',
  'Directorio de contactos',
  'Informes de gestión',
  'Transparencia y acceso a la información',
];

const PAGINA: PublicPagina = {
  id: 1,
  titulo: 'About <the> group',
  direccion: 'About',
  resumen: 'Who we are & what we do',
  texto: '<p>Hello</p>',
  imagen: `${'a'.repeat(32)}.webp`,
  descripcion_imagen: 'The group',
  idioma: 'en',
  lugar: 'menu',
};
const factsOfPagina = (pagina: PublicPagina | null) =>
  factsOf('/paginas/about', {
    answers:
      pagina === null ? {} : answered('getPublicPagina', { params: { direccion: 'about' } }, { success: 1, pagina }),
  });

describe('the head of a page', () => {
  it.each([
    ['es', 'es_CO'],
    ['en', 'en_US'],
    ['pt', 'pt_BR'],
    ['fr', 'fr_FR'],
  ] as const)('names its language: %s', (idioma, locale) => {
    expect(metaTags(factsOfPagina({ ...PAGINA, idioma }))).toContain(
      `<meta property="og:locale" content="${locale}" />`,
    );
    expect(jsonLd(factsOfPagina({ ...PAGINA, idioma })).join('')).toContain(`"inLanguage":"${idioma}"`);
  });

  it('of another page is Spanish', () => {
    expect(metaTags(factsOf('/eventos'))).toContain('<meta property="og:locale" content="es_CO" />');
  });

  it('names its share image, with the picture of the page, and has a Link header', () => {
    const facts = factsOfPagina(PAGINA);
    const [image = '', ...tags] = imageTags(facts);
    expect(image).toMatch(/"https:\/\/grupo\.example\.org\/vista_previa\/pagina\/about\/[0-9a-f]{16}\.jpg"/);
    expect(imageTags(factsOfPagina({ ...PAGINA, imagen: null }))[0]).not.toBe(image);
    const alt = `About &lt;the&gt; group. ${facts.settings.identidad.lema}`;
    expect(tags).toContain(`<meta property="og:image:alt" content="${alt}" />`);
    expect(signposting(facts)).toContain(`<${ORIGIN}/paginas/about/linkset.json>; rel="linkset"`);
  });

  it('has a schema.org node of the page, and its path', () => {
    const [script = ''] = jsonLd(factsOfPagina(PAGINA));
    const graph = JSON.parse(/<script[^>]*>(.*)<\/script>/s.exec(script)?.[1] ?? '')['@graph'];
    expect(graph).toContainEqual({
      '@type': 'WebPage',
      '@id': `${ORIGIN}/paginas/about#pagina`,
      name: 'About <the> group',
      description: 'Who we are & what we do',
      url: `${ORIGIN}/paginas/about`,
      image: `${ORIGIN}/api/uploads/paginas/${'a'.repeat(32)}.webp`,
      inLanguage: 'en',
      isPartOf: { '@id': `${ORIGIN}/#sitio` },
      publisher: { '@id': `${ORIGIN}/#grupo` },
    });
    const trail = graph.find((node: { '@type': string }) => node['@type'] === 'BreadcrumbList');
    expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/paginas/about`,
    ]);
  });
});

describe('the documents of a page', () => {
  it('are its entry in the sitemap, whatever links it, its linkset and its share image', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    const staff = await portal.staff();
    const body = aPagina({ direccion: 'Quienes-Somos', lugar: 'ninguno', descripcion_imagen: 'El grupo' });
    await staff.call('addPagina', { body, file: await anImage({ ancho: 700 }) });
    await newPagina(staff, { direccion: 'oculta', activo: 0 });
    const { movimientos } = await staff.call('listMovements', { query: { recurso: 'paginas', recurso_id: 1 } });

    const { body: sitemap } = await portal.app.inject('/sitemap.xml');
    const urls = childrenOf(parseXml(sitemap), 'url').map((url) => [
      ...textsIn(url, 'loc'),
      ...textsIn(url, 'lastmod'),
    ]);
    expect(urls.filter(([loc]) => loc?.includes('/paginas'))).toEqual([
      [`${ORIGIN}/paginas/quienes-somos`, movimientos[0]?.created_at],
    ]);

    const page = `${ORIGIN}/paginas/quienes-somos`;
    const { statusCode, body: linkset } = await portal.app.inject('/paginas/quienes-somos/linkset.json');
    expect([statusCode, JSON.parse(linkset)]).toEqual([
      200,
      {
        linkset: [
          {
            anchor: page,
            'cite-as': [{ href: page }],
            type: [{ href: 'https://schema.org/WebPage' }],
            describedby: [{ href: `${page}/linkset.json`, type: 'application/linkset+json' }],
          },
        ],
      },
    ]);
    expect((await portal.app.inject('/paginas/oculta/linkset.json')).statusCode).toBe(404);

    const image = await portal.app.inject(`/vista_previa/pagina/quienes-somos/${'0'.repeat(16)}.jpg`);
    expect(image.statusCode).toBe(302);
    const drawn = await portal.app.inject(String(image.headers.location));
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await portal.app.inject(`/vista_previa/pagina/oculta/${'0'.repeat(16)}.jpg`)).statusCode).toBe(404);

    await staff.call('updatePagina', { params: { id: 1 }, body: { titulo: 'Otra', direccion: 'otra' } });
    const moved = await portal.app.inject('/paginas/quienes-somos/linkset.json');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/paginas/otra/linkset.json']);
  });
});

it('a visit of a page is counted, of its document as of its call', async () => {
  await using portal = await withPages();
  const id = await newPagina(portal.staff);
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' };
  portal.app.visits.take();
  const ofSite = { ...browser, [VISIT_HEADER]: '1' };
  await portal.get('/api/paginas/get_pagina_publica/quienes-somos', ofSite);
  await portal.get('/paginas/quienes-somos', browser);
  await portal.get('/api/paginas/get_pagina_publica/otra', ofSite);
  expect(portal.app.visits.take()).toMatchObject([{ recurso: 'paginas', recurso_id: id, cuenta: 2 }]);
});

describe('the data policy', () => {
  const policyOf = async ({ call }: Awaited<ReturnType<typeof testApp>>['visitor']) => {
    const { privacidad, inicio } = await call('getInicio', {});
    return [privacidad ?? null, inicio.url_privacidad];
  };
  const OBJETIVO = { objetivo: '<p>Medir</p>' };

  it('is an address or a page, which visitors find while they may read it, and Pendientes tells the rest', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const pending = async () => {
      const { grupos } = await staff.call('listPendientes', { query: {} });
      return grupos.find(({ grupo }) => grupo === 'politica_sin_mostrar')?.registros ?? null;
    };
    const missing = [{ recurso: 'inicio', id: 1, nombre: '', campo: 'privacidad_id', detalle: '' }];
    expect(await pending()).toEqual(missing);

    const url_privacidad = 'https://ejemplo.org/datos';
    await staff.call('updateConfiguracion', { body: { ...OBJETIVO, url_privacidad } });
    expect([await policyOf(portal.visitor), await pending()]).toEqual([[null, url_privacidad], []]);

    const id = await newPagina(staff, { direccion: 'Datos', lugar: 'ninguno' });
    const both = 'Escriba la dirección de la política o elija una página, no las dos cosas';
    const chosen = { body: { ...OBJETIVO, privacidad_id: id } };
    const refusal = { status: 422, message: both, errors: { privacidad_id: both } };
    await expectRefusal(portal, staff, 'updateConfiguracion', chosen, refusal);
    const { data = [] } = await staff.call('updateConfiguracion', { body: { ...chosen.body, url_privacidad: '' } });
    expect(data[0]?.privacidad_id).toBe(id);
    const shown = { direccion: 'datos', idioma: 'es' };
    expect([await policyOf(portal.visitor), await pending()]).toEqual([[shown, ''], []]);

    await staff.call('updatePagina', { params: { id }, body: { titulo: 'Datos', activo: 0 } });
    expect([await policyOf(portal.visitor), await pending()]).toEqual([[null, ''], missing]);
    await staff.call('updatePagina', { params: { id }, body: { titulo: 'Datos', activo: 1 } });

    await staff.call('archiveRecord', { body: { recurso: 'paginas', recurso_id: id } });
    expect([await policyOf(portal.visitor), await pending()]).toEqual([[null, ''], missing]);
    await staff.call('restoreArchived', { body: { recurso: 'paginas', recurso_id: id } });
    expect(await policyOf(portal.visitor)).toEqual([shown, '']);
  });

  it('stays an address that was written while its page was in the trash', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newPagina(staff);
    const archived = { body: { recurso: 'paginas', recurso_id: id } } as const;
    await staff.call('updateConfiguracion', { body: { ...OBJETIVO, privacidad_id: id } });
    await staff.call('archiveRecord', archived);
    const url_privacidad = 'https://ejemplo.org/datos';
    await staff.call('updateConfiguracion', { body: { ...OBJETIVO, url_privacidad } });
    const { message } = await staff.call('restoreArchived', archived);
    expect(message).toBe(messages.historia.restoredWithoutLinks);
    expect((await staff.call('getPagina', { params: { id } })).pagina.id).toBe(id);
    expect(await policyOf(portal.visitor)).toEqual([null, url_privacidad]);
  });

  it('is a page that exists', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const message = 'No se encontró la página';
    const sent = { body: { ...OBJETIVO, privacidad_id: 9 } };
    const refusal = { status: 422, message, errors: { privacidad_id: message } };
    await expectRefusal(portal, staff, 'updateConfiguracion', sent, refusal);
    const invalid = 'La página no es válida';
    const text = { body: { ...OBJETIVO, privacidad_id: 'x' as never } };
    await expectRefusal(portal, staff, 'updateConfiguracion', text, {
      status: 422,
      message: invalid,
      errors: { privacidad_id: invalid },
    });
  });
});
