import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLinea, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerNever, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import {
  choose,
  expectErrorToast,
  expectToast,
  failuresAreLogged,
  here,
  movableClock,
  openAt,
  press,
  signIn,
  whenAsked,
  write,
} from './backOffice.tsx';
import { fillNewProyecto } from './newProyecto.ts';

const received = mockedNetwork();

const ALFA = aProyecto({ id: 1, id_proyecto: 1, nombre: 'Gestión alfa', linea_nombre: 'Sostenibilidad', id_linea: 1 });
const BETA = aProyecto({
  id: 2,
  id_proyecto: 2,
  nombre: 'Beta',
  estado: 2,
  activo: 0,
  id_linea: null,
  linea_nombre: null,
});

afterEach(() => {
  vi.useRealTimers();
});

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  signIn();
  answer('listProyectos', { success: 1, projects: [ALFA, BETA] });
  answer('listLineas', { success: 1, lineas: [aLinea({ id: 1, nombre: 'Sostenibilidad' })] });
  answer('listIntegrantes', { success: 1, integrantes: [] });
  answer('listProductos', { success: 1, products: [] });
});

describe('admin/proyectos', () => {
  it('lists projects in Spanish', async () => {
    openAt('/proyectos');
    await screen.findByRole('link', { name: 'Gestión alfa' });
    expect(names()).toEqual(['Beta', 'Gestión alfa']);
    const row = screen.getByRole('link', { name: 'Gestión alfa' }).closest('tr');
    expect(row?.textContent).toContain('En ejecución');
    expect(row?.textContent).toContain('15 ene 2025');
    expect(row?.textContent).toContain('Sostenibilidad');
    const headers = [...document.querySelectorAll('th')].map((header) => header.textContent);
    expect(headers).toEqual(['', 'Nombre', 'Estado', 'Inicio', 'Fin', 'Línea', 'Entidades', 'Activo']);
  });

  it('searches by name, ignoring case and accents', async () => {
    openAt('/proyectos');
    await screen.findByRole('link', { name: 'Beta' });
    write('Buscar por nombre', 'GESTION');
    await waitFor(() => expect(names()).toEqual(['Gestión alfa']));
  });

  it('filters the loaded list shortly after the last keystroke', async () => {
    openAt('/proyectos');
    await screen.findByRole('link', { name: 'Beta' });
    movableClock();
    write('Buscar por nombre', 'GESTION');
    await act(() => vi.advanceTimersByTimeAsync(200));
    await waitFor(() => expect(names()).toEqual(['Gestión alfa']));
    expect(received.filter(({ name }) => name === 'listProyectos')).toHaveLength(1);
  });

  it('filters by estado', async () => {
    openAt('/proyectos');
    await screen.findByRole('link', { name: 'Beta' });
    await choose('Estado', 'Finalizado');
    await waitFor(() => expect(names()).toEqual(['Beta']));
  });

  it('links to the detail page', async () => {
    refuse('getProyecto', 'No existe', 404);
    failuresAreLogged();
    openAt('/proyectos');
    const link = await screen.findByRole('link', { name: 'Gestión alfa' });
    expect(link.getAttribute('href')).toBe('#/admin/detalle_proyecto/1');
  });

  it.each([
    ['Gestión alfa', 'desactivar', 0, 'Proyecto desactivado exitosamente'],
    ['Beta', 'activar', 1, 'Proyecto activado exitosamente'],
  ])('asks for confirmation, toggles %s and shows the new state', async (nombre, verb, activo, expected) => {
    const confirm = whenAsked(true);
    answerDone('toggleProyecto');
    openAt('/proyectos');
    const toggle = await screen.findByLabelText<HTMLInputElement>(`Activo: ${nombre}`);
    fireEvent.click(toggle);
    expect(confirm).toHaveBeenCalledWith(`¿Está seguro de que desea ${verb} este proyecto?`);
    await expectToast(expected);
    expect(toggle.checked).toBe(activo === 1);
    expect(bodiesOf('toggleProyecto')).toEqual([{ id: nombre === 'Beta' ? 2 : 1, activo, updated_by: 'lpena' }]);
    expect(bodiesOf('listProyectos')).toHaveLength(1);
  });

  it('changes nothing when the confirmation is declined', async () => {
    whenAsked(false);
    openAt('/proyectos');
    const toggle = await screen.findByLabelText<HTMLInputElement>('Activo: Beta');
    fireEvent.click(toggle);
    expect(toggle.checked).toBe(false);
    expect(bodiesOf('toggleProyecto')).toEqual([]);
  });

  it.each([
    ['Solo el director puede hacerlo', 'Solo el director puede hacerlo'],
    [undefined, 'Error al activar/desactivar el proyecto'],
  ])('shows the error: %s', async (message, expected) => {
    failuresAreLogged();
    whenAsked(true);
    refuse('toggleProyecto', message);
    openAt('/proyectos');
    const toggle = await screen.findByLabelText<HTMLInputElement>('Activo: Beta');
    fireEvent.click(toggle);
    await expectToast(expected);
    expect(toggle.checked).toBe(false);
  });
});

