import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PublicPagina } from '../../contract/entities/pagina.ts';
import type { DocumentSettings } from '../../contract/identidad/siteSettings.ts';
import { elInicio } from '../support/builders/publicRecords.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { currentAddress } from './address.ts';
import { answered, renderPage } from './renderPage.ts';
import { answer, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const FILE = `${'a1'.repeat(16)}.webp`;

const laPagina = (changes: Partial<PublicPagina> = {}): PublicPagina => ({
  id: 1,
  titulo: 'Quiénes somos',
  direccion: 'Quienes-Somos',
  resumen: 'Un grupo de investigación.',
  texto: '<h3>Historia</h3><p>Desde 1990.</p><h4>Hoy</h4>',
  imagen: null,
  descripcion_imagen: '',
  idioma: 'es',
  lugar: 'menu',
  ...changes,
});

const PAGINAS: DocumentSettings['paginas'] = [
  { id: 1, titulo: 'Quiénes somos', direccion: 'quienes-somos', idioma: 'es', lugar: 'menu' },
  { id: 2, titulo: 'About the group', direccion: 'about', idioma: 'en', lugar: 'menu' },
  { id: 3, titulo: 'Política de datos', direccion: 'datos', idioma: 'es', lugar: 'pie' },
  { id: 4, titulo: 'Data policy', direccion: 'data', idioma: 'en', lugar: 'pie' },
];

const answerOne = (pagina: PublicPagina) => answer('getPublicPagina', { success: 1, pagina });

/** The document that the server renders, with the linked pages. */
async function rendered(pagina: PublicPagina, paginas = PAGINAS, inicio = elInicio()): Promise<Document> {
  const slug = pagina.direccion.toLowerCase();
  const answers = [
    answered('getInicio', {}, inicio),
    answered('getPublicPagina', { params: { direccion: slug } }, { success: 1, pagina }),
  ];
  const { html } = await renderPage(`/paginas/${slug}`, answers, { settings: { ...SETTINGS, paginas } });
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Texts, paths and languages of links. */
const linksIn = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.closest('[lang]')?.getAttribute('lang') ?? null,
  ]);

beforeEach(() => {
  answer('getInicio', elInicio());
});

