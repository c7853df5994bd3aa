import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Movimiento } from '../../../contract/entities/movimiento.ts';
import { aLinea } from '../../support/builders/staffRecords.ts';
import { LAURA } from '../../support/laura.ts';
import { answer, answerNever, mockedNetwork, refuse } from '../../support/network.ts';
import { choose, expectToast, failuresAreLogged, openAt, press, signIn, write } from '../backOffice.tsx';

const evento = {
  id: 3,
  nombre: 'Congreso',
  fecha: '2025-03-01',
  tipo: 2,
  estado: 1,
  lugar: '',
  urls_adicionales: '["https://a.ejemplo.org","https://b.ejemplo.org"]',
  created_by: 'lpena',
  updated_by: '',
};
const added: Movimiento = {
  id: 1,
  created_at: '2026-03-02T01:05:00.000Z',
  usuario: 'lpena',
  recurso: 'eventos',
  recurso_id: 3,
  accion: 'agregar',
  antes: null,
  despues: evento,
  operacion: '',
  tabla: 'eventos',
  deshace: '',
};
const changed: Movimiento = {
  ...added,
  id: 2,
  created_at: '2026-03-05T17:00:00.000Z',
  usuario: 'jorge.segundo',
  accion: 'actualizar',
  antes: evento,
  despues: { ...evento, nombre: 'Congreso de seguridad vial', tipo: 3, updated_by: 'jorge.segundo' },
};
const linked: Movimiento = {
  ...added,
  id: 3,
  created_at: '2026-03-06T17:00:00.000Z',
  recurso: 'proyectos',
  recurso_id: 5,
  accion: 'actualizar línea',
  antes: { id: 5, nombre: 'Cruces', linea_id: 1 },
  despues: { id: 5, nombre: 'Cruces', linea_id: 3 },
};
const password: Movimiento = {
  ...added,
  id: 4,
  created_at: '2026-03-07T17:00:00.000Z',
  recurso: 'usuarios',
  recurso_id: 7,
  accion: 'cambiar clave',
  antes: null,
  despues: null,
};

const received = mockedNetwork();
beforeEach(() => signIn());

async function open() {
  const { id, usuario, name: nombre, email } = LAURA;
  answer('listUsuarios', [{ id, usuario, nombre, email, activo: true, created_at: added.created_at }]);
  const lineas = [aLinea({ id: 1, nombre: 'Sostenibilidad' }), aLinea({ id: 3, nombre: 'Seguridad química' })];
  answer('listLineas', { success: 1, lineas });
  answer('listMovimientos', { success: 1, movimientos: [password, linked, changed, added] });
  openAt('/movimientos');
  await screen.findAllByText('Actualizó el evento');
}

const rows = () => screen.getAllByRole('button', { name: /^Ver el cambio/ }).map((button) => button.closest('tr'));
const textOf = (row: HTMLElement | null | undefined) => row?.textContent?.replaceAll('\u00a0', ' ') ?? '';

/** Opens the dialog of a row. */
async function show(name: RegExp): Promise<HTMLElement> {
  press(name);
  return screen.findByRole('dialog');
}

