import { describe, expect, it } from 'vitest';
import { headAddress, headAddressOf } from '../../contract/addresses/pageHead.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { newPagina, newProyecto } from '../support/builders/inputs.ts';
import { PATH, pagesPortal } from '../support/pagesPortal.ts';

const withProyecto = pagesPortal();
const publicUrl = 'https://grupo.example.org';
const LIST = '/proyectos_investigacion';

/** The tags between the marks of a document's head. */
const marked = (document: string): string => document.split('</head>')[0]?.split('<!--cabeza-->')[1] ?? 'no mark';

type Portal = Awaited<ReturnType<typeof withProyecto>>;
const headOf = async (portal: Portal, address: string): Promise<string> =>
  JSON.parse((await portal.get(address)).body).cabeza;

describe('the head of a page', () => {
  it.each([
    ['the home', '/', ''],
    ['a list', LIST, ''],
    ['a filtered list', LIST, 'q=puntos'],
    ['a page of a list', LIST, 'pagina=2'],
    ['a list with a parameter that it does not read', LIST, 'utm_source=boletin'],
    ['a record', PATH, ''],
    ['a record that does not exist', `/proyecto_investigacion/${encodeId(99)}`, ''],
    ['an address without a page', '/nada', ''],
    ['the search', '/buscar', 'q=puntos'],
  ])('%s is that of its document', async (_case, path, query) => {
    await using portal = await withProyecto({ publicUrl, more: 30 });
    const { body } = await portal.get(query === '' ? path : `${path}?${query}`);
    const head = await headOf(portal, headAddressOf(path, query));
    expect(head).toBe(marked(body));
    expect(head).toContain('<meta name="description" content="D &quot;x&quot;" />');
  });

  it('is the canonical one at every spelling of the address', async () => {
    await using portal = await withProyecto({ publicUrl });
    const head = await headOf(portal, headAddress(`/Proyecto_Investigacion/${encodeId(1)}/otro`, false));
    expect(head).toContain(`<link rel="canonical" href="${publicUrl}${PATH}" />`);
  });

  it('without a description of its own or of the site is the built one', async () => {
    await using portal = await withProyecto();
    const { body } = await portal.get('/');
    expect(marked(body).match(/<meta name="description"/g)).toHaveLength(1);
    expect(body.match(/<meta name="description"/g)).toHaveLength(1);
  });
});

it('of a record, line or page that was withdrawn is that of its document', async () => {
  await using portal = await withProyecto({ publicUrl });
  const { linea } = await portal.staff.call('addLinea', { body: { nombre: 'Arrecifes' } });
  const pagina = await newPagina(portal.staff);
  const pages = [
    { path: PATH, recurso: 'proyectos', recurso_id: 1 },
    { path: '/lineas/arrecifes', recurso: 'lineas', recurso_id: linea.id },
    { path: '/paginas/quienes-somos', recurso: 'paginas', recurso_id: pagina },
  ] as const;
  for (const { path, recurso, recurso_id } of pages) {
    await portal.staff.call('archiveRecord', { body: { recurso, recurso_id } });
    const { statusCode, body } = await portal.get(path);
    const { cabeza, retirado } = JSON.parse((await portal.get(headAddressOf(path, ''))).body);
    expect([statusCode, cabeza, retirado]).toEqual([410, marked(body), true]);
    expect(cabeza).toContain('<meta property="og:title" content="Retirado" />');
  }
});

it('follows a write, is revalidated, and is no visit', async () => {
  await using portal = await withProyecto({ publicUrl });
  const address = headAddress(PATH, false);
  const { headers } = await portal.get(address);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect((await portal.get(address, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  await portal.staff.call('updateProyecto', { body: { id: 1, nombre: 'Otro nombre' } });
  expect(await headOf(portal, address)).toContain('/otro-nombre');
  await newProyecto(portal.staff);
  expect(await portal.db.selectFrom('visitas').selectAll().execute()).toEqual([]);
});

it.each([['/admin'], ['/Admin/proyectos'], ['https://otro.example/'], ['']])('%j has none', async (path) => {
  await using portal = await withProyecto();
  const { statusCode, body } = await portal.get(headAddress(path, false));
  expect([statusCode, JSON.parse(body).success]).toEqual([404, 0]);
});

it('needs one address', async () => {
  await using portal = await withProyecto();
  expect((await portal.get('/api/cabeza')).statusCode).toBe(404);
  expect((await portal.get('/api/cabeza?ruta=%2F&ruta=%2F')).statusCode).toBe(404);
});

it.each([
  ['malformed', '%2F%25'],
  ['malformed below a page', '%2Fproyecto_investigacion%2F%25E0%25A4%25A'],
  ['of 2,001 characters', `%2F${'a'.repeat(2_000)}`],
  ['of slashes', '%2F'.repeat(5_000)],
])('answers no 5xx for an address that is %s', async (_case, ruta) => {
  await using portal = await withProyecto({ publicUrl });
  const { statusCode, body } = await portal.get(`/api/cabeza?ruta=${ruta}`);
  expect([200, 404], body).toContain(statusCode);
  if (ruta.length > 2_000) expect([statusCode, JSON.parse(body).success]).toEqual([404, 0]);
});
