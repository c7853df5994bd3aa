import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Bloque } from '../../contract/identidad/bloques.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { TopicImages } from '../../public-site/components/TopicImages/TopicImages.tsx';
import { SiteSettingsContext } from '../../public-site/settings/siteSettings.ts';
import { anEvento, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { answer, answerNever, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

const pilares = SETTINGS.dibujos.pilares ?? '';

mockedNetwork();

const HOME = '/';
const numbers = [1, 2, 3, 4, 5, 6];

beforeEach(() => {
  answer('getInicio', elInicio({}, ['Universidad Nogales', 'Red Vía Clara']));
  answer('listPublicProyectos', {
    success: 1,
    projects: numbers.map((id) => aProyecto({ id, nombre: `Proyecto ${id}` })),
  });
  answer('listPublicProductos', {
    success: '1',
    message: '',
    products: [aProducto({ id: 1 }), aProducto({ id: 2 }), aProducto({ id: 3, id_proyecto: 8, descripcion: '' })],
  });
  answer('listPublicEventos', { success: 1, eventos: [anEvento()] });
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefsOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('shows objective, code and the links to registries', async () => {
  answer('getInicio', elInicio({ url_gruplac: 'https://ejemplo.org/gruplac', ror: 'https://ror.org/05gq02987' }));
  visit(HOME);
  const objective = await region('Objetivo');
  expect(objective.getByText('Investigar para que nadie muera en la vía').tagName).toBe('P');
  expect(objective.getByText('COL0012345')).toBeDefined();
  expect(hrefsOf(objective.getAllByRole('link'))).toEqual([
    'https://minciencias.ejemplo.org/',
    'https://ejemplo.org/gruplac',
    'https://ror.org/05gq02987',
  ]);
  expect(document.title).toBe('Seguridad vial y salud en el trabajo · Grupo de investigación');
});

test('shows topic images, pillars and the four lines', async () => {
  visit(HOME);
  const topics = await region('Temas de investigación');
  const figures = topics.getAllByRole('figure');
  expect(figures.map(({ textContent }) => textContent)).toEqual(['Gestión', 'Salud', 'Seguridad', 'Sostenibilidad']);
  expect(figures.every((figure) => figure.querySelector('img') !== null)).toBe(true);
  expect((await region('Pilares del grupo')).getByRole('img').getAttribute('src')).toBe(pilares);
  const lines = (await region('Líneas de investigación')).getAllByRole('link');
  expect(lines.every((link) => link.querySelector('img') !== null)).toBe(true);
  expect(hrefsOf(lines)).toEqual([
    '/lineas/sostenibilidad',
    '/lineas/gestion_sst',
    '/lineas/salud_trabajadores',
    '/lineas/seguridad_quimica',
  ]);
  await screen.findByRole('region', { name: 'Convenios' });
});

test('a topic leads to its line, unless the line is retired or gone', () => {
  const [first, second] = SETTINGS.lineas;
  const temas = SETTINGS.identidad.temas.map((tema, index) => ({
    ...tema,
    ...(index < 3 && { linea: [first?.id, second?.id, 99][index] ?? 0 }),
  }));
  const lineas = SETTINGS.lineas.map((linea, index) => ({ ...linea, retirada: index === 1 }));
  const [, , bloque] = SETTINGS.identidad.bloques;
  render(
    <SiteSettingsContext value={{ ...SETTINGS, lineas, identidad: { ...SETTINGS.identidad, temas } }}>
      <TopicImages bloque={bloque as Bloque} />
    </SiteSettingsContext>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Gestión', '/lineas/sostenibilidad'],
  ]);
});

test.each([
  ['/api/uploads/pilares.webp', `${window.location.origin}/api/uploads/pilares.webp`],
  [`${window.location.origin}/pilares.png`, `${window.location.origin}/pilares.png`],
  // The content security policy blocks these.
  ['https://otro.ejemplo.org/pilares.png', pilares],
  ['//otro.ejemplo.org/pilares.png', pilares],
  ['javascript:alert(1)', pilares],
])('PillarsImage of url_img_pilares %s', async (url_img_pilares, src) => {
  answer('getInicio', elInicio({ url_img_pilares }));
  visit(HOME);
  await screen.findByText('COL0012345');
  expect((await region('Pilares del grupo')).getByRole('img').getAttribute('src')).toBe(src);
});

test('the default pillars image replaces one that fails to load', async () => {
  answer('getInicio', elInicio({ url_img_pilares: '/no-esta.png' }));
  visit(HOME);
  await screen.findByText('COL0012345');
  const image = (await region('Pilares del grupo')).getByRole('img');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe(pilares);
});

test('shows the four latest projects and a link to all', async () => {
  visit(HOME);
  const latest = await region('Últimos proyectos');
  await latest.findByRole('heading', { name: 'Proyecto 6' });
  expect(latest.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Proyecto 6',
    'Proyecto 5',
    'Proyecto 4',
    'Proyecto 3',
  ]);
  const all = latest.getByRole('link', { name: 'Ver todos los proyectos' });
  expect(all.getAttribute('href')).toBe('/proyectos_investigacion');
  expect(latest.queryByRole('searchbox')).toBeNull();
});

describe('the products teaser', () => {
  test('shows two products with their links', async () => {
    answer('listPublicProductos', {
      success: '1',
      message: '',
      products: [aProducto({ id: 3, id_proyecto: 8, descripcion: '' }), aProducto({ id: 4, id_proyecto: 8 })],
    });
    visit(HOME);
    const teaser = await region('Productos de investigación');
    const links = await teaser.findAllByRole('link', { name: /^Ver detalles/ });
    const detail = `/productos_investigacion_detail/${encodeId(8)}/guia-de-carga`;
    expect(hrefsOf(links)).toEqual([detail, detail]);
    expect(teaser.getByText('Descripción no disponible')).toBeDefined();
    const all = teaser.getByRole('link', { name: 'Ver todos los productos' });
    expect(all.getAttribute('href')).toBe('/productos_investigacion');
  });

  test('shows only two of many products', async () => {
    visit(HOME);
    const teaser = await region('Productos de investigación');
    expect(await teaser.findAllByRole('article')).toHaveLength(2);
  });

  test('shows a message without products', async () => {
    answer('listPublicProductos', { success: '1', message: '', products: [] });
    visit(HOME);
    expect(await screen.findByText('No hay productos disponibles en este momento.')).toBeDefined();
  });

  test('shows the failure and the message after an error response', async () => {
    const noise = expectNoise();
    answerRaw('listPublicProductos', { success: '0', message: 'Sin tabla' });
    visit(HOME);
    expect(await screen.findByText('No se pudieron cargar los productos.')).toBeDefined();
    expect(screen.getByText('No hay productos disponibles en este momento.')).toBeDefined();
    expectLogged(noise, 'listPublicProductos', 'Sin tabla');
  });

  test('shows the failure and the message after a network error', async () => {
    const noise = expectNoise();
    answerNever('listPublicProductos');
    visit(HOME);
    expect(await screen.findByText('No se pudieron cargar los productos.')).toBeDefined();
    expect(screen.getByText('No hay productos disponibles en este momento.')).toBeDefined();
    expectLogged(noise, 'listPublicProductos', 'HTTP 0');
  });
});

test('shows outreach links, survey and contact', async () => {
  visit(HOME);
  const outreach = await region('Otros productos de divulgación');
  expect(
    outreach.getAllByRole('link').map((link) => [link.firstChild?.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Observatorio', 'https://ejemplo.org/observatorio'],
    ['Supervisor', 'https://ejemplo.org/supervisor'],
    ['Publicaciones', 'https://ejemplo.org/publicaciones'],
    ['Serie de guías', 'https://ejemplo.org/serie'],
    ['Guías', 'https://ejemplo.org/guias'],
  ]);
  const contact = await region('Su opinión también es investigación');
  expect(hrefsOf(contact.getAllByRole('link'))).toEqual([
    'https://ejemplo.org/encuesta',
    'mailto:grupo@ejemplo.org',
    'mailto:soporte@ejemplo.org',
  ]);
});

test('the strip shows the logos twice, the second copy hidden from assistive technology, and can be paused', async () => {
  const user = visit(HOME);
  const strip = await region('Convenios');
  expect(hrefsOf(strip.getAllByRole('link'))).toEqual([
    'https://ejemplo.org/convenio-1',
    'https://ejemplo.org/convenio-2',
  ]);
  expect(strip.getByRole('img', { name: 'Universidad Nogales' }).getAttribute('src')).toBe(
    '/api/uploads/convenios/logo%201.svg?w=170',
  );
  // An effect sets the duration.
  const rows = () => [...document.querySelectorAll<HTMLElement>('[style*="--vuelta"] > ul')];
  await waitFor(() => expect(rows()).toHaveLength(2));
  const lists = rows();
  expect(lists.map((list) => [list.children.length, list.inert, list.getAttribute('aria-hidden')])).toEqual([
    [2, false, null],
    [2, true, 'true'],
  ]);
  expect(lists[0]?.parentElement?.style.getPropertyValue('--vuelta')).toBe('20s');
  await user.click(strip.getByRole('button', { name: 'Pausar el movimiento de los logos' }));
  expect(lists[0]?.parentElement?.dataset.paused).toBe('true');
  await user.click(strip.getByRole('button', { name: 'Reanudar el movimiento de los logos' }));
  expect(lists[0]?.parentElement?.dataset.paused).toBe('false');
});

test('a failure of the home data is logged and shown; the rest of the page renders', async () => {
  const noise = expectNoise();
  answerNever('getInicio');
  const user = visit(HOME);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Error: No hay conexión con el servidor. Revise su conexión e intente de nuevo.',
  );
  expect(screen.getByText('Cargando...')).toBeDefined();
  await screen.findByRole('heading', { name: 'Proyecto 6' });
  expectLogged(noise, 'getInicio', 'HTTP 0');
  answer('getInicio', elInicio());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('COL0012345')).toBeDefined();
});

test('a failure of the projects is logged and shown, and the list is empty', async () => {
  const noise = expectNoise();
  answerNever('listPublicProyectos');
  visit(HOME);
  expect(await screen.findByText('No se pudieron cargar los proyectos.')).toBeDefined();
  expect(screen.queryByText('No hay proyectos disponibles.')).toBeNull();
  expectLogged(noise, 'listPublicProyectos', 'HTTP 0');
});

describe('an empty portal', () => {
  const urls = [
    'minciencias',
    'publicaciones',
    'serie_guias',
    'supervisor',
    'guias',
    'observatorio',
    'encuesta',
  ] as const;
  const noUrls = Object.fromEntries(urls.map((name) => [`url_${name}`, '']));
  const empty = { ...noUrls, objetivo: '<p> </p>', codigo: '', correo_contacto: '', correo_soporte: '' };

  beforeEach(() => {
    answer('listPublicProyectos', { success: 1, projects: [] });
    answer('listPublicProductos', { success: '1', message: '', products: [] });
    answer('listPublicEventos', { success: 1, eventos: [] });
  });

  test('shows no heading without content; products and events keep their heading and text', async () => {
    answer('getInicio', elInicio(empty));
    visit(HOME);
    await screen.findByText('No hay productos disponibles en este momento.');
    await screen.findByText('No hay eventos disponibles');
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Temas de investigación',
      'Pilares del grupo',
      'Líneas de investigación',
      'Productos de investigación',
      'Eventos académicos',
    ]);
    expect(screen.queryByText(/escríbanos/i)).toBeNull();
  });

  test('invites to write only with an address, and to the survey only with its URL', async () => {
    answer('getInicio', elInicio({ ...empty, url_encuesta: 'https://ejemplo.org/encuesta' }));
    visit(HOME);
    const contact = await region('Su opinión también es investigación');
    expect(contact.getByText('Cuéntenos qué le sirvió y qué le hace falta.')).toBeDefined();
    expect(contact.getAllByRole('link')).toHaveLength(1);
  });

  test('invites to write without a survey', async () => {
    answer('getInicio', elInicio({ ...empty, correo_soporte: 'soporte@ejemplo.org' }));
    visit(HOME);
    const contact = await region('Su opinión también es investigación');
    expect(contact.getByText('Escríbanos qué le sirvió y qué le hace falta.')).toBeDefined();
    expect(hrefsOf(contact.getAllByRole('link'))).toEqual(['mailto:soporte@ejemplo.org']);
  });

  test('shows the code without the heading of an empty objective', async () => {
    answer('getInicio', elInicio({ ...empty, codigo: 'COL1' }));
    visit(HOME);
    expect(await screen.findByText('COL1')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Objetivo' })).toBeNull();
  });
});