/** The values of a dialog, by field. */
function fieldsOf(dialog: HTMLElement): Record<string, string> {
  const terms = [...dialog.querySelectorAll('dt')];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

describe('admin/movimientos', () => {
  it('lists user, action and local time, newest first', async () => {
    await open();
    const texts = rows().map(textOf);
    expect(texts).toHaveLength(4);
    expect(texts[0]).toContain('7 de marzo de 2026, 12:00 p. m.');
    expect(texts[0]).toContain('Cambió la contraseña del usuario');
    expect(texts[2]).toContain('jorge.segundo');
    expect(texts[2]).toContain('Congreso de seguridad vial');
    expect(texts[3]).toContain('1 de marzo de 2026, 8:05 p. m.');
  });

  it('asks the server for the chosen user, section, action and days', async () => {
    await open();
    await choose('Usuario', 'Laura Peña (lpena)');
    await choose('Sección', 'Evento');
    await choose('Acción', 'Agregar');
    write('Desde', '2026-03-01');
    write('Hasta', '2026-03-05');
    const query = { usuario: 'lpena', recurso: 'eventos', accion: 'agregar', desde: '2026-03-01', hasta: '2026-03-05' };
    await waitFor(() => expect(received.at(-1)?.query).toEqual({ ...query, limite: '26' }));
  });

  it('reads the next page from the last id, and the first one after a change of the filters', async () => {
    const many = Array.from({ length: 26 }, (_, index) => ({ ...added, id: 126 - index }));
    answer('listUsuarios', []);
    answer('listMovimientos', { success: 1, movimientos: many });
    openAt('/movimientos');
    await waitFor(() => expect(rows()).toHaveLength(25));
    answer('listMovimientos', { success: 1, movimientos: many.slice(25) });
    press('Movimientos anteriores');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(received.at(-1)?.query).toEqual({ antes_de: '102', limite: '26' });
    expect(screen.getByText('26-26')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Movimientos anteriores' })).toHaveProperty('disabled', true);
    await choose('Sección', 'Evento');
    await waitFor(() => expect(received.at(-1)?.query).toEqual({ recurso: 'eventos', limite: '26' }));
  });

  it('reads the first page after a change of the filters, also if the next page failed', async () => {
    failuresAreLogged();
    const many = Array.from({ length: 26 }, (_, index) => ({ ...added, id: 126 - index }));
    answer('listUsuarios', []);
    answer('listMovimientos', { success: 1, movimientos: many });
    openAt('/movimientos');
    await waitFor(() => expect(rows()).toHaveLength(25));
    refuse('listMovimientos', 'Error interno', 422);
    press('Movimientos anteriores');
    await screen.findByRole('button', { name: 'Reintentar' });
    expect(received.at(-1)?.query).toEqual({ antes_de: '102', limite: '26' });
    answer('listMovimientos', { success: 1, movimientos: many });
    await choose('Sección', 'Evento');
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(received.at(-1)?.query).toEqual({ recurso: 'eventos', limite: '26' });
  });

  it('compares before and after by field and omits unchanged fields', async () => {
    await open();
    const dialog = await show(/5 de marzo/);
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('Actualizar · Evento');
    expect(fieldsOf(dialog)).toEqual({
      'Nombre del evento': 'AntesCongresoDespuésCongreso de seguridad vial',
      'Tipo de participación': 'AntesAsistenteDespuésPonente',
    });
  });

  it('shows a new record in readable form, without empty fields', async () => {
    await open();
    expect(fieldsOf(await show(/1 de marzo/))).toEqual({
      'Nombre del evento': 'DespuésCongreso',
      Fecha: 'Después1 de marzo de 2025',
      'Tipo de participación': 'DespuésAsistente',
      Estado: 'DespuésActivo',
      'URL adicionales': 'Despuéshttps://a.ejemplo.org\nhttps://b.ejemplo.org',
    });
  });

  it('shows the names of referenced records', async () => {
    await open();
    const dialog = await show(/6 de marzo/);
    await within(dialog).findByText('Seguridad química');
    expect(fieldsOf(dialog)).toEqual({ 'Línea de investigación': 'AntesSostenibilidadDespuésSeguridad química' });
  });

  it('shows a message when the list is empty', async () => {
    await open();
    const dialog = await show(/7 de marzo/);
    expect(within(dialog).getByText('Este movimiento no cambió datos que se puedan mostrar.')).toBeTruthy();
  });

  it('shows an error when the list cannot be loaded', async () => {
    failuresAreLogged();
    answer('listUsuarios', []);
    answerNever('listMovimientos');
    openAt('/movimientos');
    await expectToast('Error al cargar los movimientos');
  });
});
