import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { anEvento, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { answered, renderPage } from './renderPage.ts';

const IDS = Array.from({ length: 95 }, (_, index) => index + 1);
const proyectos = IDS.map((id) => aProyecto({ id, nombre: 'Buses' }));
/** More than a page of upcoming events, and more than a page of past ones. */
const eventos = IDS.map((id) => anEvento({ id, nombre: 'Foro', fecha: id > 40 ? '2030-05-01' : '2024-05-01' }));
const products = IDS.map((id) => aProducto({ id, nombre: 'Casco' }));

const ANSWERS = [
  answered('getInicio', {}, elInicio()),
  answered('listPublicProyectos', {}, { success: 1, projects: proyectos }),
  answered('listProyectosByLinea', { params: { lineId: 1 } }, proyectos),
  answered('listProductosByLinea', { params: { lineId: 1 } }, { success: '1', message: '', products }),
  answered('listPublicProductos', {}, { success: '1', message: '', products }),
  answered('listPublicEventos', {}, { success: 1, eventos }),
];

// As on the server.
beforeEach(() => {
  for (const name of ['window', 'document', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The addresses in the plain links of a list and of its further pages. */
async function linksFrom(list: string): Promise<Set<string>> {
  const links = new Set<string>();
  const pages = new Set([list]);
  for (const page of pages) {
    const { html } = await renderPage(page, ANSWERS);
    for (const [, href = ''] of html.matchAll(/<a href="([^"]+)"/g)) {
      const target = href.replaceAll('&amp;', '&');
      if (target.startsWith(`${list}?`)) pages.add(target);
      else links.add(target);
    }
  }
  return links;
}

test.each([
  [sitePaths.proyectos, (id: number) => sitePaths.proyecto(id, 'Buses')],
  [sitePaths.linea('sostenibilidad'), (id: number) => sitePaths.proyecto(id, 'Buses')],
  [sitePaths.productos, (id: number) => sitePaths.producto(id, 'Casco')],
  [sitePaths.eventos, (id: number) => sitePaths.evento(id, 'Foro')],
])('the plain links of %s and its pages lead to every record of a long list', async (list, pathOf) => {
  const links = await linksFrom(list);
  expect(IDS.map(pathOf).filter((path) => !links.has(path))).toEqual([]);
});
