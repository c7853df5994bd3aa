import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Persona } from '../../contract/bibliography/persona.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { aProducto, elInicio } from '../support/builders/publicRecords.ts';
import { currentAddress } from './address.ts';
import { answered, renderPage } from './renderPage.ts';
import { answer, answerRaw, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const PAGE = '/productos_investigacion';
const ROWS = `${PAGE}?vista=lista`;

const persona = (changes: Partial<Persona>): Persona => ({
  apellidos: '',
  nombres: '',
  nombre_corporativo: '',
  orcid: '',
  integrante_id: null,
  ...changes,
});

const LONG = `Efecto de las pausas activas ${'en la conducción de vehículos de carga '.repeat(6)}`.trim();
const ana = persona({ nombres: 'Ana', apellidos: 'Núñez', integrante_id: 7 });

const products = [
  aProducto({
    id: 1,
    nombre: LONG,
    tipo: 'Artículo científico',
    fecha_publicacion: '2024-03',
    autores: [ana, ...['Ruiz', 'Gómez', 'Peña'].map((apellidos) => persona({ apellidos }))],
    revista: 'Revista Vial',
    editorial: 'Editorial de otro tipo',
    doi: '10.5555/a<b',
    acceso: 'embargo',
    fecha_embargo: '2020-01-01',
    url_pdf: '/productos_investigacion_detail/MQ/texto_completo.pdf',
  }),
  aProducto({ id: 2, nombre: 'Sin fecha uno', tipo: 'Libro' }),
  aProducto({ id: 3, nombre: 'Más nuevo', tipo: 'Libro', fecha_publicacion: '2026', editorial: 'Camino Real' }),
  aProducto({ id: 4, nombre: 'Aceptado', tipo: 'Software', en_prensa: 1, acceso: 'cerrado' }),
  aProducto({ id: 5, nombre: 'Mismo año', tipo: 'Libro', fecha_publicacion: '2024-11-02' }),
];
const listed = { success: '1' as const, message: '', products };

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('listPublicProductos', listed);
});

const headings = (level: number) =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level })
    .map(({ textContent }) => textContent);
const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('article') as HTMLElement);
const viewLinks = () => within(screen.getByRole('navigation', { name: 'Vista de los productos' }));
const hrefOf = (name: string) => viewLinks().getByRole('link', { name }).getAttribute('href');

describe('the products as rows', () => {
  test('stand below their years, newest first, those without a date last', async () => {
    visit(ROWS);
    await screen.findAllByRole('article');
    expect(headings(2)).toEqual(['2026', '2024', 'En prensa', 'Sin fecha']);
    expect(headings(3)).toEqual(['Más nuevo', 'Mismo año', LONG, 'Aceptado', 'Sin fecha uno']);
  });

  test('are in the order of the cards', async () => {
    visit(PAGE);
    await screen.findAllByRole('article');
    expect(headings(2)).toEqual(['Más nuevo', 'Mismo año', LONG, 'Aceptado', 'Sin fecha uno']);
  });

  test('have title, all authors, source, DOI, access and full text', async () => {
    visit(ROWS);
    const row = await rowOf(LONG);
    const title = row.getByRole('link', { name: LONG });
    expect(title.getAttribute('href')).toMatch(new RegExp(`^/productos_investigacion_detail/${encodeId(1)}/`));
    expect(title.closest('.recorte')).toBeNull();
    expect(row.getByText('Ana Núñez').closest('p')?.textContent).toBe('Ana Núñez (integrante), Ruiz, Gómez, Peña');
    expect(row.getByText('Revista Vial').closest('p')?.textContent).toBe('Revista Vial');
    expect(row.getByRole('link', { name: 'https://doi.org/10.5555/a%3Cb' }).getAttribute('href')).toBe(
      'https://doi.org/10.5555/a%3Cb',
    );
    expect(row.getByText('Acceso abierto')).toBeDefined();
    const pdf = row.getByRole('link', { name: `PDF de ${LONG}` });
    expect(pdf.getAttribute('href')).toBe('/productos_investigacion_detail/MQ/texto_completo.pdf');
    expect(row.getByRole('button', { name: `Citar: ${LONG}` })).toBeDefined();
  });

  test('mark the members among the authors, and say what the mark means', async () => {
    visit(ROWS);
    const row = await rowOf(LONG);
    expect(row.getByText('Ana Núñez').tagName).toBe('STRONG');
    expect(row.getByText('Ruiz').tagName).toBe('BDI');
    expect(screen.getByText('En negrita, los integrantes del grupo.')).toBeDefined();
    cleanup();
    visit(`${ROWS}&tipo=Libro`);
    await screen.findAllByRole('article');
    expect(screen.queryByText('En negrita, los integrantes del grupo.')).toBeNull();
  });

  test('have nothing of what is not known', async () => {
    visit(ROWS);
    const row = await rowOf('Aceptado');
    expect(row.queryByText('Acceso abierto')).toBeNull();
    expect(row.getAllByRole('link', { hidden: false }).map(({ textContent }) => textContent)[0]).toBe('Aceptado');
    expect(row.queryByRole('link', { name: /^PDF/ })).toBeNull();
    const book = await rowOf('Más nuevo');
    expect(book.getByText('Camino Real')).toBeDefined();
  });

  test('of another server without these fields have titles, and no headings of years', async () => {
    answerRaw('listPublicProductos', { success: '1', products: [{ id: '5', nombre: 'Guía de cruces' }] });
    visit(ROWS);
    await screen.findAllByRole('article');
    expect(headings(2)).toEqual(['Guía de cruces']);
    expect(headings(3)).toEqual([]);
  });

  test('in the chosen order have the year in each row', async () => {
    const user = visit(`${ROWS}&orden=titulo`);
    await screen.findAllByRole('article');
    expect(headings(2)).toEqual(['Aceptado', LONG, 'Más nuevo', 'Mismo año', 'Sin fecha uno']);
    expect(screen.getByText('Revista Vial').closest('p')?.textContent).toBe('Revista Vial · 2024');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Últimos agregados');
    expect(headings(2)).toEqual(['Mismo año', 'Aceptado', 'Más nuevo', 'Sin fecha uno', LONG]);
  });
});

