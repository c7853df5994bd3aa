import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aProyecto, elInicio } from '../support/builders/publicRecords.ts';
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
