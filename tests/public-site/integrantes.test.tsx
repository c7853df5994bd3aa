import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { encodeId } from '../../contract/encodedIds.ts';
import { anIntegrante, aProyecto, elInicio, toListItem } from './builders.ts';
import { answer, answerNever, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

beforeEach(() => answer('getInicio', elInicio()));

describe('the members page', () => {
  const PAGE = '#/integrantes_grupo_investigacion';

  test('shows two carousels, internal and external, with linked members', async () => {
    answer('listPublicIntegrantes', [
      toListItem({ id: 1, nombre_imagen: 'ines.webp' }),
      toListItem({ id: 2, grupo: 2, nombres: 'óscar', apellidos: 'Ñáñez' }),
      toListItem({ id: 3, grupo: 2, nombres: '', apellidos: '' }),
    ]);
    visit(PAGE);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Integrantes del grupo de investigación' }),
    ).toBeDefined();
    await screen.findByRole('link', { name: 'Inés Caicedo Peña' });
    const inside = within(screen.getByRole('region', { name: 'Internos al CCS' }));
    const outside = within(screen.getByRole('region', { name: 'Externos al CCS' }));
    expect(inside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Inés Caicedo Peña']);
    const link = inside.getByRole('link');
    expect(link.getAttribute('href')).toBe(`#/integrante_grupo_investigacion/${encodeId(1)}`);
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/api/uploads/ines.webp?w=320');
    expect(outside.getByText('ÓÑ')).toBeDefined();
    expect(outside.getByRole('link', { name: 'óscar Ñáñez' })).toBeDefined();
    expect(outside.getByRole('link', { name: 'Integrante del grupo' })).toBeDefined();
  });

  test('shows a message without members, and no heading of an empty group', async () => {
    answer('listPublicIntegrantes', []);
    visit(PAGE);
    expect(await screen.findByText('No hay integrantes en este grupo.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: /al CCS$/ })).toBeNull();
  });

  test('a failure is only logged and the loader stays', async () => {
    const noise = expectNoise();
    answerNever('listPublicIntegrantes');
    visit(PAGE);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'No hay conexión con el servidor. Revise su conexión e intente de nuevo.',
    );
    expect(screen.getByText('Cargando...')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expectLogged(noise, 'listPublicIntegrantes', 'HTTP 0');
  });
});

describe('the member page', () => {
  const PAGE = `#/integrante_grupo_investigacion/${encodeId(7)}`;

  test('shows studies, areas, contact and projects', async () => {
    answer('getIntegrante', {
      success: 1,
      investigador: anIntegrante({ id: 7, grupo: 2 }),
      proyectos: [aProyecto({ id: 3 })],
    });
    visit(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Inés Caicedo Peña' })).toBeDefined();
    const page = within(screen.getByRole('main'));
    for (const text of [
      'Externo al CCS',
      'Investigadora principal',
      'Ingeniera civil',
      'Maestría en tránsito',
      'Peatones',
    ]) {
      expect(page.getByText(text)).toBeDefined();
    }
    const hrefOf = (name: string | RegExp) => page.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('ines@ejemplo.org')).toBe('mailto:ines@ejemplo.org');
    expect(hrefOf(/Perfil en LinkedIn/)).toBe('https://ejemplo.org/in/ines');
    expect(hrefOf(/Hoja de vida/)).toBe('https://ejemplo.org/hv/ines');
    expect(hrefOf(/Ver más sobre Puntos ciegos/)).toBe(`#/proyecto_investigacion/${encodeId(3)}`);
    expect(document.title).toBe('Inés Caicedo Peña · Grupo de investigación');
  });

  test('a failure is only logged and the loader stays', async () => {
    const noise = expectNoise();
    answerNever('getIntegrante');
    visit(PAGE);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByText('Cargando...')).toBeDefined();
    expectLogged(noise, 'getIntegrante', 'HTTP 0');
  });

  test('shows a message for a missing member', async () => {
    const noise = expectNoise();
    answerRaw('getIntegrante', { success: 0, message: 'No existe' }, 404);
    visit(PAGE);
    expect(await screen.findByText('No se encontró información del integrante')).toBeDefined();
    expectLogged(noise, 'getIntegrante', 'No existe');
  });
});
