import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anEvento, elInicio } from '../support/builders/publicRecords.ts';
import { currentAddress } from './address.ts';
import { answer, answerLater, answerNever, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const PAGE = '/eventos';
const eventos = [
  anEvento({ id: 1, nombre: 'Jornada', tipo: 1, fecha: '2024-05-02' }),
  anEvento({ id: 2, nombre: 'Foro', tipo: 3, fecha: '2025-03-09' }),
  anEvento({ id: 3, nombre: 'Simposio', tipo: 3, fecha: '2025-08-01' }),
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-03-09T12:00:00Z'), toFake: ['Date'] });
  answer('getInicio', elInicio());
  answer('listPublicEventos', { success: 1, eventos });
  return () => vi.useRealTimers();
});

const outline = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);

test('shows upcoming and past events below the heading of the home’s section', async () => {
  visit(PAGE);
  await screen.findAllByRole('article');
  expect(outline()).toEqual([
    'H1 Eventos académicos',
    'H2 Próximos',
    'H3 Foro',
    'H3 Simposio',
    'H2 Anteriores',
    'H3 Jornada',
  ]);
  expect(document.title).toBe('Eventos académicos · Grupo de investigación');
});

test('says how many events there are, and links their feed', async () => {
  visit(PAGE);
  expect(await screen.findByText('3 eventos')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Suscribirse a esta lista' }).getAttribute('href')).toBe(
    '/feeds/eventos.atom',
  );
});

test('the filters are in the address', async () => {
  const user = visit(`${PAGE}?anio=2025`);
  await screen.findAllByRole('article');
  expect(screen.getByText('Mostrando 2 de 3 eventos')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Organizador (0)' }));
  expect(currentAddress()).toBe(`${PAGE}?anio=2025&tipo=1`);
  expect(screen.getByText('No hay eventos disponibles de tipo Organizador para el año 2025')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(currentAddress()).toBe(PAGE);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('shows a loader, then the text of an empty list', async () => {
  const release = answerLater('listPublicEventos');
  visit(PAGE);
  expect(await screen.findByText('Cargando eventos...')).toBeDefined();
  release({ success: 1, eventos: [] });
  expect(await screen.findByText('No hay eventos disponibles')).toBeDefined();
});

test('a failure shows a warning and offers a retry', async () => {
  const noise = expectNoise();
  answerNever('listPublicEventos');
  const user = visit(PAGE);
  expect((await screen.findByRole('alert')).textContent).toContain('Error al cargar los eventos');
  expectLogged(noise, 'listPublicEventos', 'HTTP 0');
  answer('listPublicEventos', { success: 1, eventos });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Foro')).toBeDefined();
});

test.each([
  ['home', 'main', 'Ver todos los eventos'],
  ['footer', 'contentinfo', 'Eventos académicos'],
])('is linked in the %s', async (_place, landmark, name) => {
  answer('listPublicProyectos', { success: 1, projects: [] });
  answer('listPublicProductos', { success: '1', message: '', products: [] });
  const user = visit('/');
  await user.click(within(screen.getByRole(landmark)).getByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Eventos académicos' })).toBeDefined();
  expect(currentAddress()).toBe(PAGE);
});
