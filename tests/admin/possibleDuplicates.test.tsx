import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { reasonOf } from '../../admin/tools/pendientes/labels.ts';
import type { Pendiente } from '../../contract/entities/pendiente.ts';
import { MERGED_RESOURCES, resources } from '../../contract/resources/resources.ts';
import { NO_PENDIENTES } from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { expectToast, failuresAreLogged, openAt, press, signIn } from './backOffice.tsx';

mockedNetwork();

const other = (id: number, nombre: string, campo: string) => ({
  id,
  nombre,
  campo,
  detalle: '2026-11-21T03:00:00.000Z',
});
const row: Pendiente = {
  recurso: 'productos',
  ...other(8, 'Guía de carga', 'doi'),
  otros: [other(11, 'Guide', 'doi'), other(12, 'Guía de carga', 'nombre')],
};
const withGroup = (registro: Pendiente | null) => ({
  ...NO_PENDIENTES,
  grupos: registro === null ? [] : [{ grupo: 'posibles_duplicados' as const, total: 1, registros: [registro] }],
});
const pair = {
  recurso: 'productos' as const,
  id: 8,
  nombre: 'Guía de carga',
  otro_id: 11,
  otro_nombre: 'Guide',
  usuario: 'ana',
  fecha: '2026-11-21T03:00:00.000Z',
};

beforeEach(() => {
  signIn();
  answer('listPendientes', withGroup(row));
});

describe('possible duplicates', () => {
  it('stand below the first of them, with what they have in common and links to their forms', async () => {
    openAt('/pendientes');
    await screen.findByRole('heading', { level: 2, name: 'Posibles duplicados (1)' });
    const list = screen.getByRole('list', { name: 'Posibles duplicados de Guía de carga' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Guide', '#/admin/productos_investigacion?editar=11'],
      ['Fusionar', '#/admin/fusionar/productos/8/11'],
      ['Guía de carga', '#/admin/productos_investigacion?editar=12'],
      ['Fusionar', '#/admin/fusionar/productos/8/12'],
    ]);
    expect(within(list).getByText('El mismo DOI · agregado el 20 nov 2026')).toBeTruthy();
    expect(within(list).getByText('El mismo nombre, tipo y año · agregado el 20 nov 2026')).toBeTruthy();
    expect(screen.getByText('Producto · agregado el 20 nov 2026')).toBeTruthy();
  });

  it('leave the list once they are declared not to be one', async () => {
    answerDone('setNoDuplicado');
    openAt('/pendientes');
    await screen.findByRole('list', { name: 'Posibles duplicados de Guía de carga' });
    answer('listPendientes', withGroup({ ...row, otros: row.otros?.slice(1) }));
    press('No es duplicado: Guide');
    await expectToast('Estos registros ya no se proponen como duplicados');
    expect(bodiesOf('setNoDuplicado')).toEqual([{ recurso: 'productos', recurso_id: 8, otro_id: 11, no_duplicado: 1 }]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Guide' })).toBeNull());
  });

  it('are compared again where it says who declared that they are none', async () => {
    answerDone('setNoDuplicado');
    answer('listPendientes', { ...withGroup(null), no_duplicados: [pair] });
    openAt('/pendientes');
    const list = await screen.findByRole('list', { name: 'No son duplicados' });
    expect(list.textContent).toContain('No es «Guide» · ana, 20 nov 2026');
    press('Volver a comparar: Guía de carga');
    await expectToast('Estos registros se comparan de nuevo');
    expect(bodiesOf('setNoDuplicado')).toMatchObject([{ otro_id: 11, no_duplicado: 0 }]);
  });

  it('say what failed', async () => {
    refuse('setNoDuplicado');
    failuresAreLogged();
    openAt('/pendientes');
    await screen.findByRole('list', { name: 'Posibles duplicados de Guía de carga' });
    press('No es duplicado: Guide');
    await expectToast('Error al guardar que no son duplicados');
  });

  it.each(MERGED_RESOURCES)('of %s have a reason for each field that tells them', (recurso) => {
    for (const campo of Object.keys(resources[recurso].identity.keys))
      expect(reasonOf(recurso, other(1, 'A', campo))).toMatch(/^El mismo .+ · agregado el /);
  });
});
