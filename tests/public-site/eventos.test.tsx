import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anEvento, elInicio } from '../support/builders/publicRecords.ts';
import { currentAddress } from './address.ts';
import { answer, answerLater, answerNever, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const HOME = '/';
const eventos = [
  anEvento({
    id: 1,
    nombre: 'Jornada',
    tipo: 1,
    fecha: '2024-05-02',
    url_noticia_divulgacion: 'https://ejemplo.org/n',
  }),
  anEvento({ id: 2, nombre: 'Foro', tipo: 3, fecha: '2025-03-09', nombre_ponencia: 'Dormir en la cabina' }),
  anEvento({
    id: 3,
    nombre: '',
    tipo: 9,
    fecha: '2025-01-20',
    urls_adicionales: ['https://ejemplo.org/x', 'javascript:x'],
  }),
];

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('listPublicProyectos', { success: 1, projects: [] });
  answer('listPublicProductos', { success: '1', message: '', products: [] });
  answer('listPublicEventos', { success: 1, eventos });
});

const section = async () => within(await screen.findByRole('region', { name: 'Eventos académicos' }));
const loaded = async () => {
  const region = await section();
  await region.findAllByRole('article');
  return region;
};
const namesIn = (region: Awaited<ReturnType<typeof section>>) =>
  region.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

test('shows a loader while the events load', async () => {
  const release = answerLater('listPublicEventos');
  visit(HOME);
  const region = await section();
  expect(region.getByText('Cargando eventos...')).toBeDefined();
  release({ success: 1, eventos: [] });
  expect(await region.findByText('No hay eventos disponibles')).toBeDefined();
});

test('a card shows type, date, name, description, place and country', async () => {
  visit(HOME);
  const region = await loaded();
  expect(namesIn(region)).toEqual(['Foro', 'Evento sin nombre', 'Jornada']);
  const card = within(region.getAllByRole('article')[0] as HTMLElement);
  for (const text of ['Ponente', '9 de marzo de 2025', 'Un foro', 'Bogotá, Colombia']) {
    expect(card.getByText(text)).toBeDefined();
  }
  expect(region.getByText('Sin tipo')).toBeDefined();
});

test('the detail opens and closes, with the fields of its type', async () => {
  const user = visit(HOME);
  const region = await loaded();
  const talk = region.getByRole('button', { name: 'Ver detalles de Foro' });
  expect(talk.getAttribute('aria-expanded')).toBe('false');
  await user.click(talk);
  expect(region.getByText('Dormir en la cabina')).toBeDefined();
  expect(region.queryByRole('link', { name: /Noticia de divulgación/ })).toBeNull();
  await user.click(region.getByRole('button', { name: 'Ver detalles de Jornada' }));
  const news = region.getByRole('link', { name: /Noticia de divulgación/ });
  expect([news.getAttribute('href'), news.getAttribute('rel')]).toEqual(['https://ejemplo.org/n', 'noopener']);
  await user.click(region.getByRole('button', { name: 'Ocultar detalles de Foro' }));
  expect(region.queryByText('Dormir en la cabina')).toBeNull();
  await user.click(region.getByRole('button', { name: 'Ver detalles de Evento sin nombre' }));
  const additional = region.getAllByRole('link', { name: /^ejemplo\.org/ });
  expect(additional.map((link) => link.getAttribute('href'))).toEqual(['https://ejemplo.org/x']);
});