describe('the form of a new proyecto', () => {
  it('requires five fields and a valid URL', async () => {
    openAt('/proyectos/create');
    await screen.findByRole('heading', { name: 'Agregar proyecto' });
    write(/^Enlace externo/, 'sin protocolo');
    press('Agregar proyecto');
    for (const text of [
      'Escriba el nombre',
      'Escriba el objetivo',
      'Elija la fecha de inicio',
      'Elija la fecha de fin',
      'Elija el estado',
      'La URL del enlace externo no es válida: debe comenzar por http:// o https://',
    ]) {
      expect(await screen.findByText(text), text).toBeTruthy();
    }
    expect(bodiesOf('addProyecto')).toEqual([]);
  });

  it('counts the entities that are not empty and sends them as a list', async () => {
    answer('addProyecto', { success: 1, message: 'ok', project: ALFA });
    await fillNewProyecto();
    write(/^Entidades/, 'Alcaldía, , Universidad,');
    expect(await screen.findByText(/2 entidades/)).toBeTruthy();
    expect(screen.getByText(/^5\/5000 caracteres$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Quitar Universidad' })).toBeTruthy();
    press('Agregar proyecto');
    await expectToast('Proyecto agregado exitosamente');
    expect(bodiesOf('addProyecto')).toMatchObject([
      { nombre: 'Nuevo', estado: 1, entidades: ['Alcaldía', 'Universidad'], created_by: 'lpena' },
    ]);
    await waitFor(() => expect(here()).toBe('#/admin/proyectos'));
  });

  it.each([
    ['Ya existe', 'Ya existe'],
    [undefined, 'Error al agregar el proyecto'],
  ])('shows the error: %s', async (message, expected) => {
    failuresAreLogged();
    refuse('addProyecto', message);
    await fillNewProyecto();
    press('Agregar proyecto');
    await expectErrorToast(expected);
    expect(here()).toBe('#/admin/proyectos/create');
  });

  it('shows an error when there is no response', async () => {
    failuresAreLogged();
    answerNever('addProyecto');
    await fillNewProyecto();
    press('Agregar proyecto');
    await expectToast('Error al agregar el proyecto');
  });

  it('opens the new project from the notification', async () => {
    answer('addProyecto', { success: 1, message: 'ok', project: ALFA });
    await fillNewProyecto();
    press('Agregar proyecto');
    const open = await screen.findByRole('link', { name: 'Abrir el proyecto' });
    expect(open.getAttribute('href')).toBe('#/admin/detalle_proyecto/1');
  });

  it('sends the project again when the first answer was lost', async () => {
    failuresAreLogged();
    answerNever('addProyecto');
    await fillNewProyecto();
    press('Agregar proyecto');
    await expectToast('Error al agregar el proyecto');
    const stored = { nombre: 'Nuevo', objetivo: 'Medir', fecha_inicio: '2025-01-01', fecha_fin: '2025-12-31' };
    answer('addProyecto', { success: 1, message: 'ok', project: aProyecto({ id: 12, ...stored }) });
    press('Agregar proyecto');
    await expectToast('Proyecto agregado exitosamente');
    // The lost one is not counted.
    expect(bodiesOf('addProyecto')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Abrir el proyecto' }).getAttribute('href')).toBe(
      '#/admin/detalle_proyecto/12',
    );
  });
});
