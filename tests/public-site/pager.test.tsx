import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { answered, renderPage } from './renderPage.ts';
import { answer, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const projects = Array.from({ length: 65 }, (_, index) => aProyecto({ id: index + 1, nombre: `Estudio ${index + 1}` }));

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('listPublicProyectos', { success: 1, projects });
});

const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

test('the server renders a long list in pages, as plain links', async () => {
  const inicio = answered('getInicio', {}, elInicio());
  const list = answered('listPublicProyectos', {}, { success: 1, projects });
  const count = (html: string) => html.match(/<article/g)?.length;
  const { html } = await renderPage('/proyectos_investigacion', [inicio, list]);
  expect(count(html)).toBe(30);
  expect(html).toContain('href="/proyectos_investigacion?pagina=3"');
  const { html: last } = await renderPage('/proyectos_investigacion?q=estudio&pagina=3', [inicio, list]);
  expect(count(last)).toBe(5);
  expect(last).toContain('href="/proyectos_investigacion?q=estudio&amp;pagina=2"');
});

test('the browser shows the page of the address, and a search begins at the first', async () => {
  const user = visit('#/proyectos_investigacion?pagina=3');
  expect(await screen.findByRole('heading', { level: 2, name: 'Estudio 5' })).toBeDefined();
  expect(names()).toHaveLength(5);
  const pager = screen.getByRole('navigation', { name: 'Páginas' });
  expect(within(pager).getByRole('link', { current: 'page' }).textContent).toBe('3');
  await user.type(screen.getByRole('searchbox'), '65');
  expect(await screen.findByRole('heading', { level: 2, name: 'Estudio 65' })).toBeDefined();
  expect(window.location.hash).toBe('#/proyectos_investigacion?q=65');
});
