import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { documentAddress } from '../../../api/documents/documentRow.ts';
import { documents } from '../../../api/documents/documents.ts';
import { DEFAULT_LINEAS } from '../../../api/resources/site/defaults.ts';
import { slugOfLinea } from '../../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { schemas } from '../../../contract/calls/schemas.ts';
import { siteEndpoints } from '../../../contract/calls/siteEndpoints.ts';
import { WITH_ORIGEN } from '../../../contract/resources/resources.ts';
import { newDraft } from '../../support/builders/drafts.ts';
import { addOneOfEach, GOOD, rowsWhere } from '../../support/calls.ts';
import { FILES } from '../../support/pagesPortal.ts';
import { siteWith } from '../../support/siteBuild.ts';
import { type Caller, type TestApp, testApp } from '../../support/testApp.ts';

/** A word that folds to itself, so that a search or an address that had it would show it. */
const MARK = 'zanahoria';
const TITLE = 'Ciclorrutas';

const SOURCES = [
  ...['Productos', 'Producto', 'Integrantes', 'Integrante', 'Pagina'].map((name) => `pages/${name}Page/${name}Page`),
  'components/IntegrantesCarousel/IntegrantesCarousel',
];
const MANIFEST = {
  ...JSON.parse(FILES['.vite/manifest.json']),
  ...Object.fromEntries(SOURCES.map((source) => [`public-site/${source}.tsx`, { file: 'assets/page-1.js' }])),
};

/** A server part whose pages show all that their calls answer. */
const SERVER = `
const BY_SEGMENT = {
  '': 'getInicio', proyectos_investigacion: 'listPublicProyectos', productos_investigacion: 'listPublicProductos',
  integrantes_grupo_investigacion: 'listPublicIntegrantes',
  proyecto_investigacion: 'getProyecto', productos_investigacion_detail: 'getProducto', integrante_grupo_investigacion: 'getIntegrante',
  paginas: 'getPublicPagina',
};
export const siteRenderer = {
  callsOf(path, query) {
    const [, segment, id] = decodeURIComponent(path).split('/');
    const name = segment === 'buscar' ? 'search' : BY_SEGMENT[segment];
    const params = id === undefined ? {} : segment === 'paginas' ? { direccion: id } : { id: Number(atob(id)) };
    const key = name + ' ' + JSON.stringify(id === undefined ? {} : { params });
    return name === undefined ? [] : [{ key, name, params }];
  },
  async render({ answers }) {
    return { html: JSON.stringify(answers), embedded: answers, title: 'T', heading: 'H', description: 'D' };
  },
};`;

let site: Awaited<ReturnType<typeof siteWith>>;
let portal: TestApp;
let staff: Caller;
let preview: string;
beforeAll(async () => {
  site = await siteWith({
    ...FILES,
    '.vite/manifest.json': JSON.stringify(MANIFEST),
    'server/server.js': SERVER,
  });
  portal = await testApp({ siteDir: site.folder, publicUrl: 'https://grupo.example.org' });
  staff = await portal.staff();
  await addOneOfEach(staff);
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id: 1, actor_id: 1 } });
  await staff.call('addProductoToProyecto', { body: { proyecto_id: 1, producto_id: 1 } });
  await staff.call('assignLinea', { body: { id_proyecto: 1, id_linea: 1 } });
  await portal.db.updateTable('inicio').set({ correo_contacto: 'contacto@ejemplo.org' }).execute();
  const draft = await newDraft(staff, { recurso: 'productos', campos: { nombre: TITLE } });
  const origen = `Artículos publicados\n${MARK}`;
  for (const table of [...WITH_ORIGEN, 'borradores'] as const)
    await portal.db
      .updateTable(table as 'proyectos')
      .set({ origen })
      .execute();
  // Empties the caches too.
  await staff.call('updateProyecto', { body: { id: 1, nombre: TITLE } });
  preview = (await staff.call('createPreview', { body: { id: draft } })).ruta;
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

/** The product has no full text, and the sitemap no parts below 50,000 addresses. */
const WITHOUT_ANSWER = /^\/sitemap-|\.pdf$/;

/** A page without its slug redirects. */
async function read(path: string) {
  const answer = await portal.app.inject(path);
  const { location } = answer.headers;
  return location === undefined ? answer : portal.app.inject(String(location));
}

it('is shown to visitors at no address', async () => {
  const [linea] = DEFAULT_LINEAS;
  const slug = linea === undefined ? '' : slugOfLinea(linea);
  const pages = [
    ...['/', sitePaths.proyectos, sitePaths.productos, sitePaths.integrantes, sitePaths.linea(slug)],
    ...[sitePaths.proyecto(1), sitePaths.producto(1), sitePaths.integrante(1)],
    `${sitePaths.buscar}?q=${TITLE}`,
    preview,
  ];
  const slugOf = (document: string) => (document.includes('{pagina}') ? 'quienes-somos' : slug);
  const paths = [
    ...[...pages, sitePaths.pagina('quienes-somos')],
    ...Object.keys(documents).map((document) => documentAddress(document, 1, slugOf(document))),
  ];
  const shown: string[] = [];
  for (const path of paths) {
    const { statusCode, headers, body } = await read(path);
    if (!WITHOUT_ANSWER.test(path)) expect([path, statusCode]).toEqual([path, 200]);
    if (JSON.stringify([body, headers]).includes(MARK)) shown.push(path);
  }
  expect(shown).toEqual([]);
});

const reads = rowsWhere((row) => row.effect === 'read' && row.access === 'public');

it.each(reads)('is answered to no visitor by %s', async (name) => {
  const sent = name === 'search' ? { query: { q: MARK } } : GOOD[name];
  const { status, body } = await portal.visitor.send(name, sent);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain(MARK);
});

it('is in no answer that the contract describes for a call of the site', () => {
  const described = Object.keys(siteEndpoints).filter((name) =>
    JSON.stringify(
      z.toJSONSchema(schemas[name as keyof typeof siteEndpoints].answer, { unrepresentable: 'any' }),
    ).includes('"origen"'),
  );
  expect(described).toEqual([]);
});

it('is answered to staff for one record, one draft, in its own call and in the history only', async () => {
  const found: string[] = [];
  const { id } = await portal.db
    .selectFrom('movimientos')
    .where('despues', 'like', `%${MARK}%`)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const name of rowsWhere((row) => row.effect === 'read' && !row.answersFile)) {
    const sent = name === 'getMovement' ? { params: { id } } : GOOD[name];
    const { status, body } = await staff.send(name, sent);
    expect([200, 404], name).toContain(status);
    if (JSON.stringify(body).includes(MARK)) found.push(name);
  }
  expect(found.toSorted()).toEqual(['getDraft', 'getMovement', 'listOrigenes']);
});

it('is in no answer to a stale save', async () => {
  for (const [name, body] of [
    ['updateProyecto', { id: 1, nombre: 'Otro' }],
    ['updateProducto', { id: 1, nombre: 'Otro' }],
    ['updateIntegrante', GOOD.updateIntegrante.body],
  ] as const) {
    const answer = await staff.send(name, { body: { ...(body as object), version: 99 } });
    expect(answer.status, name).toBe(409);
    expect(JSON.stringify(answer.body), name).not.toContain(MARK);
  }
});
