import { afterEach, describe, expect, test, vi } from 'vitest';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { isSameName } from '../../contract/values/sameName.ts';
import { cutText } from '../../public-site/ssr/describePage.ts';
import type { HomeAnswers } from '../../public-site/ssr/embeddedAnswers.ts';
import { siteRenderer } from '../../public-site/ssr/server.tsx';
import { HOSTILE_KEYWORD, HOSTILE_TEXT } from '../support/builders/hostileTexts.ts';
import { anEvento, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { aPagina } from '../support/builders/staffPagina.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { answered, renderHome, renderPage } from './renderPage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** As on the server. */
function withoutBrowser(): void {
  for (const name of ['window', 'document', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined);
}

const homeAnswers = (eventos = [anEvento()]): HomeAnswers => ({
  getInicio: elInicio({}, ['Universidad Nogales']),
  listPublicProyectos: {
    success: 1,
    projects: [1, 2, 3, 4, 5].map((id) => aProyecto({ id, nombre: `Estudio ${id}` })),
  },
  listPublicProductos: {
    success: '1',
    message: '',
    products: ['Uno', 'Dos', 'Tres'].map((nombre, index) => aProducto({ id: index + 1, nombre })),
  },
  listPublicEventos: { success: 1, eventos },
});

/** Renders the home without browser globals. */
async function rendered(random: number, eventos = [anEvento()], today = '2025-03-09') {
  withoutBrowser();
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const { html, embedded } = await renderHome(homeAnswers(eventos), { today });
  const answers = Object.fromEntries(Object.entries(embedded).map(([key, answer]) => [key.split(' ')[0], answer]));
  return { html, answers: answers as Partial<HomeAnswers> };
}

test('renders the whole home without browser globals', async () => {
  const { html } = await rendered(0.99);
  for (const text of [
    'Saltar al contenido',
    'nadie muera en la vía',
    'COL0012345',
    'Estudio 5',
    'Foro vial',
    'Universidad Nogales',
    'Calle 1 # 2-3, Villa Aurora',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('Cargando');
  // The content security policy forbids inline styles.
  expect(html).not.toContain(' style=');
});

test('renders hostile texts as texts, which a parser of HTML reads back', async () => {
  const producto = aProducto({ nombre: HOSTILE_TEXT, resumen: HOSTILE_TEXT, palabras_clave: [HOSTILE_KEYWORD] });
  const input = { params: { id: 1 } };
  const answer = answered('getProducto', input, { success: 1, product: producto, relacionados: [] });
  const { html } = await renderPage(sitePaths.producto(1), [answer, answered('getInicio', {}, elInicio())]);
  const parsed = new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
  expect(parsed.querySelectorAll('i')).toHaveLength(0);
  expect(isSameName(parsed.querySelector('h1')?.textContent ?? '', HOSTILE_TEXT)).toBe(true);
  expect(parsed.body.textContent).toContain('"b"');
});

test.each([true, false])('renders the shortcut to the events if their block is shown: %s', async (visible) => {
  const bloques = SETTINGS.identidad.bloques.map((bloque) =>
    bloque.id === 'eventos' ? { ...bloque, visible } : bloque,
  );
  const settings = { ...SETTINGS, identidad: { ...SETTINGS.identidad, bloques } };
  const { html } = await renderHome(homeAnswers(), { settings });
  expect(html.includes('Ver los eventos')).toBe(visible);
});

test.each([true, false])('renders the newest news if their block is shown: %s', async (visible) => {
  const noticia = {
    id: 1,
    titulo: 'Abre el laboratorio',
    fecha: '2026-03-12',
    resumen: '',
    imagen: null,
    descripcion_imagen: '',
  };
  const bloques = SETTINGS.identidad.bloques.map((bloque) =>
    bloque.id === 'noticias' ? { ...bloque, visible } : bloque,
  );
  const settings = { ...SETTINGS, identidad: { ...SETTINGS.identidad, bloques } };
  const answers = homeAnswers();
  const { html } = await renderHome(
    { ...answers, getInicio: { ...answers.getInicio, noticias: [noticia] } },
    { settings },
  );
  expect(html.includes('Abre el laboratorio')).toBe(visible);
  expect(html.includes('Ver todas las noticias')).toBe(visible);
});

test('embeds only the data that it shows: four projects and two random products', async () => {
  const last = await rendered(0.99);
  expect(last.answers.listPublicProductos?.products.map(({ nombre }) => nombre)).toEqual(['Tres', 'Dos']);
  expect(last.html.indexOf('>Tres<')).toBeLessThan(last.html.indexOf('>Dos<'));
  expect(last.html).not.toContain('>Uno<');
  expect(last.answers.listPublicProyectos?.projects.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(last.html).not.toContain('Estudio 1');
  expect((await rendered(0)).answers.listPublicProductos?.products.map(({ nombre }) => nombre)).toEqual(['Uno', 'Dos']);
});

test('splits the events by the day that it is given', async () => {
  const { html: onTheDay } = await rendered(0, [anEvento()], '2025-03-09');
  expect(onTheDay).toContain('>Próximos<');
  expect(onTheDay).not.toContain('>Anteriores<');
  const { html: later } = await rendered(0, [anEvento()], '2025-03-10');
  expect(later).toContain('>Anteriores<');
  expect(later).not.toContain('>Próximos<');
});

/** Events of `year`, one a day from 1 January; their names count from 1. */
const eventosOf = (year: number, count: number, group: string) =>
  Array.from({ length: count }, (_, index) =>
    anEvento({
      id: year * 1_000 + index,
      nombre: `${group} ${index + 1}.`,
      tipo: 3,
      fecha: new Date(Date.UTC(year, 0, index + 1)).toISOString().slice(0, 10),
    }),
  );
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
/** The headings of the events and of their groups, in the order of the document. */
const outlineOf = (html: string) =>
  [...parsed(html).querySelectorAll('h2, h3, h4')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^(Próximos|Anteriores|(Nuevo|Viejo) \d+\.)$/.test(text));
const numbered = (group: string, from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => `${group} ${from + Math.sign(to - from) * index}.`);

test('the home shows all upcoming events and the latest six past ones, and has 30 of them for hydration', async () => {
  const { html, answers } = await rendered(0, [...eventosOf(2024, 31, 'Viejo'), ...eventosOf(2026, 45, 'Nuevo')]);
  expect(outlineOf(html)).toEqual([
    'Próximos',
    ...numbered('Nuevo', 1, 45),
    'Anteriores',
    ...numbered('Viejo', 31, 26),
  ]);
  expect(answers.listPublicEventos?.eventos).toHaveLength(75);
  expect(answers.listPublicEventos).toHaveProperty('partial', true);
  expect(html).toContain('>Ver los demás</a>');
  // The totals of a part of the list would be wrong.
  expect(html).toContain('>Todos los años<');
});

test('the home has all events if at most 30 are past', async () => {
  const { html, answers } = await rendered(0, [...eventosOf(2024, 30, 'Viejo'), ...eventosOf(2026, 2, 'Nuevo')]);
  expect(answers.listPublicEventos?.eventos).toHaveLength(32);
  expect(answers.listPublicEventos).not.toHaveProperty('partial');
  expect(html).toContain('Todos los años (32)');
});

describe('the other pages', () => {
  const inicio = answered('getInicio', {}, elInicio());
  const proyectos = (count: number) =>
    answered(
      'listPublicProyectos',
      {},
      {
        success: 1,
        projects: Array.from({ length: count }, (_, index) =>
          aProyecto({ id: index + 1, nombre: `Estudio ${index + 1}` }),
        ),
      },
    );

  test('a list has its records, title and description', async () => {
    withoutBrowser();
    const { html, title, description, embedded } = await renderPage('/proyectos_investigacion', [inicio, proyectos(3)]);
    expect(title).toBe('Proyectos de investigación · Grupo de investigación');
    expect(description).not.toBe('');
    expect(html).toContain('href="/proyecto_investigacion/Mw/estudio-3"');
    expect(Object.keys(embedded)).toEqual(['getInicio {}', 'listPublicProyectos {}']);
    expect(html).not.toContain('Cargando');
  });

  test('a list is filtered by its query', async () => {
    withoutBrowser();
    const { html } = await renderPage('/proyectos_investigacion?q=estudio+2', [inicio, proyectos(3)]);
    expect(html).toContain('Mostrando 1 de 3 proyectos');
    expect(html).toContain('Estudio 2');
    expect(html).not.toContain('>Estudio 3<');
  });

  test('a long answer is not embedded: the browser requests it before hydration', async () => {
    withoutBrowser();
    const { embedded } = await renderPage('/proyectos_investigacion', [inicio, proyectos(500)]);
    expect(Object.keys(embedded)).toEqual(['getInicio {}']);
  });

  test('a long list has pages, as plain links', async () => {
    withoutBrowser();
    const count = (html: string) => html.match(/<article/g)?.length;
    const { html } = await renderPage('/proyectos_investigacion', [inicio, proyectos(65)]);
    expect(count(html)).toBe(30);
    expect(html).toContain('href="/proyectos_investigacion?pagina=3"');
    const { html: last } = await renderPage('/proyectos_investigacion?q=estudio&pagina=3', [inicio, proyectos(65)]);
    expect(count(last)).toBe(5);
    expect(last).toContain('href="/proyectos_investigacion?q=estudio&amp;pagina=2"');
  });

  test('a page above the last one shows the last one, and the server is told', async () => {
    withoutBrowser();
    const articles = async (address: string) => {
      const { html, isPastEnd } = await renderPage(address, [inicio, proyectos(11)]);
      return { count: html.match(/<article/g)?.length, isPastEnd };
    };
    expect(await articles('/proyectos_investigacion?pagina=2')).toEqual({ count: 11, isPastEnd: true });
    for (const query of ['', '?pagina=1', '?pagina=x', '?pagina=-3', '?pagina=1.5'])
      expect(await articles(`/proyectos_investigacion${query}`), query).toEqual({ count: 11, isPastEnd: false });
    const { html, isPastEnd } = await renderPage('/proyectos_investigacion?pagina=999', [inicio, proyectos(65)]);
    expect(html.match(/<article/g)).toHaveLength(5);
    expect(html).toContain('Página 3 de 3');
    expect(isPastEnd).toBe(true);
    const { isPastEnd: isThird } = await renderPage('/proyectos_investigacion?pagina=3', [inicio, proyectos(65)]);
    expect(isThird).toBe(false);
    const filtered = await renderPage('/proyectos_investigacion?q=nada&pagina=2', [inicio, proyectos(65)]);
    expect(filtered.isPastEnd).toBe(true);
  });

  test('a page of a line is not past the end of its short lists', async () => {
    withoutBrowser();
    const projects = Array.from({ length: 65 }, (_, index) => aProyecto({ id: index + 1 }));
    const answers = [
      inicio,
      answered('listProyectosByLinea', { params: { lineId: 1 } }, projects),
      answered(
        'listProductosByLinea',
        { params: { lineId: 1 } },
        { success: 1, message: '', products: [], texto: '', eventos: eventosOf(2024, 3, 'Viejo') },
      ),
    ];
    const isPastEnd = async (query: string) => (await renderPage(`/lineas/sostenibilidad?${query}`, answers)).isPastEnd;
    expect(await isPastEnd('pagina=3')).toBe(false);
    expect(await isPastEnd('pagina=4')).toBe(true);
  });

  test('the pages of the events go on from the upcoming ones to the past ones', async () => {
    withoutBrowser();
    const eventos = [...eventosOf(2024, 20, 'Viejo'), ...eventosOf(2026, 45, 'Nuevo')];
    const outline = async (address: string) => {
      const { html } = await renderPage(address, [inicio, answered('listPublicEventos', {}, { success: 1, eventos })]);
      expect(html.match(/aria-label="Páginas"/g)).toHaveLength(1);
      return outlineOf(html);
    };
    const first = ['Próximos', ...numbered('Nuevo', 1, 30)];
    expect(await outline('/eventos')).toEqual(first);
    expect(await outline('/eventos?pagina=1')).toEqual(first);
    expect(await outline('/eventos?pagina=2')).toEqual([
      'Próximos',
      ...numbered('Nuevo', 31, 45),
      'Anteriores',
      ...numbered('Viejo', 20, 6),
    ]);
    expect(await outline('/eventos?pagina=3')).toEqual(['Anteriores', ...numbered('Viejo', 5, 1)]);
  });

  test('without JavaScript, a form filters the events', async () => {
    withoutBrowser();
    const eventos = [...eventosOf(2024, 2, 'Viejo'), ...eventosOf(2026, 1, 'Nuevo')];
    const { html } = await renderPage('/eventos?anio=2024', [
      inicio,
      answered('listPublicEventos', {}, { success: 1, eventos }),
    ]);
    const form = parsed(html).querySelector('.sin-codigo > form[role="search"]');
    expect(form?.getAttribute('method')).toBe('get');
    const controls = [...(form?.querySelectorAll('label') ?? [])].map((label) => [
      label.querySelector('span')?.textContent,
      label.querySelector('select')?.name,
      [...label.querySelectorAll('option')].map((option) => [option.getAttribute('value'), option.textContent]),
      label.querySelector('option[selected]')?.getAttribute('value'),
    ]);
    const years = [
      ['', 'Todos los años'],
      ['2026', '2026'],
      ['2024', '2024'],
    ];
    const tipos = [
      ['', 'Todos los tipos'],
      ['3', 'Ponente'],
    ];
    expect(controls).toEqual([
      ['Año', 'anio', years, '2024'],
      ['Tipo', 'tipo', tipos, ''],
    ]);
    expect(outlineOf(html)).toEqual(['Anteriores', 'Viejo 2.', 'Viejo 1.']);
  });

  test('a page without a record says so', async () => {
    withoutBrowser();
    const { html } = await renderPage('/proyecto_investigacion/-', [inicio]);
    expect(html).toContain('No se encontró información del proyecto');
  });

  test('a search has its results', async () => {
    withoutBrowser();
    const found = { id: 1, nombre: 'Guía de cruces', fragmento: '' };
    const answer = { success: 1 as const, grupos: [{ tipo: 'productos' as const, total: 1, resultados: [found] }] };
    const answers = [inicio, answered('search', { query: { q: 'guía' } }, answer)];
    const { html, title, embedded } = await renderPage('/buscar?q=+gu%C3%ADa', answers);
    expect(html).toContain('Guía</mark> de cruces</a>');
    expect(html).toContain('1 resultado<');
    expect(html).toContain('value=" guía"');
    expect(title).toBe('Buscar · Grupo de investigación');
    expect(Object.keys(embedded)).toContain('search {"query":{"q":"guía"}}');
    expect(siteRenderer.callsOf('/buscar', 'q=+gu%C3%ADa', SETTINGS).map(({ key }) => key)).toEqual(
      Object.keys(embedded),
    );
  });

  test('the calls of a path are those of its page and of the layout', () => {
    expect(siteRenderer.callsOf('/proyecto_investigacion/MTI/buses', '', SETTINGS)).toEqual([
      { key: 'getInicio {}', name: 'getInicio', params: {} },
      { key: 'getProyecto {"params":{"id":12}}', name: 'getProyecto', params: { id: 12 } },
    ]);
    expect(siteRenderer.callsOf('/nada', '', SETTINGS).map(({ name }) => name)).toEqual(['getInicio']);
  });
});

describe('the description', () => {
  test('is one line of at most 160 characters, cut at a word', () => {
    expect(cutText('  Medir\n\nla fatiga ')).toBe('Medir la fatiga');
    const text = cutText('palabra '.repeat(40));
    expect(text).toHaveLength(160);
    expect(text).toMatch(/palabra…$/);
    expect(cutText('x'.repeat(300))).toHaveLength(160);
  });

  const inicio = answered('getInicio', {}, elInicio());
  const linea = (texto: string, nombres: readonly string[]) => {
    const input = { params: { lineId: 1 } };
    return [
      inicio,
      answered(
        'listProyectosByLinea',
        input,
        nombres.map((nombre, index) => aProyecto({ id: index + 1, nombre })),
      ),
      answered('listProductosByLinea', input, { success: 1, message: '', products: [], texto }),
    ];
  };
  const descriptionOf = async (path: string, answers: ReturnType<typeof answered>[]) => {
    withoutBrowser();
    return (await renderPage(path, answers)).description;
  };

  test('of a line is its text without tags', async () => {
    const texto = '<h3>Vías</h3><p>Rutas <em>y</em> ca&amp;minos<br>limpios</p>';
    expect(await descriptionOf('/lineas/sostenibilidad', linea(texto, ['Uno']))).toBe('Vías Rutas y ca&minos limpios');
  });

  test('of a line without text is its name with its projects, newest first', async () => {
    const path = '/lineas/sostenibilidad';
    expect(await descriptionOf(path, linea('', ['Uno', 'Dos']))).toBe(
      'Línea de investigación: Sostenibilidad. Proyectos: Dos, Uno',
    );
    expect(await descriptionOf(path, linea('<p></p>', []))).toBe('Línea de investigación: Sostenibilidad');
  });

  test('of the site map is its own', async () => {
    expect(await descriptionOf('/mapa_del_sitio', [inicio])).toMatch(/^Mapa del sitio: /);
  });

  test('of the accessibility statement is its own', async () => {
    expect(await descriptionOf('/accesibilidad', [inicio])).toMatch(/^Declaración de accesibilidad: /);
  });

  test.each([
    [{ resumen: 'El resumen', descripcion: 'La descripción' }, 'El resumen'],
    [{ resumen: '', descripcion: 'La descripción' }, 'La descripción'],
    [{ resumen: '', descripcion: '', fecha_publicacion: '2024-05' }, 'Libro. Ana Núñez, Alcaldía. 2024'],
    [{ resumen: '', descripcion: '', fecha_publicacion: '', en_prensa: 1 }, 'Libro. Ana Núñez, Alcaldía. En prensa'],
  ])('of a product with %o is its abstract, its description, or type, authors and year', async (texts, expected) => {
    const person = { apellidos: 'Núñez', nombres: 'Ana', nombre_corporativo: '', orcid: '', integrante_id: null };
    const body = { ...person, apellidos: '', nombres: '', nombre_corporativo: 'Alcaldía' };
    const product = aProducto({ id: 1, tipo: 'Libro', autores: [person, body], ...texts });
    const answer = answered('getProducto', { params: { id: 1 } }, { success: 1, product, relacionados: [] });
    expect(await descriptionOf(sitePaths.producto(1), [inicio, answer])).toBe(expected);
  });
});

test.each([
  ['Quién estudia la vía', 'Quién estudia la vía'],
  ['', 'Estudiamos la vía. Año Personas'],
])('the description of a page of staff is its summary "%s", else its text', async (resumen, expected) => {
  const texto =
    '<p>Estudiamos <strong>la vía</strong>.</p><table><tbody><tr><th>Año</th><th>Personas</th></tr></tbody></table>';
  const pagina = { ...aPagina(), resumen, texto };
  const answer = answered('getPublicPagina', { params: { direccion: 'quienes-somos' } }, { success: 1, pagina });
  const { description } = await renderPage(sitePaths.pagina('quienes-somos'), [
    answered('getInicio', {}, elInicio()),
    answer,
  ]);
  expect(description).toBe(expected);
});

describe('a page without content', () => {
  const inicio = answered('getInicio', {}, elInicio());

  test.each([
    ['/producto_investigacion/-', 'Página no encontrada'],
    [sitePaths.producto(1).replace(/[^/]+$/, '-'), 'No se encontró información del producto'],
  ])('%s offers a search and the lists', async (path, title) => {
    withoutBrowser();
    const { html } = await renderPage(path, [inicio]);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(
      /<form [^>]*action="\/buscar" method="get"><label[^>]*><span>Palabras, personas o temas<\/span>/,
    );
    for (const list of [sitePaths.proyectos, sitePaths.productos, sitePaths.integrantes, sitePaths.eventos]) {
      expect(html.split('<main')[1]).toContain(`href="${list}"`);
    }
  });

  test.each(['/lineas/-', sitePaths.producto(1).replace(/[^/]+$/, '-')])(
    '%s says that the record was withdrawn',
    async (path) => {
      withoutBrowser();
      const { html } = await renderPage(path, [inicio], { gone: true });
      expect(html).toContain('<h1>Este contenido fue retirado</h1>');
      expect(html).toContain('Estuvo publicado en este portal');
    },
  );
});

test.each([
  [100_000, true],
  [100_001, false],
])('an answer of %i characters is embedded: %j', async (length, isEmbedded) => {
  withoutBrowser();
  const answerOf = (objetivo: string) => ({ success: 1 as const, projects: [aProyecto({ objetivo }), aProyecto()] });
  const rest = JSON.stringify(answerOf('')).length;
  const listed = answered('listPublicProyectos', {}, answerOf('x'.repeat(length - rest)));
  const { embedded } = await renderPage('/proyectos_investigacion', [answered('getInicio', {}, elInicio()), listed]);
  expect(Object.hasOwn(embedded, 'listPublicProyectos {}')).toBe(isEmbedded);
});

describe('the heading of a shared link', () => {
  test('of the home is its title with the name of the group; other pages leave the name of the site out', async () => {
    withoutBrowser();
    const home = await renderHome(homeAnswers());
    const title = 'Seguridad vial y salud en el trabajo · Grupo de investigación';
    expect([home.title, home.heading]).toEqual([title, title]);
    const { lema: _, ...identidad } = SETTINGS.identidad;
    const plain = await renderHome(homeAnswers(), { settings: { ...SETTINGS, identidad: { ...identidad, lema: '' } } });
    expect([plain.title, plain.heading]).toEqual(['Grupo de investigación', 'Grupo de investigación']);
    const list = await renderPage('/mapa_del_sitio', [answered('getInicio', {}, elInicio())]);
    expect(list.heading).toBe('Mapa del sitio');
  });

  test.each([
    ['/proyecto_investigacion/-', 'No se encontró información del proyecto'],
    ['/evento/-', 'No se encontró información del evento'],
    ['/nada', 'Página no encontrada'],
  ])('of %s, which has no record, is what the page says: %s', async (path, text) => {
    withoutBrowser();
    const { heading, title } = await renderPage(path, [answered('getInicio', {}, elInicio())]);
    expect([heading, title]).toEqual([text, `${text} · Grupo de investigación`]);
  });
});
