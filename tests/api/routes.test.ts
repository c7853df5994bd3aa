import { describe, expect, it } from 'vitest';
import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { INDEXED_PAGES } from '../../contract/addresses/sitePages.ts';
import { routePattern, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { Endpoint } from '../../contract/calls/endpoint.ts';
import { endpoints } from '../../contract/calls/endpoints.ts';
import { LISTED, RECORD_PAGES } from '../../contract/resources/recordPages.ts';
import { addOneOfEach, GOOD, rowsWhere } from '../support/calls.ts';
import { settled, stageImports } from '../support/imports.ts';
import { registeredRoutes } from '../support/registeredRoutes.ts';
import { testApp } from '../support/testApp.ts';

const WRITING_GET = 'GET /api/eventos/toggle_estado/:id';

/** Documents that machines read. */
const DOCUMENTS = [
  'GET /evento/:id/evento.ics',
  'GET /eventos.ics',
  ...['proyectos', 'productos', 'eventos', 'noticias'].flatMap(feedRoutes),
  ...feedRoutes('lineas/:linea'),
  ...['productos_investigacion_detail', 'proyecto_investigacion', 'integrante_grupo_investigacion'].flatMap((page) =>
    citations(`${page}/:id`),
  ),
  ...['productos_investigacion', 'lineas/:linea'].flatMap(citations),
  'GET /productos_investigacion_detail/:id/texto_completo.pdf',
  'GET /productos_investigacion_detail/:id/:slug/texto_completo.pdf',
  ...[...INDEXED_PAGES, ...LISTED].map((page) => linkset(sitePaths[page])),
  ...RECORD_PAGES.map((page) => linkset(routePattern(page, ':id'))),
  linkset('/lineas/:linea'),
  linkset('/paginas/:pagina'),
  ...['productos_investigacion_detail/:id', 'productos_investigacion_detail/:id/:slug'].flatMap((page) =>
    ['cita.txt', 'cita-ieee.txt', 'cita-vancouver.txt', 'datos.jsonld'].map((file) => `GET /${page}/${file}`),
  ),
  'GET /.well-known/security.txt',
  'GET /apple-touch-icon.png',
  'GET /favicon.ico',
  'GET /icono-192.png',
  'GET /icono-512.png',
  'GET /manifiesto.webmanifest',
  'GET /robots.txt',
  'GET /sitemap-:part(^\\d{1,6}).xml',
  'GET /sitemap.xml',
];

/** Routes that require no session. */
const OPEN = [
  ...DOCUMENTS,
  'GET /api/buscar',
  'GET /api/docs.json',
  'GET /api/eventos/get_eventos',
  'GET /api/eventos/get_evento_publico/:id',
  'GET /api/home/get_home',
  'GET /api/home/get_investigadores',
  'GET /api/noticias/get_noticias',
  'GET /api/noticias/get_noticia_publica/:id',
  'GET /api/paginas/get_pagina_publica/:direccion',
  'GET /api/integrantes_investigacion/get_investigador/:id',
  'GET /api/prod_investigacion/get_all_products',
  'GET /api/prod_investigacion/get_product_by_id/:id',
  'GET /api/prod_investigacion/get_products_by_line/:lineid',
  'GET /api/proyectos_investigacion/get_project/:id',
  'GET /api/proyectos_investigacion/get_project_by_line/:lineid',
  'GET /api/proyectos_investigacion/get_projects',
  'GET /api/uploads/:nombre',
  'GET /api/uploads/convenios/:nombre',
  'GET /api/uploads/eventos/:nombre',
  'GET /api/uploads/identidad/:nombre',
  'GET /api/uploads/lineas/:nombre',
  'GET /api/uploads/noticias/:nombre',
  'GET /api/uploads/paginas/:nombre',
  'GET /api/uploads/proyectos/:nombre',
  'GET /api/uploads/textos/:nombre',
  'GET /health',
  'GET /vista_previa/:kind/:id/:file',
  'POST /api/login/login',
  'POST /api/login/logout',
].flatMap(withHead);

function feedRoutes(name: string): string[] {
  return ['atom', 'json'].map((format) => `GET /feeds/${name}.${format}`);
}

/** The references of a page, and of a record's page with its slug. */
function citations(page: string): string[] {
  const pages = page.endsWith('/:id') ? [page, `${page}/:slug`] : [page];
  return pages.flatMap((path) => ['bib', 'ris', 'json'].map((format) => `GET /${path}/cita.${format}`));
}

function linkset(page: string): string {
  return `GET ${documentPaths.linkset(page)}`;
}

/** A GET has its HEAD, unless it writes. */
function withHead(route: string): string[] {
  const reads = route.startsWith('GET ') && route !== WRITING_GET;
  return reads ? [route, route.replace('GET ', 'HEAD ')] : [route];
}

describe('the registered routes', () => {
  it('are those of the endpoint table, the documents and five more', async () => {
    await using portal = await testApp();
    const ofTable = Object.values<Endpoint>(endpoints).map(
      ({ method, path }) => `${method} /api/${path.replaceAll(/\{(\w+)\}/g, ':$1').toLowerCase()}`,
    );
    const others = [
      ...DOCUMENTS,
      'GET /api/docs.json',
      'GET /api/uploads/:nombre',
      'GET /api/uploads/convenios/:nombre',
      'GET /api/uploads/eventos/:nombre',
      'GET /api/uploads/identidad/:nombre',
      'GET /api/uploads/lineas/:nombre',
      'GET /api/uploads/noticias/:nombre',
      'GET /api/uploads/paginas/:nombre',
      'GET /api/uploads/proyectos/:nombre',
      'GET /api/uploads/textos/:nombre',
      'GET /health',
      'GET /vista_previa/:kind/:id/:file',
    ];
    expect(registeredRoutes(portal).sort()).toEqual([...ofTable, ...others].flatMap(withHead).sort());
  });

  it('require a session, except an explicit list', async () => {
    await using portal = await testApp();
    const routes = registeredRoutes(portal);
    const open: string[] = [];
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      const url = path.replaceAll(/:\w+/g, '1');
      const { statusCode } = await portal.app.inject({ method: method as 'GET' | 'HEAD', url });
      if (statusCode !== 401) open.push(route);
    }
    // Neither login without a body nor logout is answered 401.
    expect(open.sort()).toEqual(OPEN.sort());
  });

  it('answer 404 to other methods', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    const urls = ['/api/eventos/toggle_estado/1?estado=0', '/api/eventos/get_eventos', '/api/Login/logout'];
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PATCH'] as const) {
      for (const url of urls) {
        if (method === 'HEAD' && url === '/api/eventos/get_eventos') continue;
        const { statusCode } = await portal.app.inject({ method, url, headers: { cookie: staff.cookie ?? '' } });
        expect(statusCode, `${method} ${url}`).toBe(404);
      }
    }
    expect((await staff.call('listEventos', {})).eventos).toMatchObject([{ estado: 1 }]);
  });

  it.each([
    ['lower case', (path: string) => path.toLowerCase()],
    ['upper case', (path: string) => path.toUpperCase()],
    ['a slash at the end', (path: string) => `${path}/`],
  ])('match %s and require the same session', async (_, spell) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    await stageImports(portal.db);
    // The first look at an import begins its review.
    await staff.send('getImport', GOOD.getImport);
    await settled(portal);
    for (const name of rowsWhere((row) => row.effect === 'read')) {
      const { path, access, answersFile }: Endpoint = endpoints[name];
      const { params = {}, query } = GOOD[name];
      // The address of a page is a name of its own, in lower case only.
      const values = Object.values(params);
      const filled = spell(path).replaceAll(/\{\w+\}/g, () => String(values.shift()));
      const url = `/api/${filled}?${new URLSearchParams(query as Record<string, string>)}`;
      const visited = await portal.app.inject({ url });
      expect(visited.statusCode, url).toBe(access === 'staff' ? 401 : 200);
      const { statusCode, body } = await portal.app.inject({ url, headers: { cookie: staff.cookie ?? '' } });
      expect(statusCode, url).toBe(200);
      if (!answersFile) expect(JSON.parse(body)).toEqual((await staff.send(name, GOOD[name])).body);
    }
  });
});