describe('the links between cards and rows', () => {
  test('mark the form that is shown, and keep the filters', async () => {
    const user = visit(`${PAGE}?tipo=Libro&utm_source=x`);
    await screen.findAllByRole('article');
    expect([hrefOf('Tarjetas'), hrefOf('Lista')]).toEqual([`${PAGE}?tipo=Libro`, `${PAGE}?tipo=Libro&vista=lista`]);
    expect(viewLinks().getByRole('link', { current: true }).textContent).toBe('Tarjetas');
    await user.click(viewLinks().getByRole('link', { name: 'Lista' }));
    expect(currentAddress()).toBe(`${PAGE}?tipo=Libro&vista=lista`);
    await waitFor(() => expect(headings(2)).toEqual(['2026', '2024', 'Sin fecha']));
    expect(viewLinks().getByRole('link', { current: true }).textContent).toBe('Lista');
    expect(screen.getByRole('status').textContent).toBe('3 productos encontrados');
    await user.click(viewLinks().getByRole('link', { name: 'Tarjetas' }));
    expect(currentAddress()).toBe(`${PAGE}?tipo=Libro`);
  });

  test('a filter and its removal keep the rows', async () => {
    const user = visit(ROWS);
    await screen.findAllByRole('article');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Año' }), '2026');
    expect(currentAddress()).toBe(`${ROWS}&anio=2026`);
    expect(headings(3)).toEqual(['Más nuevo']);
    expect(headings(2)).toEqual(['2026']);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await user.click(screen.getByRole('button', { name: 'Ver todos los productos' }));
    expect(currentAddress()).toBe(ROWS);
    expect(headings(3)).toHaveLength(5);
  });

  test('any other value of vista is the cards', async () => {
    visit(`${PAGE}?vista=tabla`);
    await screen.findAllByRole('article');
    expect(screen.getAllByRole('link', { name: /^Ver Detalles/ })).toHaveLength(5);
    expect(document.querySelector('input[name="vista"]')).toBeNull();
  });
});

describe('the server', () => {
  const MANY = Array.from({ length: 65 }, (_, index) =>
    aProducto({ id: index + 1, nombre: `Estudio ${index + 1}`, fecha_publicacion: String(1950 + index) }),
  );
  const rendered = async (query: string, answers: typeof listed = listed) => {
    const data = [answered('listPublicProductos', {}, answers), answered('getInicio', {}, elInicio())];
    const { html } = await renderPage(`${PAGE}?${query}`, data);
    return new DOMParser().parseFromString(html, 'text/html');
  };
  const textsOf = (page: Document, selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

  test('renders the rows, and a form that keeps them without JavaScript', async () => {
    const page = await rendered('vista=lista');
    expect(textsOf(page, 'main h2')).toEqual(['2026', '2024', 'En prensa', 'Sin fecha']);
    expect(textsOf(page, 'main h3')).toContain(LONG);
    expect(page.querySelector('form[method="get"] input[name="vista"]')?.getAttribute('value')).toBe('lista');
    expect(page.querySelector('main nav a[aria-current="true"]')?.textContent).toBe('Lista');
  });

  test('renders a page of a long list, whose links keep the rows', async () => {
    const page = await rendered('pagina=2&vista=lista', { ...listed, products: MANY });
    expect(textsOf(page, 'main h3')).toHaveLength(30);
    expect(textsOf(page, 'main h3')[0]).toBe('Estudio 35');
    const links = [...page.querySelectorAll('nav[aria-label="Páginas"] a')].map((link) => link.getAttribute('href'));
    expect(links).toContain(`${PAGE}?vista=lista&pagina=3`);
    expect(links.every((link) => link?.includes('vista=lista'))).toBe(true);
  });
});
