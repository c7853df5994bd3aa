import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { Inicio } from '../../contract/entities/inicio.ts';
import type { SiteIdentidad } from '../../contract/identidad/identidad.ts';
import { Site } from '../../public-site/app/Site.tsx';
import { ResponseStore } from '../../public-site/data/ResponseStore.ts';
import { browserHistory } from '../../public-site/router/siteHistory.ts';
import { elInicio } from '../support/builders/publicRecords.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { openAddress } from './address.ts';
import { answer, mockedNetwork } from './site.tsx';

mockedNetwork();

const LOGO = `${'a'.repeat(32)}.webp`;

beforeEach(() => {
  answer('listPublicProyectos', { success: 1, projects: [] });
  answer('listPublicProductos', { success: '1', message: '', products: [] });
  answer('listPublicEventos', { success: 1, eventos: [] });
});

function visitAs(address: string, identidad: Partial<SiteIdentidad>) {
  openAddress(address);
  render(
    <Site
      history={browserHistory()}
      responses={new ResponseStore()}
      settings={{ ...SETTINGS, identidad: { ...SETTINGS.identidad, ...identidad } }}
      rendering={{ renderedOn: null, publicOrigin: '' }}
    />,
  );
}

/** Sets the clock to noon in Bogotá. */
function onTheDay(day: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00-05:00`) });
  onTestFinished(() => void vi.useRealTimers());
}

const EMPTY: Partial<Inicio> = { objetivo: '', codigo: '', url_minciencias: '' };

// Chromium gives pictures of the first screen a high priority, also small ones.
test('the logos of the header come after the pictures of the page', async () => {
  answer('getInicio', elInicio());
  visitAs('/', { institucion: 'Consejo', institucion_logo: LOGO });
  const header = await screen.findByRole('banner');
  const priorities = [...header.querySelectorAll('img')].map((image) => image.getAttribute('fetchpriority'));
  expect(priorities).toEqual(['low', 'low']);
});

test('the home shows the data of the group beside its code', async () => {
  onTheDay('2026-11-24');
  answer('getInicio', { ...elInicio(), lider: { id: 7, nombre: 'Ana Ríos' } });
  visitAs('/', { categoria: 'A1', categoria_hasta: '2027-12-31', creacion: '2009-03' });
  const objective = within(await screen.findByRole('region', { name: 'Objetivo' }));
  expect(objective.getByRole('link', { name: 'Ana Ríos' }).getAttribute('href')).toBe(
    sitePaths.integrante(7, 'Ana Ríos'),
  );
  const facts = objective
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Líder', 'Ana Ríos'],
    ['Categoría', 'A1 hasta el 31 de diciembre de 2027'],
    ['Creación', 'marzo de 2009'],
  ]);
});

test.each([
  ['2026-11-24', 'A1 hasta el 24 de noviembre de 2026'],
  ['2026-11-23', 'A1 venció el 23 de noviembre de 2026'],
])('the category of a group whose last day is %s, on 24 November 2026: %s', async (categoria_hasta, text) => {
  onTheDay('2026-11-24');
  answer('getInicio', elInicio());
  visitAs('/', { categoria: 'A1', categoria_hasta });
  const objective = within(await screen.findByRole('region', { name: 'Objetivo' }));
  expect(objective.getByText('Categoría').nextElementSibling?.textContent).toBe(text);
});

test('the home has no empty place for data that nobody wrote', async () => {
  answer('getInicio', elInicio(EMPTY));
  visitAs('/', { categoria_hasta: '' });
  await screen.findByText('No hay productos disponibles en este momento.');
  expect(screen.queryByText('Categoría')).toBeNull();
  expect(screen.queryByText('Código del grupo')).toBeNull();
});

test('header and footer show the institution with its logo, which lead to its site', async () => {
  answer('getInicio', { ...elInicio(), actualizado: '2026-11-24' });
  const institucion = 'Universidad del Mar';
  visitAs('/nada', { institucion, institucion_url: 'https://mar.example.org/', institucion_logo: LOGO });
  const [bar, foot] = [within(screen.getByRole('banner')), within(screen.getByRole('contentinfo'))];
  expect(bar.getByRole('link', { name: institucion }).getAttribute('href')).toBe('https://mar.example.org/');
  expect(bar.getByRole('img', { name: institucion }).getAttribute('src')).toContain(LOGO);
  expect(foot.getAllByRole('link', { name: /^Universidad del Mar/ })).toHaveLength(2);
  const day = await foot.findByText('24 de noviembre de 2026');
  expect(day.getAttribute('datetime')).toBe('2026-11-24');
  expect(foot.getByRole('link', { name: 'Accesibilidad' }).getAttribute('href')).toBe(sitePaths.accesibilidad);
});

test('without a logo the header names the institution', async () => {
  answer('getInicio', elInicio());
  visitAs('/nada', { institucion: 'Universidad del Mar' });
  expect(within(screen.getByRole('banner')).getByText('Universidad del Mar')).toBeDefined();
  await screen.findByText('Política de privacidad');
  expect(within(screen.getByRole('contentinfo')).queryByText(/Última actualización/)).toBeNull();
});

test('the accessibility statement names the norm, and the support to write to', async () => {
  answer('getInicio', elInicio());
  visitAs(sitePaths.accesibilidad, {});
  const mail = await screen.findByRole('link', { name: 'soporte@ejemplo.org' });
  expect(mail.getAttribute('href')).toBe('mailto:soporte@ejemplo.org');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accesibilidad');
  expect(screen.getByRole('main').textContent).toMatch(/WCAG 2\.2, en su nivel AA/);
  expect(document.title).toBe('Accesibilidad · Grupo de investigación');
});

test('the accessibility statement has no heading for a contact that is missing', async () => {
  answer('getInicio', elInicio({ correo_soporte: '', correo_contacto: '', telefono: '' }));
  visitAs(sitePaths.accesibilidad, {});
  await screen.findByText('Política de privacidad');
  expect(screen.queryByRole('heading', { name: '¿Encontró una barrera?' })).toBeNull();
});
