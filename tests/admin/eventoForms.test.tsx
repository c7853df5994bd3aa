import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEvento } from '../support/builders/staffRecords.ts';
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
  write,
} from './backOffice.tsx';

mockedNetwork();

const MARZO = anEvento({ id: 6, nombre: 'Foro vial', fecha: '2025-03-09', tipo: 1 });
const MAYO = anEvento({ id: 7, nombre: 'Congreso', fecha: '2025-05-01', tipo: 4, estado: 0, urls_adicionales: [] });

beforeEach(() => {
  movableClock('2025-06-15T12:00:00-05:00');
  signIn();
  answer('listEventos', { success: 1, eventos: [MARZO, MAYO] });
  answer('getEvento', { success: 1, evento: MARZO });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  openAt('/eventos');
  await screen.findByRole('heading', { name: 'Foro vial' });
}
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);

describe('the form of a new evento', () => {
  async function openModal() {
    await open();
    press('Crear evento');
    return await screen.findByRole('dialog', { name: 'Crear evento' });
  }

  it('requires a name and a date', async () => {
    const dialog = await openModal();
    write(/^Nombre del evento/, '   ', dialog);
    press('Crear evento', dialog);
    await expectToast('El nombre y la fecha son obligatorios', 'Campos requeridos');
    for (const text of ['Escriba el nombre', 'Elija la fecha', 'Elija el tipo de participación'])
      expect(await within(dialog).findByText(text), text).toBeTruthy();
  });

  it('rejects fields above their limits', async () => {
    const dialog = await openModal();
    const max = (label: string | RegExp) => within(dialog).getByLabelText(label).getAttribute('maxlength');
    expect([max(/^Nombre del evento/), max('Lugar'), max('País'), max('Descripción')]).toEqual([
      '100',
      '100',
      '50',
      '250',
    ]);
    const date = within(dialog).getByLabelText(/^Fecha/);
    expect([date.getAttribute('min'), date.getAttribute('max')]).toEqual(['2020-01-01', '2026-12-31']);
    expect(within(dialog).getAllByLabelText(/^URL adicional/)).toHaveLength(3);
    write('Descripción', 'hola', dialog);
    await within(dialog).findByText('4/250 caracteres');
  });

  async function fill(tipo: string, fecha = '2025-03-01') {
    const dialog = await openModal();
    write(/^Nombre del evento/, 'Jornada', dialog);
    write(/^Fecha/, fecha, dialog);
    await choose(/^Tipo/, tipo, dialog);
    return dialog;
  }

  it('sends estado 2 for Inactivo, and offers no empty estado', async () => {
    answerDone('addEvento');
    answer('listEventos', { success: 1, eventos: [MARZO, anEvento({ id: 9, nombre: 'Jornada' })] });
    const dialog = await fill('Asistente');
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /^Estado/ }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options).toEqual(['Activo', 'Inactivo']);
    fireEvent.click(screen.getByRole('option', { name: 'Inactivo' }));
    press('Crear evento', dialog);
    await expectToast('Evento registrado');
    expect(bodiesOf('addEvento')).toMatchObject([{ estado: 2 }]);
  });

  it('counts the characters of a URL near its limit', async () => {
    const dialog = await openModal();
    write('URL adicional 1', `https://example.org/${'x'.repeat(379)}`, dialog);
    expect(within(dialog).queryByText(/500 caracteres/)).toBeNull();
    write('URL adicional 1', `https://example.org/${'x'.repeat(380)}`, dialog);
    await within(dialog).findByText('400/500 caracteres');
  });

  it.each(['2019-12-31', '2027-01-01'])('rejects the date %s', async (fecha) => {
    const dialog = await fill('Asistente', fecha);
    press('Crear evento', dialog);
    await within(dialog).findByText('La fecha debe estar entre 2020-01-01 y 2026-12-31');
    expect(bodiesOf('addEvento')).toEqual([]);
  });

  it.each([
    ['Organizador', ['URL de noticia de divulgación']],
    ['Asistente', ['Nombre de la ponencia', 'URL de la página del evento']],
    ['Ponente', ['Nombre de la ponencia', 'URL de la página del evento']],
  ])('shows only the fields of the type %s', async (tipo, labels) => {
    const dialog = await fill(tipo);
    const all = ['URL de noticia de divulgación', 'Nombre de la ponencia', 'URL de la página del evento'];
    for (const label of all) {
      const there = labels.includes(label) ? 1 : 0;
      expect(within(dialog).queryAllByLabelText(label), label).toHaveLength(there);
    }
  });

  it('does not offer the type that cannot be chosen', async () => {
    const dialog = await openModal();
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /^Tipo/ }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options).toEqual(['Organizador', 'Asistente', 'Ponente']);
  });

  it.each([
    [
      'Organizador',
      'URL de noticia de divulgación',
      'noticia',
      'La URL de noticia de divulgación no es válida',
      'URL inválida',
    ],
    [
      'Ponente',
      'URL de la página del evento',
      'ftp://x',
      'La URL de la página del evento no es válida',
      'URL inválida',
    ],
    [
      'Asistente',
      'Nombre de la ponencia',
      '   ',
      'El nombre de la ponencia es requerido para eventos de participación',
      undefined,
    ],
    ['Asistente', 'URL adicional 2', 'javascript:alert(1)', 'La URL adicional 2 no es válida', 'URL inválida'],
  ])('%s: rejects an invalid %s', async (tipo, label, value, text, title) => {
    const dialog = await fill(tipo);
    write(label, value, dialog);
    press('Crear evento', dialog);
    await expectToast(text, title);
    expect(within(dialog).getByText(text)).toBeTruthy();
    expect(bodiesOf('addEvento')).toEqual([]);
  });

  it('sends the fields of its type and its author, without blank URLs', async () => {
    answerDone('addEvento');
    answer('listEventos', { success: 1, eventos: [MARZO, anEvento({ id: 9, nombre: 'Jornada' })] });
    const dialog = await fill('Organizador');
    write('URL de noticia de divulgación', 'no es una URL', dialog);
    await choose(/^Tipo/, 'Ponente', dialog);
    write('Nombre de la ponencia', 'Cascos', dialog);
    write('URL adicional 1', ' ', dialog);
    write('URL adicional 3', 'https://example.org/3', dialog);
    press('Crear evento', dialog);
    await expectToast('Evento registrado');
    expect(bodiesOf('addEvento')).toMatchObject([
      {
        nombre: 'Jornada',
        fecha: '2025-03-01',
        tipo: 3,
        estado: 1,
        nombre_ponencia: 'Cascos',
        url_noticia_divulgacion: '',
        urls_adicionales: ['https://example.org/3'],
        created_by: 'lpena',
        created_by_name: 'Laura Peña',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['Ya está registrado', 'Ya está registrado'],
    [undefined, 'Error al procesar la solicitud'],
  ])('shows the error: %s', async (message, expected) => {
    failuresAreLogged();
    refuse('addEvento', message);
    press('Crear evento', await fill('Asistente'));
    await expectErrorToast(expected);
  });
});

describe('the side panel', () => {
  async function openPanel(name: string) {
    await open();
    press(`Editar ${name}`);
    return await screen.findByRole('dialog', { name: 'Editar evento' });
  }

  it('edits an evento next to the list', async () => {
    answerDone('updateEvento');
    const panel = await openPanel('Foro vial');
    write('Lugar', 'Cali', panel);
    press('Guardar cambios', panel);
    await expectToast('Evento actualizado');
    expect(bodiesOf('updateEvento')).toMatchObject([
      { nombre: 'Foro vial', lugar: 'Cali', estado: 1, updated_by: 'lpena', updated_by_name: 'Laura Peña' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card('Foro vial').getByText(/Cali/)).toBeTruthy();
  });

  it('keeps a type that cannot be chosen and its hidden fields', async () => {
    const other = anEvento({ ...MAYO, nombre_ponencia: 'Se conserva' });
    answer('listEventos', { success: 1, eventos: [MARZO, other] });
    answer('getEvento', { success: 1, evento: other });
    answerDone('updateEvento');
    const panel = await openPanel('Congreso');
    await waitFor(() =>
      expect(within(panel).getByRole('combobox', { name: /^Tipo/ }).textContent).toBe('Participante'),
    );
    write('Lugar', 'Cali', panel);
    press('Guardar cambios', panel);
    await expectToast('Evento actualizado');
    expect(bodiesOf('updateEvento')).toMatchObject([{ tipo: 4, nombre_ponencia: 'Se conserva' }]);
  });

  it.each([
    ['No puede', 'No puede'],
    [undefined, 'Error al actualizar el evento'],
  ])('shows the error: %s', async (message, expected) => {
    failuresAreLogged();
    refuse('updateEvento', message);
    const panel = await openPanel('Foro vial');
    write('Lugar', 'Cali', panel);
    press('Guardar cambios', panel);
    await expectErrorToast(expected);
  });
});

describe('admin/eventos/editar_evento/{id}', () => {
  it('saves a date without upper bound and returns to the list', async () => {
    answerDone('updateEvento');
    openAt('/eventos/editar_evento/6');
    write(/^Fecha/, '2031-01-01', await screen.findByRole('main'));
    press('Guardar cambios');
    await expectToast('Evento actualizado');
    expect(bodiesOf('updateEvento')).toMatchObject([{ fecha: '2031-01-01' }]);
    await waitFor(() => expect(here()).toBe('#/admin/eventos?anio=2031&mes=1'));
  });

  it.each([
    ['', 'Registrado por Usuario no identificado'],
    ['Ana Ríos', 'Registrado por Ana Ríos'],
  ])('shows the author: "%s"', async (created_by_name, expected) => {
    answer('getEvento', { success: 1, evento: anEvento({ id: 6, created_by_name, updated_by_name: '' }) });
    openAt('/eventos/editar_evento/6');
    expect(await screen.findByText(expected)).toBeTruthy();
  });

  it('returns to the list when the evento does not exist', async () => {
    failuresAreLogged();
    refuse('getEvento', 'No existe', 404);
    openAt('/eventos/editar_evento/99');
    await expectToast('No se pudo cargar el evento');
    await waitFor(() => expect(here()).toBe('#/admin/eventos'));
  });

  it('returns to the list when the server does not answer', async () => {
    failuresAreLogged();
    answerNever('getEvento');
    openAt('/eventos/editar_evento/6');
    await expectToast('No se pudo cargar el evento');
    await waitFor(() => expect(here()).toBe('#/admin/eventos'));
  });
});
