import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Persona } from '../../contract/bibliography/persona.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { aProducto, elInicio } from '../support/builders/publicRecords.ts';
import { currentAddress } from './address.ts';
import { answer, answerNever, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const persona = (changes: Partial<Persona>): Persona => ({
  apellidos: '',
  nombres: '',
  nombre_corporativo: '',
  orcid: '',
  integrante_id: null,
  ...changes,
});

beforeEach(() => answer('getInicio', elInicio()));

describe('the products page', () => {
  const PAGE = '/productos_investigacion';
  const names = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);

  beforeEach(() =>
    answer('listPublicProductos', {
      success: '1',
      message: '',
      products: [
        aProducto({ id: 1, nombre: 'Guía de cruces', tipo: 'Informe técnico' }),
        aProducto({ id: 2, nombre: 'Casco bien puesto', tipo: 'Informe técnico', descripcion: '' }),
      ],
    }),
  );

  test('a card shows the product and links to it', async () => {
    visit(PAGE);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Guía de cruces' });
    const card = heading.closest('article');
    const first = within(card as HTMLElement);
    expect(first.getByText('Informe técnico')).toBeDefined();
    expect(first.getByText('Una guía')).toBeDefined();
    const link = first.getByRole('link', { name: /^Ver Detalles/ });
    expect(link.getAttribute('href')).toBe(`/productos_investigacion_detail/${encodeId(1)}/guia-de-cruces`);
    expect(screen.getByText('Descripción no disponible')).toBeDefined();
  });

  test('a button opens filters and order, and says how many are set', async () => {
    answer('listPublicProductos', {
      success: '1',
      message: '',
      products: [aProducto({ id: 1, tipo: 'Libro', fecha_publicacion: '2025' }), aProducto({ id: 2, tipo: 'Libro' })],
    });
    const user = visit(PAGE);
    await screen.findAllByRole('article');
    const button = screen.getByRole('button', { name: 'Filtrar' });
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect([button.getAttribute('aria-expanded'), panel?.dataset.open]).toEqual(['false', 'false']);
    expect(panel?.querySelectorAll('select')).toHaveLength(3);
    await user.click(button);
    expect([button.getAttribute('aria-expanded'), panel?.dataset.open]).toEqual(['true', 'true']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Libro');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Año' }), '2025');
    expect(button.textContent).toBe('Filtrar (2)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Título');
    expect(button.textContent).toBe('Filtrar (3)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Fecha de publicación');
    expect(button.textContent).toBe('Filtrar (2)');
  });

  test('the search filters by name or description, counts, and can be cleared', async () => {
    const user = visit(PAGE);
    await screen.findAllByRole('article');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre o descripción' }), 'GUIA');
    expect(names()).toEqual(['Guía de cruces']);
    expect(screen.getByRole('status').textContent).toBe('1 producto encontrado');
    expect(currentAddress()).toBe(`${PAGE}?q=GUIA`);
    await user.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }));
    expect(names()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Limpiar búsqueda' })).toBeNull();
  });

  test('a search without matches offers all products', async () => {
    const user = visit(`${PAGE}?q=zzz`);
    expect(await screen.findByText('No se encontraron productos que coincidan con "zzz"')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ver todos los productos' }));
    expect(names()).toHaveLength(2);
  });

  test('the type is in the URL, combines with the search and is counted', async () => {
    answer('listPublicProductos', {
      success: '1',
      message: '',
      products: [
        aProducto({ id: 1, nombre: 'Guía de cruces', tipo: 'Libro' }),
        aProducto({ id: 2, nombre: 'Casco bien puesto', tipo: 'Libro' }),
        aProducto({ id: 3, nombre: 'Simulador', tipo: 'Software' }),
      ],
    });
    const user = visit(PAGE);
    await screen.findAllByRole('article');
    const select = screen.getByRole('combobox', { name: 'Tipo' });
    await user.selectOptions(select, 'Libro');
    expect(names()).toEqual(['Casco bien puesto', 'Guía de cruces']);
    expect(screen.getByRole('status').textContent).toBe('2 productos encontrados');
    expect(currentAddress()).toBe(`${PAGE}?tipo=Libro`);
    await user.type(screen.getByRole('searchbox'), 'simulador');
    expect(
      screen.getByText('No se encontraron productos que coincidan con "simulador" y el tipo "Libro"'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ver todos los productos' }));
    expect(names()).toHaveLength(3);
    expect(currentAddress()).toBe(PAGE);
  });

  test('an address with a type opens filtered; an unknown type shows all', async () => {
    visit(`${PAGE}?tipo=Informe+t%C3%A9cnico`);
    await screen.findAllByRole('article');
    expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveProperty('value', 'Informe técnico');
    expect(screen.getByRole('status').textContent).toBe('2 productos encontrados');
    cleanup();
    visit(`${PAGE}?tipo=Sinfon%C3%ADa`);
    await screen.findAllByRole('article');
    expect(names()).toHaveLength(2);
    expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveProperty('value', '');
    expect(screen.getByRole('status').textContent).toBe('2 productos');
  });

  test('year, line, member and order are in the URL and offer what exists', async () => {
    const ana = persona({ nombres: 'Ana', apellidos: 'Núñez', integrante_id: 7 });
    const dated = { fecha_publicacion: '2025-03', autores: [ana, persona({ apellidos: 'Ruiz' })] };
    answer('listPublicProductos', {
      success: '1',
      message: '',
      products: [
        aProducto({ id: 1, nombre: 'Guía de cruces', id_linea: 3, ...dated }),
        aProducto({ id: 2, nombre: 'Aceras', fecha_publicacion: '2026' }),
        aProducto({ id: 3, nombre: 'Casco bien puesto', ...dated, fecha_publicacion: '2024' }),
      ],
    });
    const user = visit(PAGE);
    await screen.findAllByRole('article');
    expect(screen.getAllByText('Ana Núñez, Ruiz · 2025')).toHaveLength(1);
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Año')).toEqual(['Todos', '2026', '2025', '2024']);
    expect(options('Línea de investigación')).toEqual(['Todas', 'Seguridad química']);
    expect(options('Integrante')).toEqual(['Todos', 'Ana Núñez']);
    expect(names()).toEqual(['Aceras', 'Guía de cruces', 'Casco bien puesto']);
    const choose = (name: string, option: string) => user.selectOptions(screen.getByRole('combobox', { name }), option);
    await choose('Ordenar por', 'Título');
    expect(names()).toEqual(['Aceras', 'Casco bien puesto', 'Guía de cruces']);
    await choose('Ordenar por', 'Últimos agregados');
    expect(names()).toEqual(['Casco bien puesto', 'Aceras', 'Guía de cruces']);
    expect(currentAddress()).toBe(`${PAGE}?orden=agregado`);
    await choose('Ordenar por', 'Fecha de publicación');
    expect(names()).toEqual(['Aceras', 'Guía de cruces', 'Casco bien puesto']);
    expect(screen.getByRole('status').textContent).toBe('3 productos');
    await choose('Integrante', 'Ana Núñez');
    expect(names()).toEqual(['Guía de cruces', 'Casco bien puesto']);
    expect(screen.getByRole('status').textContent).toBe('2 productos encontrados');
    await choose('Año', '2024');
    await choose('Línea de investigación', 'Seguridad química');
    expect(currentAddress()).toBe(`${PAGE}?orden=fecha&integrante=7&anio=2024&linea=3`);
    expect(screen.getByText('No se encontraron productos que coincidan con los filtros aplicados.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ver todos los productos' }));
    expect(names()).toHaveLength(3);
    expect(currentAddress()).toBe(`${PAGE}?orden=fecha`);
  });

  test('products of a server without types, dates, lines and authors have no filter by them', async () => {
    answerRaw('listPublicProductos', { success: '1', products: [{ id: '5', nombre: 'Guía de cruces' }] });
    visit(PAGE);
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('combobox')).toEqual([screen.getByRole('combobox', { name: 'Ordenar por' })]);
  });

  test('a success other than 1 is logged and the list is empty', async () => {
    const noise = expectNoise();
    answerRaw('listPublicProductos', { success: '0', message: 'Sin productos' });
    visit(PAGE);
    expect(await screen.findByText('No se pudieron cargar los productos.')).toBeDefined();
    expect(screen.getByText('No hay productos disponibles.')).toBeDefined();
    expectLogged(noise, 'listPublicProductos', 'Sin productos');
  });
});