describe('the page of a página', () => {
  test('has its title, summary, picture and text, with the headings below the title', async () => {
    answerOne(laPagina({ imagen: FILE, descripcion_imagen: 'El grupo' }));
    visit('/paginas/quienes-somos');
    expect(await screen.findByRole('heading', { level: 1, name: 'Quiénes somos' })).toBeDefined();
    expect(document.title).toBe('Quiénes somos · Grupo de investigación');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Un grupo de investigación.')).toBeDefined();
    expect(main.getByRole('heading', { level: 2 }).textContent).toBe('Historia');
    expect(main.getByRole('heading', { level: 3 }).textContent).toBe('Hoy');
    const picture = main.getByRole('img', { name: 'El grupo' });
    expect(picture.getAttribute('src')).toBe(`/api/uploads/paginas/${FILE}?w=640`);
  });

  test.each([
    ['the first screen may show it', 'p', null, [null, 'lazy']],
    ['the page has a picture of its own', 'p', FILE, ['lazy', 'lazy']],
    ['much text stands before it', 'p'.repeat(1_000), null, ['lazy', 'lazy']],
  ])('when the first picture of the text is loaded, if %s', async (_, text, imagen, expected) => {
    const [first, second] = ['b2', 'c3'].map(
      (hex) =>
        `<figure><img src="/api/uploads/textos/${hex.repeat(16)}.webp" alt="" width="800" height="600"></figure>`,
    );
    const page = await rendered(laPagina({ imagen, texto: `<p>${text}</p>${first}${second}` }));
    const pictures = [...page.querySelectorAll('main figure img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(expected);
    const isPreferred = pictures.map((picture) => picture.getAttribute('fetchpriority') === 'high');
    expect(isPreferred).toEqual(expected.map((loading) => loading === null));
  });

  test('without summary, picture and text has only its title', async () => {
    answerOne(laPagina({ resumen: '', texto: '' }));
    visit('/paginas/quienes-somos');
    await screen.findByRole('heading', { level: 1, name: 'Quiénes somos' });
    const article = screen.getByRole('article');
    expect(article.children).toHaveLength(1);
  });

  test('an address of no page says so', async () => {
    const noise = expectNoise();
    answerRaw('getPublicPagina', { success: 0, message: 'Página no encontrada' }, 404);
    visit('/paginas/nada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeDefined();
    expectLogged(noise, 'getPublicPagina', '');
  });

  test('a link to a former address leads to the present one', async () => {
    const noise = expectNoise();
    answerOne(laPagina());
    answerRaw('getPublicPagina', { success: 0, message: 'No está', direccion: 'quienes-somos' }, 404, { once: true });
    visit('/paginas/nosotros');
    expect(await screen.findByRole('heading', { level: 1, name: 'Quiénes somos' })).toBeDefined();
    expect(currentAddress()).toBe('/paginas/quienes-somos');
    expectLogged(noise, 'getPublicPagina', 'No está');
  });

  test.each([
    ['menu', ['Inicio', 'El grupo', 'Quiénes somos']],
    ['pie', ['Inicio', 'Quiénes somos']],
    ['ninguno', ['Inicio', 'Quiénes somos']],
  ] as const)('the path of one in the place %s', async (lugar, names) => {
    const path = (await rendered(laPagina({ lugar }))).querySelector('nav[aria-label="Ruta"]');
    expect([...(path?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(names);
  });

  test('only its own words are in its language', async () => {
    const page = await rendered(laPagina({ titulo: 'About the group', direccion: 'about', idioma: 'en' }));
    const languageOf = (selector: string) => page.querySelector(selector)?.closest('[lang]')?.getAttribute('lang');
    expect(languageOf('main h1')).toBe('en');
    expect(languageOf('main article .entradilla')).toBe('en');
    expect(languageOf('nav[aria-label="Ruta"] li[aria-current]')).toBe('en');
    expect(languageOf('main article button')).toBe('es');
    // Those of the document, which is Spanish.
    expect(languageOf('nav[aria-label="Ruta"] a')).toBeUndefined();
    expect(languageOf('footer h2')).toBeUndefined();
  });
});

describe('the links to the pages', () => {
  const menuOf = (page: Document) =>
    [...page.querySelectorAll('header details')].find(
      (details) => details.querySelector('summary')?.textContent === 'El grupo',
    );

  test("the menu 'El grupo' has those of the menu, each in its language, and marks the current one", async () => {
    const menu = menuOf(await rendered(laPagina()));
    expect(linksIn(menu)).toEqual([
      ['Quiénes somos', '/paginas/quienes-somos', 'es'],
      ['About the group', '/paginas/about', 'en'],
    ]);
    expect(menu?.querySelector('summary')?.getAttribute('aria-current')).toBe('true');
    const marked = [...(menu?.querySelectorAll('a[aria-current]') ?? [])];
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Quiénes somos', 'page'],
    ]);
  });

  test('the menu is not marked on a page of the footer, and is absent without a page', async () => {
    const footed = await rendered(laPagina({ titulo: 'Data policy', direccion: 'data', lugar: 'pie' }));
    expect(menuOf(footed)?.querySelector('summary')?.hasAttribute('aria-current')).toBe(false);
    const pie = PAGINAS.filter(({ lugar }) => lugar === 'pie');
    expect(menuOf(await rendered(laPagina(), pie))).toBeUndefined();
  });

  test('the footer has those of the footer, each in its language', async () => {
    const footer = (await rendered(laPagina())).querySelector('footer');
    expect(linksIn(footer).filter(([, path]) => path?.startsWith('/paginas/'))).toEqual([
      ['Política de datos', '/paginas/datos', 'es'],
      ['Data policy', '/paginas/data', 'en'],
    ]);
  });

  test('the data policy has one link in the footer, though it has a place there', async () => {
    const inicio = { ...elInicio(), privacidad: { direccion: 'datos', idioma: 'es' as const } };
    const footer = (await rendered(laPagina(), PAGINAS, inicio)).querySelector('footer');
    expect(linksIn(footer).filter(([, path]) => path?.startsWith('/paginas/'))).toEqual([
      ['Data policy', '/paginas/data', 'en'],
      ['Política de privacidad', '/paginas/datos', null],
    ]);
  });

  test('a search leads to one at its address, in its language', async () => {
    const found = {
      id: 2,
      nombre: 'About the group',
      fragmento: 'We study roads',
      direccion: 'about',
      idioma: 'en',
    } as const;
    answer('search', { success: 1, grupos: [{ tipo: 'paginas', total: 1, resultados: [found] }] });
    visit('/buscar?q=group');
    const link = await screen.findByRole('link', { name: 'About the group' });
    expect(link.getAttribute('href')).toBe('/paginas/about');
    expect(link.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByText('We study roads').closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByRole('heading', { name: 'Páginas (1)' }).closest('[lang]')).toBe(null);
  });

  test('the site map has all linked ones, those of the menu first', async () => {
    const { html } = await renderPage('/mapa_del_sitio', [answered('getInicio', {}, elInicio())], {
      settings: { ...SETTINGS, paginas: PAGINAS.toReversed() },
    });
    const page = new DOMParser().parseFromString(html, 'text/html');
    const group = page.getElementById('mapa-grupo');
    expect(group?.textContent).toBe('El grupo');
    expect(linksIn(group?.parentElement)).toEqual([
      ['About the group', '/paginas/about', 'en'],
      ['Quiénes somos', '/paginas/quienes-somos', 'es'],
      ['Data policy', '/paginas/data', 'en'],
      ['Política de datos', '/paginas/datos', 'es'],
    ]);
  });

  test('the site map of a portal without pages has no group for them', async () => {
    const { html } = await renderPage('/mapa_del_sitio', [answered('getInicio', {}, elInicio())]);
    expect(new DOMParser().parseFromString(html, 'text/html').getElementById('mapa-grupo')).toBeNull();
  });
});
