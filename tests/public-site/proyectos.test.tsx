import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ListedProyecto } from '../../contract/entities/proyecto.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { currentAddress } from './address.ts';
import { answer, answerLater, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const PAGE = '/proyectos_investigacion';
const proyectos = [
  aProyecto({ id: 1, nombre: 'Gestión del riesgo', estado: 2, fecha_inicio: '2022-03-01' }),
  aProyecto({ id: 2, nombre: 'Cruces escolares', estado: 1, fecha_inicio: '2023-03-01' }),
  aProyecto({ id: 3, nombre: 'Buses eléctricos', estado: 1, fecha_inicio: '2024-03-01' }),
];

const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const loaded = () => screen.findByRole('heading', { level: 2, name: 'Buses eléctricos' });

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('listPublicProyectos', { success: 1, projects: proyectos });
});

test('shows a loader while the projects load', async () => {
  const release = answerLater('listPublicProyectos');
  visit(PAGE);
  expect(await screen.findByText('Cargando..')).toBeDefined();
  release({ success: 1, projects: proyectos });
  await loaded();
  expect(screen.queryByText('Cargando..')).toBeNull();
});

describe('a card', () => {
  test('shows name, description, state, entities and external link, and links to the project', async () => {
    answer('listPublicProyectos', {
      success: 1,
      projects: [aProyecto({ id: 3, id_proyecto: 12, url_externa: 'https://ejemplo.org/buses' })],
    });
    visit(PAGE);
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { name: 'Gestión de riesgos viales' })).toBeDefined();
    expect(card.getByText('Un estudio')).toBeDefined();
    expect(card.getByText('En ejecución')).toBeDefined();
    expect(card.getByText('2 entidades')).toBeDefined();
    const external = card.getByRole('link', { name: /Enlace externo/ });
    expect([external.getAttribute('href'), external.getAttribute('rel')]).toEqual([
      'https://ejemplo.org/buses',
      'noopener',
    ]);
    expect(card.getByRole('link', { name: /Ver más/ }).getAttribute('href')).toBe(
      `/proyecto_investigacion/${encodeId(12)}/gestion-de-riesgos-viales`,
    );
  });

  test('shows default texts for missing fields and links only http and https', async () => {
    answer('listPublicProyectos', {
      success: 1,
      projects: [
        aProyecto({ nombre: '', descripcion: ' ', estado: 7, entidades: ['Una'], url_externa: 'javascript:x' }),
      ],
    });
    visit(PAGE);
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { name: 'Sin nombre' })).toBeDefined();
    expect(card.getByText('Sin descripción definida')).toBeDefined();
    expect(card.getByText('Finalizado')).toBeDefined();
    expect(card.getByText('1 entidad')).toBeDefined();
    expect(card.queryByRole('link', { name: /Enlace externo/ })).toBeNull();
  });
});

describe('the filters', () => {
  test('text, state and dates are in the URL, and a counter shows the matches', async () => {
    const user = visit(PAGE);
    await loaded();
    expect(screen.queryByText(/Mostrando/)).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar por nombre' }), 'gestion');
    expect(names()).toEqual(['Gestión del riesgo']);
    expect(screen.getByText('Mostrando 1 de 3 proyectos')).toBeDefined();
    expect(currentAddress()).toBe(`${PAGE}?q=gestion`);
    await user.clear(screen.getByRole('searchbox'));
    expect(names()).toHaveLength(3);
    expect(currentAddress()).toBe(PAGE);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'En ejecución');
    expect(names()).toEqual(['Buses eléctricos', 'Cruces escolares']);
    expect(screen.getByText('Mostrando 2 de 3 proyectos')).toBeDefined();
  });

  test('the state filter offers all, running and finished', async () => {
    visit(PAGE);
    await loaded();
    const options = within(screen.getByRole('combobox', { name: 'Estado' })).getAllByRole('option');
    expect(options.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
      ['', 'Todos'],
      ['1', 'En ejecución'],
      ['2', 'Finalizado'],
    ]);
  });

  test('a URL with filters opens filtered; its dates can be cleared', async () => {
    const user = visit(`${PAGE}?desde=2023-01-01&hasta=2023-12-31`);
    await screen.findByRole('heading', { level: 2, name: 'Cruces escolares' });
    expect(names()).toEqual(['Cruces escolares']);
    expect(screen.getByLabelText('Fecha de inicio')).toHaveProperty('value', '2023-01-01');
    expect(screen.getByLabelText('Fecha de fin')).toHaveProperty('value', '2023-12-31');
    await user.click(screen.getByRole('button', { name: 'Limpiar fechas' }));
    expect(names()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Limpiar fechas' })).toBeNull();
  });

  test('the line is in the URL and offers the four lines', async () => {
    const [first, ...others] = proyectos as [ListedProyecto, ...ListedProyecto[]];
    const linea = { id_linea: 3, linea_nombre: 'Seguridad química' };
    answer('listPublicProyectos', { success: 1, projects: [{ ...first, ...linea }, ...others] });
    const user = visit(PAGE);
    await loaded();
    const select = screen.getByRole('combobox', { name: 'Línea de investigación' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Todas',
      'Sostenibilidad',
      'Gestión de la seguridad y salud en el trabajo',
      'Salud de los trabajadores',
      'Seguridad química',
    ]);
    await user.selectOptions(select, 'Seguridad química');
    expect(names()).toEqual(['Gestión del riesgo']);
    expect(screen.getByText('Mostrando 1 de 3 proyectos')).toBeDefined();
    expect(currentAddress()).toBe(`${PAGE}?linea=3`);
    await user.selectOptions(select, 'Sostenibilidad');
    expect(screen.getByText('No se encontraron proyectos que coincidan con los filtros aplicados.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ver todos los proyectos' }));
    expect(names()).toHaveLength(3);
    expect(currentAddress()).toBe(PAGE);
  });

  test('filters without matches offer all projects', async () => {
    const user = visit(`${PAGE}?q=zzz&estado=1`);
    expect(
      await screen.findByText('No se encontraron proyectos que coincidan con los filtros aplicados.'),
    ).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Mostrando 0 de 3 proyectos');
    await user.click(screen.getByRole('button', { name: 'Ver todos los proyectos' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(currentAddress()).toBe(PAGE);
  });
});

test('a failure is logged; the list is empty and offers a retry', async () => {
  const noise = expectNoise();
  answerRaw('listPublicProyectos', { success: 0, message: 'Sin base de datos' }, 500);
  const user = visit(PAGE);
  expect(await screen.findByText('No se pudieron cargar los proyectos.')).toBeDefined();
  expect(screen.queryByText('No hay proyectos disponibles.')).toBeNull();
  expect(screen.queryByText('Cargando..')).toBeNull();
  expectLogged(noise, 'listPublicProyectos', 'Sin base de datos');
  answer('listPublicProyectos', { success: 1, projects: proyectos });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await loaded();
});

test('sets the document title', async () => {
  visit(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Proyectos de investigación' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('Proyectos de investigación · Grupo de investigación'));
  await loaded();
});
