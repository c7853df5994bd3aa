import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentAddress } from '../../api/documents/documentRow.ts';
import { documents } from '../../api/documents/documents.ts';
import { DEFAULT_LINEAS } from '../../api/resources/site/defaults.ts';
import { machinePaths } from '../../contract/addresses/machinePaths.ts';
import { HEAD_PATH } from '../../contract/addresses/pageHead.ts';
import { slugOfLinea } from '../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { DraftResource } from '../../contract/resources/drafts.ts';
import { newDraft } from '../support/builders/drafts.ts';
import { HOSTILE_HTML } from '../support/builders/hostileHtml.ts';
import { aNoticia, aPagina, newNoticia, newPagina } from '../support/builders/inputs.ts';
import { addOneOfEach, GOOD, rowsWhere } from '../support/calls.ts';
import { settled } from '../support/imports.ts';
import { linkTo, previewSite } from '../support/previews.ts';
import { expectRefusal } from '../support/refusals.ts';
import type { Caller, TestApp } from '../support/testApp.ts';

const [LINEA] = DEFAULT_LINEAS;

/** The sitemap has no parts below 50,000 addresses, and the portal no address for security.txt. */
const ABSENT = ['/sitemap-1.xml', machinePaths.securityTxt];

/** What is left of the text, on one line. */
const WORDS = /Antes.*&lt;b onclick=x&gt;texto&lt;\/b&gt;.*Después/s;

const { site, withSite } = await previewSite();
let portal: TestApp;
let staff: Caller;
beforeAll(async () => {
  portal = await withSite();
  staff = await portal.staff();
  await addOneOfEach(staff);
  const texto = HOSTILE_HTML;
  await staff.call('updateNoticia', { params: { id: 1 }, body: aNoticia({ texto }) });
  await newNoticia(staff, { titulo: 'Enviada', texto });
  await staff.call('updatePagina', { params: { id: 1 }, body: aPagina({ texto }) });
  await newPagina(staff, { titulo: 'Enviada', direccion: 'enviada', texto });
  await staff.call('editLinea', { body: { id: 1, nombre: LINEA.nombre, texto } });
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

/** @returns the id of the noticia */
async function importNoticia(): Promise<number> {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const file = new Blob([`Título;Fecha;Texto\nImportada;2024-03-05;${cell(HOSTILE_HTML)}\n`]);
  const { id } = await staff.call('addImport', { body: { nombre: 'noticias.csv' }, file });
  await settled(portal);
  const { version } = (await staff.call('getImport', { params: { id } })).importacion;
  await staff.call('applyImport', { params: { id }, body: { version } });
  await settled(portal);
  const { noticias } = await portal.visitor.call('listPublicNoticias', {});
  return noticias.find(({ titulo }) => titulo === 'Importada')?.id ?? 0;
}

/** Every address below which a visitor reads something of a record. */
async function visitorAddresses(): Promise<string[]> {
  const { body } = await portal.app.inject('/sitemap.xml');
  const pages = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const noticias = await portal.visitor.call('listPublicNoticias', {});
  const ofNoticias = noticias.noticias.map(({ id, titulo }) => sitePaths.noticia(id, titulo));
  const all = [
    ...new Set([...pages, ...ofNoticias, '/', sitePaths.mapaDelSitio, '/paginas/enviada', '/buscar?q=antes']),
  ];
  return [
    ...all,
    ...all.map((path) => `${HEAD_PATH}?${new URLSearchParams({ ruta: path })}`),
    ...Object.keys(documents).map((document) =>
      documentAddress(document, 1, document.includes('{pagina}') ? 'enviada' : slugOfLinea(LINEA)),
    ),
  ];
}

it('leaves no code of a text that was sent or imported at any address that visitors read', async () => {
  const id = await importNoticia();
  const { noticia } = await portal.visitor.call('getPublicNoticia', { params: { id } });
  expect(noticia.texto).toMatch(WORDS);
  expect(noticia.texto).toContain('<td>a</td>');
  const addresses = await visitorAddresses();
  expect(addresses.length).toBeGreaterThan(30);
  for (const url of addresses) {
    const { statusCode, body } = await portal.app.inject(url);
    expect(statusCode, url).toBe(ABSENT.includes(url) ? 404 : 200);
    expect(body.toLowerCase(), url).not.toContain('hostil');
  }
});

it.each(rowsWhere(({ access, method }) => access === 'public' && method === 'GET'))(
  'leaves no code of a text in the answer of %s',
  async (name) => {
    const { body } = await portal.visitor.send(name, GOOD[name]);
    expect(JSON.stringify(body).toLowerCase()).not.toContain('hostil');
  },
);

it.each([
  [
    'the noticia that was sent',
    async () => (await portal.visitor.call('getPublicNoticia', { params: { id: 2 } })).noticia,
  ],
  [
    'the noticia that was changed',
    async () => (await portal.visitor.call('getPublicNoticia', { params: { id: 1 } })).noticia,
  ],
  [
    'the page that was changed',
    async () => (await portal.visitor.call('getPublicPagina', { params: { direccion: 'quienes-somos' } })).pagina,
  ],
  ['the line', async () => await portal.visitor.call('listProductosByLinea', { params: { lineId: 1 } })],
])('keeps the words of %s', async (_what, read) => {
  const { texto = '' } = await read();
  expect(texto).toMatch(WORDS);
});

it.each<[DraftResource, object]>([
  ['noticias', { titulo: 'Borrador' }],
  ['lineas', { nombre: 'Borrador' }],
  ['paginas', { titulo: 'Borrador', direccion: 'borrador' }],
])('leaves no code in the preview of a draft of %s', async (recurso, fields) => {
  const id = await newDraft(staff, { recurso, campos: { ...fields, texto: HOSTILE_HTML } });
  const { statusCode, body } = await portal.app.inject(await linkTo(staff, id));
  expect(statusCode).toBe(200);
  expect(body.toLowerCase()).not.toContain('hostil');
  expect(JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? '')).not.toBeNull();
  expect(body).toMatch(WORDS);
});

it('searches find the words, and no code', async () => {
  const found = await portal.visitor.call('search', { query: { q: 'después' } });
  expect(JSON.stringify(found)).toContain('Después');
  const code = await portal.visitor.call('search', { query: { q: 'hostil' } });
  expect(JSON.stringify(code.grupos)).not.toMatch(/Antes/);
});

it.each([
  ['addNoticia', aNoticia()],
  ['addPagina', aPagina({ direccion: 'otra' })],
  ['addLinea', { nombre: 'Otra' }],
] as const)('%s refuses a text of too many elements', async (call, fields) => {
  const texto = 'El texto tiene demasiadas etiquetas: use como máximo 5000 párrafos, celdas y formatos';
  await expectRefusal(
    portal,
    staff,
    call,
    { body: { ...fields, texto: '<p>'.repeat(6_001) } },
    { status: 422, message: texto, errors: { texto } },
  );
});
