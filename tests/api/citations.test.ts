import { afterAll, describe, expect, it } from 'vitest';
import { CITATION_TYPES, type CitationFormat, documentPaths } from '../../contract/addresses/documentPaths.ts';
import { machinePaths } from '../../contract/addresses/machinePaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { persona } from '../support/builders/article.ts';
import { newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { SITE, siteWith } from '../support/siteBuild.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const FORMATS = Object.entries(CITATION_TYPES) as [CitationFormat, string][];

/** A server part whose pages have the text 'page'. */
const SERVER = `export const siteRenderer = {
  callsOf: (path) => [{ key: 'getProducto ' + path, name: 'getProducto', params: { id: Number(atob(path.split('/')[2])) } }],
  render: async () => ({ html: 'page', embedded: {}, title: 'T', heading: 'H', description: 'D' }),
};`;
const manifest = {
  ...JSON.parse(SITE['.vite/manifest.json'] ?? ''),
  'public-site/pages/ProductoPage/ProductoPage.tsx': { file: 'assets/ProductoPage-1.js' },
};
const site = await siteWith({
  ...SITE,
  '.vite/manifest.json': JSON.stringify(manifest),
  'server/package.json': '{"type":"module"}',
  'server/server.js': SERVER,
});
afterAll(() => site[Symbol.asyncDispose]());

/** Products 1 to 3: one of a project of line 3 and of a member, one of another year, and one without a record. */
async function portalWithProductos() {
  const portal = await testApp({ siteDir: site.folder, publicUrl: 'https://grupo.example.org' });
  const staff = await portal.staff();
  const integrante = await newIntegrante(staff);
  const proyecto_id = await newProyecto(staff);
  await staff.call('assignLinea', { body: { proyecto_id, id_linea: 3 } });
  const autores = [persona('Núñez', 'Ana', { integrante_id: integrante })];
  const id = await newProducto(staff, { nombre: 'Uno', autores, fecha_publicacion: '2024-05', tipo: 'Libro' });
  await staff.call('addProductoToProyecto', { body: { proyecto_id, producto_id: id } });
  await newProducto(staff, { nombre: 'Dos', fecha_publicacion: '2025', autores: [persona('Ruiz')], enlace: '' });
  await newProducto(staff, { nombre: 'Tres' });
  return { portal, staff, proyecto_id };
}

const get = (portal: TestApp, url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

const titlesAt = async (portal: TestApp, url: string): Promise<string[]> => {
  const response = await get(portal, url);
  expect(response.statusCode, url).toBe(200);
  return (response.json() as { title: string }[]).map(({ title }) => title);
};

describe('the references of a page', () => {
  it.each(FORMATS)('are served as .%s with the type %s, with and without a slug', async (format, type) => {
    const { portal } = await portalWithProductos();
    await using _ = portal;
    for (const page of [sitePaths.producto(1), sitePaths.producto(1, 'Uno'), sitePaths.producto(1, 'Otro nombre')]) {
      const response = await get(portal, documentPaths.citation(page, format));
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect(response.body).toContain('Uno');
      expect(response.body).not.toContain('Dos');
    }
  });

  it('hold the products of list, project, member and line, newest first', async () => {
    const { portal, proyecto_id } = await portalWithProductos();
    await using _ = portal;
    const json = (page: string) => documentPaths.citation(page, 'json');
    expect(await titlesAt(portal, json(sitePaths.productos))).toEqual(['Tres', 'Dos', 'Uno']);
    expect(await titlesAt(portal, json(sitePaths.proyecto(proyecto_id)))).toEqual(['Uno']);
    expect(await titlesAt(portal, json(sitePaths.integrante(1, 'Ana Núñez')))).toEqual(['Uno']);
    expect(await titlesAt(portal, json(sitePaths.linea('seguridad_quimica')))).toEqual(['Uno']);
    expect(await titlesAt(portal, json(sitePaths.linea('sostenibilidad')))).toEqual([]);
  });

  it('of the list follow its query', async () => {
    const { portal } = await portalWithProductos();
    await using _ = portal;
    const at = (query: string) => titlesAt(portal, documentPaths.citation(sitePaths.productos, 'json', query));
    expect(await at('anio=2024')).toEqual(['Uno']);
    expect(await at('tipo=Libro&orden=titulo')).toEqual(['Dos', 'Tres', 'Uno']);
    expect(await at('integrante=1')).toEqual(['Uno']);
    expect(await at('linea=3')).toEqual(['Uno']);
    expect(await at('q=dos')).toEqual(['Dos']);
    expect(await at('pagina=2')).toEqual(['Tres', 'Dos', 'Uno']);
    expect(await at('vista=lista')).toEqual(['Tres', 'Dos', 'Uno']);
    expect(await at('vista=lista&orden=fecha')).toEqual(['Dos', 'Uno', 'Tres']);
    expect(await at('orden=agregado')).toEqual(['Tres', 'Dos', 'Uno']);
    expect(await at('otra=1')).toEqual(['Tres', 'Dos', 'Uno']);
  });

  it('change with a write', async () => {
    const { portal, staff } = await portalWithProductos();
    await using _ = portal;
    const url = documentPaths.citation(sitePaths.producto(1), 'json');
    expect(await titlesAt(portal, url)).toEqual(['Uno']);
    await staff.call('updateProducto', { body: { id: 1, nombre: 'Nuevo' } });
    expect(await titlesAt(portal, url)).toEqual(['Nuevo']);
  });

  it('name the page of a product without DOI and link', async () => {
    const { portal } = await portalWithProductos();
    await using _ = portal;
    const [item] = (await get(portal, documentPaths.citation(sitePaths.producto(2), 'json'))).json();
    expect(item.URL).toBe(`https://grupo.example.org${sitePaths.producto(2, 'Dos')}`);
  });

  it('are not found for a record that is not public', async () => {
    const { portal, staff, proyecto_id } = await portalWithProductos();
    await using _ = portal;
    await staff.call('toggleProyecto', { body: { id: proyecto_id, activo: 0 } });
    for (const page of [sitePaths.producto(9), sitePaths.proyecto(proyecto_id), sitePaths.integrante(9)]) {
      expect((await get(portal, documentPaths.citation(page, 'bib'))).statusCode).toBe(404);
    }
    expect((await get(portal, '/productos_investigacion_detail/x/cita.bib')).statusCode).toBe(404);
  });
});

describe("content negotiation on a product's page", () => {
  const page = sitePaths.producto(1, 'Uno');

  it.each(FORMATS)('answers the reference as .%s to a client that prefers %s', async (format, type) => {
    const { portal } = await portalWithProductos();
    await using _ = portal;
    // Twice before and after the page is cached.
    for (const _attempt of [1, 2]) {
      for (const address of [page, sitePaths.producto(1)]) {
        const response = await get(portal, address, { accept: `text/html;q=0.5, ${type}` });
        expect(response.statusCode).toBe(200);
        expect(response.headers).toMatchObject({
          'content-type': `${type}; charset=utf-8`,
          vary: 'Accept, Accept-Encoding',
          'content-location': documentPaths.citation(sitePaths.producto(1), format),
        });
      }
      expect((await get(portal, page, { accept: 'text/html' })).body).toContain('page');
    }
    const direct = await get(portal, documentPaths.citation(sitePaths.producto(1), format));
    expect(direct.headers).not.toHaveProperty('content-location');
  });

  it.each(['', '*/*', 'text/html', 'text/html, application/x-bibtex', 'image/png', 'application/x-bibtex;q=0'])(
    'answers the page to a client that accepts "%s"',
    async (accept) => {
      const { portal } = await portalWithProductos();
      await using _ = portal;
      const response = await get(portal, page, accept === '' ? {} : { accept });
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers.vary).toBe('Accept, Accept-Encoding');
    },
  );

  it('is not short-cut by the cache that answers before Fastify', async () => {
    const { portal } = await portalWithProductos();
    await using _ = portal;
    const address = (await portal.app.listen({ port: 0 })) + page;
    const typeFor = async (accept: string) =>
      (await fetch(address, { headers: { accept } })).headers.get('content-type');
    for (const _attempt of [1, 2, 3]) {
      expect(await typeFor('text/html')).toBe('text/html; charset=utf-8');
      for (const accept of ['application/x-bibtex', 'Application/X-BibTeX', 'application/*;q=0.9, text/html;q=0.1']) {
        expect(await typeFor(accept)).toBe('application/x-bibtex; charset=utf-8');
      }
    }
  });

  it('counts an Accept of more than 1,000 characters as absent', async () => {
    const { portal } = await portalWithProductos();
    await using _ = portal;
    const address = (await portal.app.listen({ port: 0 })) + page;
    const typeFor = async (length: number) => {
      const accept = 'application/x-bibtex,'.padEnd(length, 'x');
      return (await fetch(address, { headers: { accept } })).headers.get('content-type');
    };
    for (const _attempt of [1, 2, 3]) {
      expect(await typeFor(1_000)).toBe('application/x-bibtex; charset=utf-8');
      expect(await typeFor(1_001)).toBe('text/html; charset=utf-8');
    }
  });

  const APA = 'Núñez, A. (2024). Uno. https://example.org/';
  const bibliography = (parameters: string) => `text/x-bibliography${parameters}`;

  it.each([
    ['', 'cita.txt', APA],
    ['; style=apa; locale=es-ES', 'cita.txt', APA],
    ['; style=nature', 'cita.txt', APA],
    ['; style="IEEE"; q=0.9', 'cita-ieee.txt', 'A. Núñez, Uno. 2024. [En línea]. Disponible: https://example.org/'],
    ['; style=vancouver', 'cita-vancouver.txt', 'Núñez A. Uno [Internet]. 2024. Disponible en: https://example.org/'],
  ])('answers the printed reference for text/x-bibliography%s', async (parameters, file, text) => {
    const { portal } = await portalWithProductos();
    await using _ = portal;
    for (const _attempt of [1, 2]) {
      const response = await get(portal, page, { accept: `text/html;q=0.1, ${bibliography(parameters)}` });
      const location = `${sitePaths.producto(1)}/${file}`;
      expect(response.headers).toMatchObject({
        'content-type': 'text/x-bibliography; charset=utf-8',
        'content-location': location,
        vary: 'Accept, Accept-Encoding',
      });
      expect(response.body.startsWith(text), response.body).toBe(true);
      expect((await get(portal, location)).body).toBe(response.body);
    }
  });

  it.each([
    ['application/ld+json', machinePaths.graph(sitePaths.producto(1)), { '@type': 'Book', name: 'Uno' }],
    ['application/linkset+json', documentPaths.linkset(sitePaths.producto(1)), { linkset: [{}] }],
  ])('answers %s', async (accept, location, content) => {
    const { portal } = await portalWithProductos();
    await using _ = portal;
    const response = await get(portal, page, { accept });
    expect(response.headers).toMatchObject({ 'content-type': accept, 'content-location': location });
    expect(response.json()).toMatchObject(content);
    expect((await get(portal, location)).body).toBe(response.body);
  });

  it('leaves no document of a product that is not public', async () => {
    const { portal } = await portalWithProductos();
    await using _ = portal;
    for (const addressOf of [machinePaths.graph, (path: string) => machinePaths.reference(path, 'ieee')]) {
      expect((await get(portal, addressOf(sitePaths.producto(9)))).statusCode).toBe(404);
    }
    expect((await get(portal, sitePaths.producto(9), { accept: bibliography('') })).statusCode).toBe(404);
  });

  it('answers 404 for an unknown product', async () => {
    const { portal } = await portalWithProductos();
    await using _ = portal;
    const response = await get(portal, sitePaths.producto(9), { accept: 'application/x-bibtex' });
    expect(response.statusCode).toBe(404);
  });
});
