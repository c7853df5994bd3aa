import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { encodeId } from '../../contract/encodedIds.ts';
import { aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { answer, answerNever, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

beforeEach(() => answer('getInicio', elInicio()));

test.each([
  ['sostenibilidad', 'Sostenibilidad'],
  ['GESTION_sst', 'Gestión de la seguridad y salud en el trabajo'],
  ['seguridad_quimica', 'Seguridad química'],
  ['Salud_Trabajadores', 'Salud de los trabajadores'],
])('the line %s lists its projects as cards', async (slug, name) => {
  answer('listProyectosByLinea', [aProyecto({ id: 6 })]);
  visit(`#/lineas/${slug}`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
  const link = await screen.findByRole('link', { name: /^Ver más/ });
  expect(link.getAttribute('href')).toBe(`/proyecto_investigacion/${encodeId(6)}/gestion-de-riesgos-viales`);
});

test('shows a message for a line without projects, also from a wrapped list', async () => {
  answerRaw('listProyectosByLinea', { success: '1', projects: [] });
  visit('#/lineas/Sostenibilidad');
  expect(await screen.findByText('Esta línea aún no tiene proyectos publicados.')).toBeDefined();
});

test('a failure is only logged and the loader stays', async () => {
  const noise = expectNoise();
  answerNever('listProyectosByLinea');
  visit('#/lineas/gestion_sst');
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('Cargando...')).toBeDefined();
  expectLogged(noise, 'listProyectosByLinea', 'HTTP 0');
});