test('shows the figures of the group, and none without records', async () => {
  answer('getInicio', { ...elInicio(), cifras: { proyectos: 1, productos: 12, integrantes: 4, desde: '2019' } });
  visit('/');
  const region = within(await screen.findByRole('region', { name: 'El grupo en cifras' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 proyecto',
    '12 productos',
    '4 integrantes',
    'desde 2019',
  ]);
  expect(region.getByRole('link', { name: '12 productos' }).getAttribute('href')).toBe('/productos_investigacion');
});

test.each([
  ['of another server', {}],
  ['without records', { cifras: { proyectos: 0, productos: 0, integrantes: 0, desde: '' } }],
])('shows no figures in a home %s', async (_, changes) => {
  answer('getInicio', { ...elInicio(), ...changes });
  visit('/');
  await screen.findByText('Política de privacidad');
  expect(screen.queryByRole('region', { name: 'El grupo en cifras' })).toBeNull();
});

test('the first screen has shortcuts to products and events', async () => {
  const user = visit(HOME);
  const hero = await region('Grupo de investigación en seguridad vial y salud en el trabajo');
  expect(hero.getByRole('link', { name: 'Ver los productos' }).getAttribute('href')).toBe('/productos_investigacion');
  await user.click(hero.getByRole('button', { name: 'Ver los eventos' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Eventos académicos' }));
});