test('a failure is logged and shown, also with a search, and offers a retry', async () => {
  const noise = expectNoise();
  answerNever('listPublicProductos');
  visit('/productos_investigacion?q=zzz');
  expect((await screen.findByRole('alert')).textContent).toBe('No se pudieron cargar los productos.');
  expect(screen.getByText('No hay productos disponibles.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  expectLogged(noise, 'listPublicProductos', 'HTTP 0');
});

describe('the product page', () => {
  const PAGE = `/productos_investigacion_detail/${encodeId(5)}`;

  test('shows the external link and the project', async () => {
    answer('getProducto', {
      success: 1,
      product: aProducto({ id: 5, proyecto_id: 12, proyecto_nombre: 'Buses' }),
    });
    visit(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Guía de carga' })).toBeDefined();
    const page = within(screen.getByRole('main'));
    const link = page.getByRole('link', { name: /Abrir el producto/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://example.org/g', 'noopener']);
    expect(page.getByRole('link', { name: 'Buses' }).getAttribute('href')).toBe(
      `/proyecto_investigacion/${encodeId(12)}/buses`,
    );
  });

  test('reads like an article: authors, source, DOI, abstract, facts, full text and related products', async () => {
    const ana = persona({ nombres: 'Ana', apellidos: 'Núñez', orcid: '0000-0002-1825-0097', integrante_id: 7 });
    answer('getProducto', {
      success: 1,
      product: aProducto({
        id: 5,
        tipo: 'Artículo científico',
        descripcion: '',
        autores: [ana, persona({ nombre_corporativo: 'Secretaría de Salud' })],
        autores_integrantes: [{ id: 7, nombre: 'Ana María Núñez' }],
        fecha_publicacion: '2026-05',
        revista: 'Revista Vial',
        volumen: '12',
        numero: '3',
        pagina_inicial: '45',
        pagina_final: '58',
        // A field of another type stays stored and is not shown.
        editorial: 'Editorial de otro tipo',
        doi: '10.5555/a<b',
        resumen: 'Un resumen',
        palabras_clave: ['casco', 'casco'],
        licencia: 'CC-BY-4.0',
        acceso: 'embargo',
        fecha_embargo: '2020-01-01',
        url_pdf: '/productos_investigacion_detail/NQ/texto_completo.pdf',
        pdf_bytes: 1_234_567,
      }),
      relacionados: [aProducto({ id: 6, nombre: 'Otra guía', fecha_publicacion: '2024', autores: [ana] })],
    });
    visit(PAGE);
    await screen.findByRole('heading', { level: 1 });
    const page = within(screen.getByRole('main'));
    const authors = within(page.getByRole('list', { name: 'Autores' })).getAllByRole('listitem');
    expect(authors.map(({ textContent }) => textContent)).toEqual([
      'Ana NúñezORCID de Ana Núñez (se abre en una pestaña nueva)',
      'Secretaría de Salud',
    ]);
    const hrefOf = (name: string | RegExp) => page.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Ana Núñez')).toBe(`/integrante_grupo_investigacion/${encodeId(7)}/ana-maria-nunez`);
    expect(hrefOf(/^ORCID de Ana Núñez/)).toBe('https://orcid.org/0000-0002-1825-0097');
    expect(hrefOf(/^https:\/\/doi/)).toBe('https://doi.org/10.5555/a%3Cb');
    expect(hrefOf(/^CC BY 4.0/)).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect(hrefOf('Texto completo (PDF, 1,2 MB)')).toBe('/productos_investigacion_detail/NQ/texto_completo.pdf');
    expect(hrefOf('Otra guía')).toBe(`/productos_investigacion_detail/${encodeId(6)}/otra-guia`);
    expect(page.getByText('Ana Núñez · 2024')).toBeDefined();
    expect(page.getByText('Revista Vial').closest('p')?.textContent).toBe('Revista Vial, 12(3), pp. 45–58');
    for (const text of ['Publicado en mayo de 2026', 'Un resumen', 'casco', 'Acceso abierto']) {
      expect(page.getByText(text)).toBeDefined();
    }
    expect(page.queryByText('Editorial de otro tipo')).toBeNull();
    expect(page.queryByText('Descripción no disponible')).toBeNull();
  });

  test('says that a work is in press, embargoed or without a date', async () => {
    const product = { ...aProducto({ tipo: 'Capítulo de libro', titulo_libro: 'Manual vial', acceso: 'embargo' }) };
    answer('getProducto', { success: 1, product: { ...product, en_prensa: 1, fecha_embargo: '2999-05-01' } });
    visit(PAGE);
    expect((await screen.findByText('Manual vial')).closest('p')?.textContent).toBe('En Manual vial');
    expect(screen.getByText('En prensa')).toBeDefined();
    expect(screen.getByText('Embargado hasta el 1 de mayo de 2999')).toBeDefined();
  });

  test('a product without a bibliographic record shows no sections, facts or authors', async () => {
    answer('getProducto', { success: 1, product: aProducto({ id: 5 }), relacionados: [] });
    visit(PAGE);
    await screen.findByRole('heading', { level: 1 });
    const page = within(screen.getByRole('main'));
    expect(page.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(page.queryByRole('complementary')).toBeNull();
    expect(page.queryByRole('list', { name: 'Autores' })).toBeNull();
  });

  test('offers the product, its full text and its citation in the head, before the abstract', async () => {
    const product = aProducto({ id: 5, resumen: 'Un resumen', url_pdf: '/texto.pdf', pdf_bytes: 2_000 });
    answer('getProducto', { success: 1, product });
    visit(PAGE);
    const title = await screen.findByRole('heading', { level: 1 });
    const head = title.closest('header') as HTMLElement;
    const offers = within(head).getAllByText(/^(Abrir el producto|Texto completo.*|Citar)$/);
    expect(offers.map(({ textContent }) => textContent?.replace(/ \(.*/, ''))).toEqual([
      'Abrir el producto',
      'Texto completo',
      'Citar',
    ]);
    expect(screen.getAllByRole('link', { name: /Abrir el producto/ })).toHaveLength(1);
    const resumen = screen.getByText('Un resumen');
    expect(head.compareDocumentPosition(resumen) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  test('shows a text instead of a missing external link', async () => {
    answer('getProducto', { success: 1, product: aProducto({ url_externa: '', descripcion: '' }) });
    visit(PAGE);
    expect(await screen.findByText('No hay enlace externo disponible')).toBeDefined();
    expect(screen.getByText('No hay enlace externo disponible').closest('header')).not.toBeNull();
    expect(screen.getByText('Descripción no disponible')).toBeDefined();
  });

  test('shows a message for a missing product', async () => {
    const noise = expectNoise();
    answerRaw('getProducto', { success: 0, message: 'No existe' });
    visit(PAGE);
    expect(await screen.findByText('No se encontró información del producto')).toBeDefined();
    expectLogged(noise, 'getProducto', 'No existe');
  });

  test('a failure is only logged and the loader stays', async () => {
    const noise = expectNoise();
    answerNever('getProducto');
    visit(PAGE);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByText('Cargando...')).toBeDefined();
    expectLogged(noise, 'getProducto', 'HTTP 0');
  });

  test('shows the message for a link without an id', async () => {
    visit('/productos_investigacion_detail/---');
    expect(await screen.findByText('No se encontró información del producto')).toBeDefined();
    await screen.findByText('Política de privacidad');
  });
});