test('year and type filters show counts, combine and can be cleared', async () => {
  const user = visit(HOME);
  const region = await loaded();
  const groups = region.getAllByRole('group');
  const buttonsOf = (group: number) =>
    within(groups[group] as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(buttonsOf(0)).toEqual(['Todos los años (3)', '2025 (2)', '2024 (1)']);
  expect(buttonsOf(1)).toEqual(['Todos los tipos (3)', 'Organizador (1)', 'Ponente (1)']);
  expect(region.queryByRole('button', { name: 'Limpiar filtros' })).toBeNull();
  await user.click(region.getByRole('button', { name: '2025 (2)' }));
  expect(namesIn(region)).toEqual(['Foro', 'Evento sin nombre']);
  expect(region.getByRole('button', { name: '2025 (2)' }).getAttribute('aria-pressed')).toBe('true');
  expect(region.getByText('Mostrando 2 de 3 eventos')).toBeDefined();
  expect(buttonsOf(1)).toEqual(['Todos los tipos (3)', 'Organizador (0)', 'Ponente (1)']);
  await user.click(region.getByRole('button', { name: 'Organizador (0)' }));
  expect(buttonsOf(0)).toEqual(['Todos los años (3)', '2025 (0)', '2024 (1)']);
  expect(region.getByText('No hay eventos disponibles de tipo Organizador para el año 2025')).toBeDefined();
  expect(currentAddress()).toBe('/?anio=2025&tipo=1');
  await user.click(region.getByRole('button', { name: 'Limpiar filtros' }));
  expect(namesIn(region)).toHaveLength(3);
  expect(currentAddress()).toBe('/');
});

test.each([
  ['anio=2019', 'No hay eventos disponibles para el año 2019'],
  ['tipo=4', 'No hay eventos disponibles de tipo Participante'],
  ['anio=2019&tipo=2', 'No hay eventos disponibles de tipo Asistente para el año 2019'],
])('filters %s show "%s"', async (query, text) => {
  const user = visit(`/?${query}`);
  expect(await screen.findByText(text)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(screen.queryByText(text)).toBeNull();
  expect(namesIn(await section())).toHaveLength(3);
});

test('a card shows the type’s name and links the event’s page', async () => {
  answer('listPublicEventos', {
    success: 1,
    eventos: [1, 2, 3, 4].map((tipo) =>
      anEvento({ id: tipo, nombre: `Evento ${tipo}`, tipo, url_pagina_evento: `https://ejemplo.org/${tipo}` }),
    ),
  });
  const user = visit(HOME);
  const region = await loaded();
  const labels = region.getAllByRole('article').map((card) => card.querySelector('p')?.textContent);
  expect(labels).toEqual(['Organizador', 'Asistente', 'Ponente', 'Participante']);
  for (const button of region.getAllByRole('button', { name: /^Ver detalles/ })) await user.click(button);
  const pages = region.getAllByRole('link', { name: /^Página del evento/ });
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3, 4].map((n) => `https://ejemplo.org/${n}`));
});

describe('on 9 March 2025 in Bogotá', () => {
  beforeEach(() => {
    // 23:30 in Bogotá, already the next day in UTC
    vi.useFakeTimers({ now: new Date('2025-03-10T04:30:00Z'), toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  test('upcoming events come first, the next one first; then past ones, the latest first', async () => {
    answer('listPublicEventos', {
      success: 1,
      eventos: [...eventos, anEvento({ id: 4, nombre: 'Simposio', fecha: '2025-08-01' })],
    });
    const user = visit(HOME);
    const region = await loaded();
    const order = () => region.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(order()).toEqual([
      'Eventos académicos',
      'Próximos',
      'Foro',
      'Simposio',
      'Anteriores',
      'Evento sin nombre',
      'Jornada',
    ]);
    await user.click(region.getByRole('button', { name: '2024 (1)' }));
    expect(order()).toEqual(['Eventos académicos', 'Anteriores', 'Jornada']);
    expect(region.getByText('Mostrando 1 de 4 eventos')).toBeDefined();
  });

  test('the split follows when the tab is shown again the next day', async () => {
    visit(HOME);
    const region = await loaded();
    expect(region.getByRole('heading', { name: 'Próximos' })).toBeDefined();
    vi.setSystemTime(new Date('2025-03-10T05:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(region.queryByRole('heading', { name: 'Próximos' })).toBeNull();
    expect(namesIn(region)).toEqual(['Foro', 'Evento sin nombre', 'Jornada']);
  });
});

test('an event without further data has no detail', async () => {
  answer('listPublicEventos', { success: 1, eventos: [anEvento({ tipo: 1, nombre_ponencia: 'De nadie' })] });
  visit(HOME);
  const region = await loaded();
  expect(region.queryByRole('button', { name: /^Ver detalles/ })).toBeNull();
});

test('a failure shows an empty list and a warning', async () => {
  const noise = expectNoise();
  answerNever('listPublicEventos');
  const user = visit(HOME);
  const region = await section();
  expect((await region.findByRole('alert')).textContent).toContain('Error al cargar los eventos');
  expect(namesIn(region)).toEqual([]);
  expect(region.queryByText('Cargando eventos...')).toBeNull();
  expectLogged(noise, 'listPublicEventos', 'HTTP 0');
  answer('listPublicEventos', { success: 1, eventos });
  await user.click(region.getByRole('button', { name: 'Reintentar' }));
  expect(await region.findByText('Foro')).toBeDefined();
});
