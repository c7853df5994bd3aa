import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { anEvento, elInicio } from '../support/builders/publicRecords.ts';
import { currentAddress } from './address.ts';
import { answer, answerNever, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const PAGE = `/evento/${encodeId(5)}`;
const NOT_FOUND = 'No se encontró información del evento';

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('listPublicEventos', { success: 1, eventos: [anEvento({ id: 5, nombre: 'Foro' })] });
});

test('shows all of an event', async () => {
  const evento = anEvento({
    id: 5,
    nombre: 'Foro',
    descripcion: 'Tres días de ponencias',
    lugar: 'Auditorio Mayor',
    tipo: 3,
    nombre_ponencia: 'Dormir en la cabina',
    url_pagina_evento: 'https://ejemplo.org/foro',
    urls_adicionales: ['https://ejemplo.org/fotos', 'javascript:x'],
  });
  answer('getPublicEvento', { success: 1, evento });
  visit(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Foro' })).toBeDefined();
  const texts = ['Ponente', '9 de marzo de 2025', 'Auditorio Mayor', 'Colombia', 'Tres días de ponencias'];
  for (const text of [...texts, 'Dormir en la cabina']) expect(screen.getByText(text)).toBeDefined();
  const section = screen.getByRole('heading', { level: 2, name: 'Enlaces' }).parentElement as HTMLElement;
  const links = within(section).getAllByRole('link', { name: /nueva/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://ejemplo.org/foro',
    'https://ejemplo.org/fotos',
  ]);
  await expect.poll(() => document.title).toBe('Foro · Grupo de investigación');
});

test('missing fields have texts or are left out', async () => {
  const empty = { nombre: '', descripcion: '', fecha: '', lugar: '', pais: '', tipo: 9 };
  answer('getPublicEvento', { success: 1, evento: anEvento({ id: 5, ...empty }) });
  visit(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Evento sin nombre' })).toBeDefined();
  expect(screen.getByText('Sin tipo')).toBeDefined();
  expect(screen.getByText('Descripción no disponible')).toBeDefined();
  for (const term of ['Fecha', 'Lugar', 'País', 'Ponencia', 'Enlaces']) expect(screen.queryByText(term)).toBeNull();
});

test('links the list of events', async () => {
  answer('getPublicEvento', { success: 1, evento: anEvento({ id: 5 }) });
  const user = visit(PAGE);
  expect(await screen.findByRole('button', { name: 'Volver' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Todos los eventos' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Eventos académicos' })).toBeDefined();
  expect(currentAddress()).toBe('/eventos');
});

test('a card of the list opens the page of its event', async () => {
  answer('getPublicEvento', { success: 1, evento: anEvento({ id: 5, nombre: 'Foro' }) });
  const user = visit('/eventos');
  await user.click(await screen.findByRole('link', { name: 'Foro' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Foro' })).toBeDefined();
  expect(currentAddress()).toBe(`${PAGE}/foro`);
});

test('a link without an id makes no call', async () => {
  const user = visit('/evento/hola');
  expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Eventos académicos' })).toBeDefined();
});

test('shows a message for an unknown event', async () => {
  const noise = expectNoise();
  answerRaw('getPublicEvento', { success: 0, message: 'No se encontró el evento' }, 404);
  visit(PAGE);
  expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Todos los eventos' })).toBeDefined();
  expectLogged(noise, 'getPublicEvento', 'No se encontró el evento');
});

test('another failure is logged and the loader offers a retry', async () => {
  const noise = expectNoise();
  answerNever('getPublicEvento');
  const user = visit(PAGE);
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión con el servidor');
  expectLogged(noise, 'getPublicEvento', 'HTTP 0');
  answer('getPublicEvento', { success: 1, evento: anEvento({ id: 5, nombre: 'Foro' }) });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Foro' })).toBeDefined();
});
