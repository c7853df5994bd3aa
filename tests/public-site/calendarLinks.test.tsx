import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { anEvento, elInicio } from '../support/builders/publicRecords.ts';
import { answer, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const evento = anEvento({ id: 5, nombre: 'Foro', fecha: '2999-05-01' });
const past = anEvento({ id: 7, nombre: 'Foro de antes', fecha: '2020-05-01' });
const CALENDAR = `/evento/${encodeId(5)}/evento.ics`;

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('getPublicEvento', { success: 1, evento });
  answer('listPublicEventos', {
    success: 1,
    eventos: [evento, past, anEvento({ id: 6, nombre: 'Sin día', fecha: '' })],
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('cards link the calendar entry of an event to come', async () => {
  visit('/eventos');
  const links = await screen.findAllByRole('link', { name: /^Añadir al calendario/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Añadir al calendario (Foro)', CALENDAR],
  ]);
  const subscribe = screen.getByRole('link', { name: 'Suscribirse al calendario' });
  expect(subscribe.getAttribute('href')).toBe('/eventos.ics');
});

test('the page of a past event links no calendar entry', async () => {
  answer('getPublicEvento', { success: 1, evento: past });
  visit(`/evento/${encodeId(7)}`);
  const article = within(await screen.findByRole('article'));
  expect(article.queryByRole('link', { name: /^Añadir al calendario/ })).toBeNull();
});

test('the page of an event to come links its calendar entry', async () => {
  visit(`/evento/${encodeId(5)}`);
  const article = within(await screen.findByRole('article'));
  expect(article.getByRole('link', { name: 'Añadir al calendario (Foro)' }).getAttribute('href')).toBe(CALENDAR);
});

test('a site of another server links no calendars', async () => {
  vi.stubEnv('VITE_API_HOST', 'https://api.ejemplo.org');
  vi.resetModules();
  const { CalendarLink, SubscribeLink } = await import('../../public-site/components/CalendarLink/CalendarLink.tsx');
  render(
    <>
      <CalendarLink evento={evento} className="" />
      <SubscribeLink />
    </>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
